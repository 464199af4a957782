import { cookieWords } from '#schemas/tenant';
import { wordsOf } from '../tenant/index.ts';

/** Words about cookies. */
export const cookieWord = wordsOf(cookieWords);
