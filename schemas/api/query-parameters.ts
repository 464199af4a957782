/** Name in the query of any call: the account that staff act for (APP-04). From claimants, who act for themselves, it changes nothing. */
export const accountParameter = 'accountId';

/** The name after `?` of the secret of a mailed link (APP-07). */
export const linkTokenParameter = 'token';

/** Whether this may be such a secret; anything else is no link, and can be no header. Pure. */
export const isLinkToken = (text: string): boolean => /^[\w-]{1,200}$/.test(text);

/** An address without the secret of its link. Pure. */
export function withoutLinkToken(address: URL): URL {
  const clean = new URL(address);
  clean.searchParams.delete(linkTokenParameter);
  return clean;
}
