import { wordsOf } from '../tenant/words.ts';

/** What is said to somebody who comes back from signing. */
export const signingWord = wordsOf({
  'signing.back': 'Back from signing',
  'signing.backMessage': 'One moment, please…',
  'signing.toClaim': 'Go to your claim',
  'signing.signed': 'You have signed {document}.',
  'signing.signedAny': 'You have signed the document.',
  'signing.unsigned': 'The document is not signed. You can open it again.',
});
