import { filled } from '#locale/messages/filled';
import type { FormWords } from '../../texts.ts';

/** Words with `{kept}` filled: that the answers are kept, on this device or wherever it may be, or that they are not. Pure. */
export const wordsOnAnswers = (
  words: string,
  text: FormWords,
  isKept: boolean,
  where: 'keptOnDevice' | 'areKept' = 'keptOnDevice',
): string => filled(words, { kept: isKept ? text[where] : text.areNotKept });
