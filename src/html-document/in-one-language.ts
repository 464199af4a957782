import { dictionaryWord, narrowText, narrowTexts, type Languages, type Loader, type Page } from '#engine';
import { cookieWords, documentWords, serverWords } from '#schemas/tenant';
import type { Remembered, CheckedPage, MenuEntry } from '../content/index.ts';

/**
 * What a document carries, in its one language: choosing another loads another document. Every text stays where it was, now in
 * the plain of its three forms, or where it fell back in the form that names its language; what no schema has arrived for stays whole. Pure.
 */
export function inOneLanguage(
  content: Readonly<Record<string, Remembered>>,
  languages: Languages,
  blocks: Loader,
): Readonly<Record<string, Remembered>> {
  const text = (value: unknown): unknown => narrowText(value, languages) ?? value;
  const texts = <Value>(map: Readonly<Record<string, Value>>): Record<string, unknown> =>
    Object.fromEntries(Object.entries(map).map(([key, value]) => [key, text(value)]));
  const ofPage = (page: Page): Page => ({
    ...page,
    title: text(page.title),
    ...(page.pageTitle === undefined ? {} : { pageTitle: text(page.pageTitle) }),
    ...(page.htmlContent === undefined ? {} : { htmlContent: text(page.htmlContent) }),
    content: {
      ...page.content,
      ...(page.content.meta ? { meta: texts(page.content.meta) } : {}),
      ...(page.content.pages ? { pages: page.content.pages.map(({ html }) => ({ html: text(html) })) } : {}),
      ...(page.content.text ? { text: texts(page.content.text) } : {}),
    },
    blocks: page.blocks.map((block) => {
      const schema = blocks.get(block.type)?.schema;
      return schema && !block.issue ? { ...block, props: narrowTexts(block.props, schema.localised, languages) } : block;
    }),
  });
  const checked = (found: CheckedPage | null): CheckedPage | null => found && { ...found, page: found.page && ofPage(found.page) };
  const value = (key: string, found: unknown): unknown => {
    if (key === 'dictionary') return words(found as Record<string, unknown>, languages);
    if (key === 'common')
      return Object.fromEntries(Object.entries(found as Record<string, CheckedPage>).map(([slug, page]) => [slug, checked(page)]));
    if (key.startsWith('menu/')) return (found as readonly MenuEntry[]).map((entry) => ({ ...entry, title: text(entry.title) }));
    if (key.includes('-page/')) return checked(found as CheckedPage | null);
    return found;
  };
  return Object.fromEntries(
    Object.entries(content).map(([key, known]) => [key, 'value' in known ? { value: value(key, known.value) } : known]),
  );
}

/** Words of screens in the language shown. Where English is behind them they are left out, and those of the server, of the drawn banner and of the document itself are never read in a browser. */
const words = (dictionary: Readonly<Record<string, unknown>>, languages: Languages): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys(dictionary).flatMap((key) => {
      const picked = [serverWords, cookieWords, documentWords].some((list) => Object.hasOwn(list, key))
        ? undefined
        : dictionaryWord(dictionary, key, languages);
      return picked ? [[key, picked.from ? { [picked.from]: picked.text } : picked.text]] : [];
    }),
  );
