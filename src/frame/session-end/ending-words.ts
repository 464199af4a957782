import { endingWords } from '#schemas/tenant';
import { countedWordsOf, wordsOf, type Site } from '../../tenant/index.ts';

/** Words about the end of a session without activity. */
export const endingWord = wordsOf(endingWords);
const countedWord = countedWordsOf(endingWords);

/** The time that is left, as it is announced. Pure. */
export function leftInWords(site: Site | undefined, seconds: number): string {
  if (seconds === 120) return endingWord(site, 'ending.twoMinutes');
  return seconds === 60 ? endingWord(site, 'ending.oneMinute') : countedWord(site, 'ending.seconds', { seconds });
}
