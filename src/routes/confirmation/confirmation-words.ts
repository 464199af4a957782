import { confirmationWords } from '#schemas/tenant';
import { wordsOf } from '../../tenant/index.ts';

/** Words of the confirmation page beside content's own. */
export const confirmationWord = wordsOf(confirmationWords);
