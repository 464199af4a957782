import { confirmationWords } from '#schemas/tenant';
import { countedWordsOf, wordsOf } from '../../tenant/index.ts';

/** Words of the confirmation page beside content's own. */
export const confirmationWord = wordsOf(confirmationWords);

/** Those with a count. */
export const countedConfirmation = countedWordsOf(confirmationWords);
