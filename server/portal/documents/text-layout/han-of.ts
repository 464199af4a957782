import type { Han } from './fonts.ts';

/** Whose Han characters a text has: what it is written with decides, else the language (BCP 47) that it is in. Pure. */
export function hanOf(text: string, language: string): Han {
  if (/\p{Script=Hangul}/u.test(text)) return 'kr';
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'jp';
  return ({ ja: 'jp', ko: 'kr' } as const)[language.split('-')[0]?.toLowerCase() ?? ''] ?? 'sc';
}
