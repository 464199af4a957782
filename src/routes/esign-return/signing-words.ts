import { signingWords } from '#schemas/tenant';
import { wordsOf } from '../../tenant/index.ts';

/** Words for a claimant who returns from signing. */
export const signingWord = wordsOf(signingWords);
