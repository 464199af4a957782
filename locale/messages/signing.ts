/** Words for a claimant who returns from signing. */
export const signingWords = {
  'signing.back': 'Back from signing',
  'signing.backMessage': 'One moment, please…',
  'signing.toClaim': 'Go to your claim',
  'signing.signed': 'You have signed {document}.',
  'signing.signedAny': 'You have signed the document.',
  'signing.unsigned': 'The document is not signed. You can open it again.',
} as const;
