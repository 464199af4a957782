/** What staff read in the test-mode panel (TST-01). */
export const testModeWords = {
  'testMode.emailRestriction': 'Email restriction',
  'testMode.content': 'Content',
  'testMode.dataLoaded': 'Data loaded',
  'testMode.on': 'On',
  'testMode.off': 'Off',
  'testMode.approved': 'Approved',
  'testMode.inReview': 'In Review',
  'testMode.none': 'NONE',
  'testMode.test': 'Test',
  'testMode.production': 'Production',
} as const;
