import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packOf } from '../../locale/language-packs/index.ts';
import { screenWords, serverWords } from '../../locale/messages/index.ts';

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
const defaultsAmong = (texts: readonly string[]): readonly string[] =>
  texts.filter((text) => patterns.some((pattern) => pattern.test(text)));

/** Everything on the screen that is read out or shown. */
const textsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [document.title];
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest('script, style')) texts.push(walker.currentNode.textContent ?? '');
    for (const element of document.querySelectorAll('[aria-label], [title], [alt], [placeholder]'))
      for (const name of ['aria-label', 'title', 'alt', 'placeholder']) texts.push(element.getAttribute(name) ?? '');
    return [...new Set(texts.map((text) => text.trim()))].filter(Boolean);
  });

/** The portal's English on a screen where there is none to be: in another language, or of a tenant with a wording of its own for every word. */
export async function defaultsOn(page: Page, language: string): Promise<readonly string[]> {
  const same = new Set(Object.values(packOf(language)?.texts ?? {}));
  return defaultsAmong(await textsOn(page)).filter((text) => !same.has(text));
}
