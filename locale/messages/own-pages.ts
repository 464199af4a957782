/** Headings of the signed-in pages that the portal draws where a tenant has none of the name. */
export const ownPageWords = {
  'ownPage.signAgreement': 'Sign Agreement',
  'ownPage.claimDetail': 'What you have sent',
  'ownPage.profile': 'My Profile',
  'ownPage.communications': 'Communications Preferences',
  'ownPage.home': 'Your home page',
  'ownPage.appointmentBooking': 'Your interview',
} as const;

/** Those pages, by the name in their address (ESG-01, DET-01, BKG-04). */
export const ownPages = {
  'esign-list': 'ownPage.signAgreement',
  'my-claim-detail': 'ownPage.claimDetail',
  'my-profile': 'ownPage.profile',
  'communications-preferences': 'ownPage.communications',
  home: 'ownPage.home',
  'appointment-booking': 'ownPage.appointmentBooking',
} as const satisfies Readonly<Record<string, keyof typeof ownPageWords>>;
