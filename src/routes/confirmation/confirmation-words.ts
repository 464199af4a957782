import { confirmationWords } from '#schemas/tenant';
import { wordsOf } from '../../tenant/index.ts';

/** What the confirmation page says beside content's own words. */
export const confirmationWord = wordsOf(confirmationWords);
