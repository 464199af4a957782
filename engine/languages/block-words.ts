import { pluralCategories } from '#locale/plurals/plural-categories';
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
  const text: Record<string, string> = {};
  const sources: readonly ((key: string) => PickedText | undefined)[] = [
    (key) => pickTextFrom(own(page.content.text, key), languages),
    (key) => dictionaryWord(dictionary, `${type}.${key}`, languages),
    (key) => pickTextFrom({ en: own(schema.texts, key) }, languages),
  ];
  for (const key of Object.keys(schema.texts).filter((one) => !one.endsWith('_one'))) {
    const source = sources.find((one) => one(key));
    const picked = source?.(key);
    if (picked) tally.add(picked);
    // A word that is replaced is replaced in all its forms.
    for (const form of key + '_one' in schema.texts ? ['', ...pluralCategories.map((category) => '_' + category)] : ['']) {
      const found = source?.(key + form);
      if (found && found.from === picked?.from) text[key + form] = found.text;
    }
  }
  return { text, from: tally.main };
}
