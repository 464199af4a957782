import { filled } from '#engine';
import { endingWords } from '#schemas/tenant';
import { wordsOf, type Site } from '../tenant/index.ts';

/** Words about the end of a session without activity. */
export const endingWord = wordsOf(endingWords);

/** The time that is left, as it is announced. Pure. */
export function leftInWords(site: Site | undefined, seconds: number): string {
  if (seconds === 120) return endingWord(site, 'ending.twoMinutes');
  return seconds === 60 ? endingWord(site, 'ending.oneMinute') : filled(endingWord(site, 'ending.seconds'), { seconds });
}
