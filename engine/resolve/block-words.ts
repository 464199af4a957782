import { own } from '../page/json.ts';
import type { BlockSchema, Page } from '../page/types.ts';
import { pickText, type Languages } from './localise.ts';

/** The block's own words: the page's text, else the tenant's dictionary (`<type>.<key>`), else the English default (PAGE-18). */
export function blockWords(
  type: string,
  schema: BlockSchema,
  page: Page,
  dictionary: Readonly<Record<string, unknown>>,
  languages: Languages,
): Readonly<Record<string, string>> {
  const word = ([key, english]: [string, string]): [string, string] => [
    key,
    pickText(own(page.content.text, key), languages) ?? pickText(own(dictionary, `${type}.${key}`), languages) ?? english,
  ];
  return Object.fromEntries(Object.entries(schema.texts).map(word));
}
