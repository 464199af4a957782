/** Values of the block where content leaves them out; its schema publishes the same. */
export const claimsDefaults = { pageSize: 10 } as const;
