/** What the block shows, in this order. */
export const claimsParts = ['phases', 'history', 'documents', 'claims'] as const;
export type ClaimsPart = (typeof claimsParts)[number];

/** Values of the block where content leaves them out; its schema publishes the same. */
export const claimsDefaults: { readonly pageSize: number; readonly parts: ClaimsPart[] } = { pageSize: 10, parts: [...claimsParts] };
