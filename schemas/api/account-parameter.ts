/** Name in the query of any call: the account that staff act for (APP-04). From claimants, who act for themselves, it changes nothing. */
export const accountParameter = 'accountId';
