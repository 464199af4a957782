/** Headings of the signed-in pages that the portal draws where a tenant has none of the name. */
export const ownPageWords = {
  'ownPage.signAgreement': 'Sign Agreement',
  'ownPage.claimDetail': 'What you have sent',
} as const;

/** Those pages, by the name in their address (ESG-01, DET-01). */
export const ownPages = {
  'esign-list': 'ownPage.signAgreement',
  'my-claim-detail': 'ownPage.claimDetail',
} as const satisfies Readonly<Record<string, keyof typeof ownPageWords>>;
