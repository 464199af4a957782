import { own } from '../page/json.ts';
import type { BlockSchema, Page } from '../page/types.ts';
import { LanguageTally } from './language-tally.ts';
import { dictionaryWord, pickTextFrom, type Languages, type PickedText } from './pick-text.ts';

export interface BlockWords {
  readonly text: Readonly<Record<string, string>>;
  /** The language of most of them, where it is not the one shown. */
  readonly from?: string | undefined;
}

/** The block's own words: the page's text, else the tenant's dictionary (`<type>.<key>`), else the English default (PAGE-18). */
export function blockWords(
  type: string,
  schema: BlockSchema,
  page: Page,
  dictionary: Readonly<Record<string, unknown>>,
  languages: Languages,
): BlockWords {
  const tally = new LanguageTally();
  const word = ([key, english]: [string, string]): [string, string] => {
    const picked: PickedText = pickTextFrom(own(page.content.text, key), languages) ??
      dictionaryWord(dictionary, `${type}.${key}`, languages) ?? {
        text: english,
        ...(languages.language === 'en' ? {} : { from: 'en' }),
      };
    tally.add(picked);
    return [key, picked.text];
  };
  return { text: Object.fromEntries(Object.entries(schema.texts).map(word)), from: tally.main };
}
