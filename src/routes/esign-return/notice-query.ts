/** After `?` of the hub: the claimant is back from a document that they signed, or did not sign. */
export const notices = { signed: 'signed', unsigned: 'unsigned' } as const;

export const hasNotice = ({ searchParams }: URL): boolean => searchParams.has(notices.signed) || searchParams.has(notices.unsigned);
