import { leavingWords } from '#schemas/tenant';
import { wordsOf } from '../../tenant/index.ts';

/** Words for people who leave the form screen. */
export const leavingWord = wordsOf(leavingWords);
