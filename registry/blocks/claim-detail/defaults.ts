/** Values of the block where content leaves them out; its schema publishes the same. */
export const claimDetailDefaults = { pageSize: 3 } as const;
