import { signingWords } from '#schemas/tenant';
import { wordsOf } from '../../tenant/index.ts';

/** What is said to somebody who comes back from signing. */
export const signingWord = wordsOf(signingWords);
