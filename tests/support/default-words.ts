import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screenWords, serverWords } from '../../schemas/tenant/words/index.ts';

const catalog = JSON.parse(readFileSync(join(import.meta.dirname, '../../schemas/published/catalog.json'), 'utf8')) as {
  readonly types: Readonly<Record<string, { readonly texts: Readonly<Record<string, string>> }>>;
};

/** Every word of the portal in English, by dictionary key. */
export const defaultWords: Readonly<Record<string, string>> = Object.assign(
  Object.fromEntries(
    Object.entries(catalog.types).flatMap(([type, { texts }]) => Object.entries(texts).map(([key, text]) => [`${type}.${key}`, text])),
  ),
  ...screenWords,
  serverWords,
);

/** Default words as they are on a screen: with anything in their places. Those with places and few letters of their own fit too much. */
const patterns = Object.values(defaultWords)
  .filter((text) => text.replaceAll(/\{\w+\}|\P{L}/gu, '').length > (text.includes('{') ? 7 : 1))
  .map(
    (text) =>
      new RegExp(
        `^${text
          .split(/\{\w+\}/)
          .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
          .join('.+')}$`,
        'u',
      ),
  );

/** Which of these texts are a default word of the portal. */
export const defaultsAmong = (texts: readonly string[]): readonly string[] =>
  texts.filter((text) => patterns.some((pattern) => pattern.test(text)));
