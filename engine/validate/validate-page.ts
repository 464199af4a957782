import { maxBlocks, pageContentKeys, pageKeys, type Issue } from '#schemas/page';
import { isSlug } from '#schemas/shared/slug';
import { isObject } from '#locale/is-object';
import type { Page } from '../page/types.ts';
import { nearest } from '../page/nearest.ts';
import { Report } from './issue-report.ts';
import { validateBlocks, type BlockContext } from './validate-blocks.ts';

const textWanted = (name: string): string => `"${name}" must be text, text by language code ({ "en": … }) or a list of texts.`;

const isText = (value: unknown): boolean =>
  typeof value === 'string' ||
  (Array.isArray(value) && value.length > 0 && value.every((text) => typeof text === 'string')) ||
  (isObject(value) && Object.keys(value).length > 0 && Object.values(value).every((text) => typeof text === 'string'));

/** A text by language is shown in those it has; a key that is no language code is a warning. */
function reportUnknownLanguages(text: unknown, path: readonly (string | number)[], report: Report): void {
  if (!isObject(text)) return;
  for (const key of Object.keys(text))
    if (!/^[a-z]{2}$/.test(key)) report.add('warning', 'unknown-language', [...path, key], `"${key}" is no language code, as "en" is.`);
}

function reportUnknownKeys(input: object, known: readonly string[], path: readonly string[], report: Report): void {
  for (const key of Object.keys(input))
    if (!known.includes(key))
      report.add(
        'warning',
        'invalid-page',
        [...path, key],
        `${path[0] ? '"content"' : 'A page'} has no key "${key}".`,
        nearest(key, known),
      );
}

/**
 * Unknown JSON → a page, with everything that is wrong with it (PAGE-12). Only a broken envelope refuses the page: no
 * object, or no slug, title or component list. Pointers start at the root of the page's document.
 */
export function validatePage(input: unknown, context: BlockContext): { page: Page | null; issues: Issue[] } {
  const report = new Report(context);
  if (!isObject(input)) {
    report.add('error', 'broken-envelope', [], 'A page must be an object with slug, title and component.');
    return { page: null, issues: report.issues };
  }
  const { slug, title, component } = input;
  if (typeof slug !== 'string' || slug === '') report.add('error', 'broken-envelope', ['slug'], 'A page must have a slug.');
  if (title === undefined || title === null) report.add('error', 'broken-envelope', ['title'], 'A page must have a title.');
  if (!Array.isArray(component)) report.add('error', 'broken-envelope', ['component'], 'A page must have blocks under "component".');
  if (report.issues.length > 0 || typeof slug !== 'string' || !Array.isArray(component)) return { page: null, issues: report.issues };

  if (!isSlug(slug)) report.add('warning', 'invalid-page', ['slug'], 'A slug has small letters, digits, hyphens and underscores.');
  reportUnknownKeys(input, pageKeys, [], report);
  if (component.length > maxBlocks) report.add('error', 'invalid-page', ['component'], `A page shows ${maxBlocks} blocks at most.`);
  const flag = (name: string, otherwise: boolean): boolean => {
    const value = input[name];
    if (value !== undefined && value !== null && typeof value !== 'boolean')
      report.add('warning', 'invalid-page', [name], `"${name}" must be true or false; it counts as ${otherwise}.`);
    return typeof value === 'boolean' ? value : otherwise;
  };
  const text = (name: string): unknown => {
    const value = input[name];
    if (value === undefined || value === null) return undefined;
    if (isText(value)) return (reportUnknownLanguages(value, [name], report), value);
    report.add('error', 'invalid-page', [name], textWanted(name));
    return undefined;
  };
  for (const { pointer, message } of context.unsafe ?? [])
    if (!pointer.startsWith('/component/')) report.add('error', 'unsafe-html', pointer, message);
  const { blocks, issues } = validateBlocks(component.slice(0, maxBlocks), context);
  const [pageTitle, htmlContent] = [text('pageTitle'), text('htmlContent')];
  flag('showInMenu', false);
  if (input.order !== undefined && input.order !== null && typeof input.order !== 'number')
    report.add('warning', 'invalid-page', ['order'], '"order" must be a number.');
  const page: Page = {
    slug,
    title: text('title') ?? slug,
    ...(pageTitle === undefined ? {} : { pageTitle }),
    showHeader: flag('showHeader', true),
    showBanner: flag('showBanner', false),
    showFooter: flag('showFooter', true),
    ...(htmlContent === undefined ? {} : { htmlContent }),
    isWrappedContent: flag('isWrappedContent', false),
    content: contentOf(input.content, report),
    blocks,
  };
  return { page, issues: [...report.issues, ...issues] };
}

function contentOf(input: unknown, report: Report): Page['content'] {
  if (input === undefined || input === null) return {};
  const wrong = (path: readonly (string | number)[], message: string) => report.add('error', 'invalid-page', ['content', ...path], message);
  if (!isObject(input)) {
    wrong([], '"content" must be an object of meta, pages, text, assets.');
    return {};
  }
  const { meta, pages, text } = input;
  const part = (name: string, value: unknown): Readonly<Record<string, unknown>> | undefined => {
    if (isObject(value)) return value;
    if (value !== undefined && value !== null) wrong([name], `"${name}" must be an object.`);
    return undefined;
  };
  reportUnknownKeys(input, pageContentKeys, ['content'], report);
  part('assets', input.assets);
  if (pages !== undefined && pages !== null && !Array.isArray(pages)) wrong(['pages'], '"pages" must be a list of { "html": … }.');
  const isSound = (value: unknown, ...path: readonly (string | number)[]): boolean => {
    if (isText(value)) reportUnknownLanguages(value, ['content', ...path], report);
    else wrong(path, textWanted(String(path.at(-1))));
    return isText(value);
  };
  const screens = (Array.isArray(pages) ? pages : []).flatMap((page: unknown, index) => {
    const html = isObject(page) ? page.html : undefined;
    return isSound(html, 'pages', index, 'html') ? [{ html }] : [];
  });
  const words = Object.entries(part('text', text) ?? {}).filter(([key, value]) => isSound(value, 'text', key));
  const about = part('meta', meta);
  const description = about?.description;
  const described = description !== undefined && isSound(description, 'meta', 'description');
  return {
    ...(about ? { meta: described ? { description } : {} } : {}),
    ...(screens.length > 0 ? { pages: screens } : {}),
    ...(words.length > 0 ? { text: Object.fromEntries(words) } : {}),
  };
}
