import type { Page } from '@playwright/test';
import { findings } from './axe.ts';
import { defaultsOn } from './default-words.ts';
import { unreadable } from './forced-colours.ts';
import { expect, hydrated, sidewaysScroll } from './journey.ts';
import type { Screen } from './screens/index.ts';
import { combinations, createChance, full, seed } from './seed.ts';
import { loadingWords } from './words.ts';

/** How a screen is looked at. */
export interface Look {
  readonly scheme: (typeof schemes)[number];
  readonly width: (typeof widths)[number];
}

/** A screen that is opened once, in one language, and looked at. */
export interface Visit {
  readonly screen: Screen;
  readonly language: string;
  readonly looks: readonly Look[];
  /** By a link of another page, without a new document. */
  readonly byLink: boolean;
}

export const schemes = ['light', 'dark', 'forced colours'] as const;
const widths = [1280, 390, 320] as const;
export const allLooks: readonly Look[] = combinations(schemes, widths).map(([scheme, width]) => ({ scheme, width }));
const languagesOf = ({ tenant, onlyIn }: Screen): readonly string[] =>
  onlyIn ? [onlyIn] : tenant.languages.map(({ iso2Code }) => iso2Code);

/**
 * In a full run every screen in every language and every look. Otherwise so many screens of each tenant, by chance, to which its languages and then pairs of
 * looks are dealt: none a second time before each was there. The looks of a pair differ in scheme and in width.
 */
export function chooseVisits(screens: readonly Screen[], ofEachTenant: number): Visit[] {
  const chance = createChance(seed + 20);
  const shuffled = <T>(list: readonly T[]): T[] =>
    list
      .map((value) => ({ value, at: chance() }))
      .sort((one, other) => one.at - other.at)
      .map(({ value }) => value);
  const visit = (screen: Screen, language: string, looks: readonly Look[]): Visit => ({
    screen,
    language,
    looks,
    // Forms open as documents.
    byLink: !screen.serverDrawn && !screen.refused && !screen.path.startsWith('/form/') && chance() < 0.4,
  });
  if (full) return screens.flatMap((screen) => languagesOf(screen).map((language) => visit(screen, language, allLooks)));
  const other = ({ scheme, width }: Look): Look => ({
    scheme: schemes[(schemes.indexOf(scheme) + 1) % schemes.length] as Look['scheme'],
    width: widths[(widths.indexOf(width) + 2) % widths.length] as Look['width'],
  });
  return [...Map.groupBy(screens, ({ tenant }) => tenant).values()].flatMap((own) => {
    const [languages, looks] = [shuffled(own[0]?.tenant.languages ?? []), shuffled(allLooks)];
    return shuffled(own)
      .slice(0, ofEachTenant)
      .map((screen, index) => {
        const language = screen.onlyIn ?? languages[index % languages.length]?.iso2Code ?? '';
        const look = looks[index % looks.length] as Look;
        return visit(screen, language, [look, other(look)]);
      });
  });
}

export const titleOf = ({ screen, language, byLink }: Visit): string =>
  `${screen.tenant.slug}, ${screen.name}, ${language}${byLink ? ', by a link' : ''}`;

const nameOf = (visit: Visit, { scheme, width }: Look): string => `${titleOf(visit)}, ${scheme}, ${width} px`;

/** Opens the screen and shows that it is sound in each of its looks; where it is not, the others are still looked at. */
export async function lookAt(page: Page, visit: Visit, pictures?: string): Promise<void> {
  const { screen, language, looks, byLink } = visit;
  const sound = (what: string) => expect.configure({ soft: true, message: what });
  await page.context().addCookies([{ name: 'language', value: language, url: screen.tenant.url }]);
  if (looks[0]) await dress(page, looks[0]);
  if (byLink) await followLink(page, screen);
  else await page.goto(address(screen));
  if (!screen.serverDrawn) {
    await settled(page, screen.tenant.slug, language, screen.ofReact);
    sound(titleOf(visit))(byLink ? ['h1'] : ['nothing', 'h1']).toContain(await focused(page));
  }
  await screen.then?.(page, language);
  sound(titleOf(visit))(await seen(page)).toEqual({
    headings: 1,
    titled: true,
    lang: language,
    dir: screen.tenant.languages.find(({ iso2Code }) => iso2Code === language)?.dir,
    unwritten: [],
  });
  // Calder has a wording of its own for every English word.
  if (!screen.onlyIn && (language !== 'en' || screen.tenant.slug === 'calder'))
    sound(titleOf(visit))(await defaultsOn(page, language)).toEqual([]);
  if (screen.written) await isAsWritten(page, screen.written, language, titleOf(visit));
  for (const look of looks) {
    await dress(page, look);
    const name = nameOf(visit, look);
    await sound(name)
      .poll(() => sidewaysScroll(page))
      .toBeLessThanOrEqual(0);
    sound(name)(await findings(page)).toEqual([]);
    if (look.scheme === 'forced colours') sound(name)(await unreadable(page)).toEqual([]);
    if (pictures)
      await page.screenshot({ path: `${pictures}/${name.replaceAll(/[^\w]+/g, '-')}.png`, fullPage: true, animations: 'disabled' });
  }
}

/** PAGE-04, PAGE-06: title and heading of the tenant, between header and footer. */
async function isAsWritten(
  page: Page,
  { title, pageTitle }: NonNullable<Screen['written']>,
  language: string,
  message: string,
): Promise<void> {
  const sound = expect.configure({ soft: true, message });
  await sound(page.getByRole('heading', { level: 1 })).toHaveText(title[language] ?? '');
  await sound(page).toHaveTitle((pageTitle ?? title)[language] ?? '');
  await sound(page.getByRole('banner')).toBeVisible();
  await sound(page.getByRole('contentinfo')).toBeVisible();
}

const address = ({ tenant, path }: Screen): string => new URL(path, tenant.url).href;

/** Width, colour scheme and forced colours of a look. */
export async function dress(page: Page, { scheme, width }: Look): Promise<void> {
  await page.setViewportSize({ width, height: width === 1280 ? 900 : 844 });
  await page.emulateMedia({
    colorScheme: scheme === 'dark' ? 'dark' : 'light',
    forcedColors: scheme === 'forced colours' ? 'active' : 'none',
  });
}

/** From a page that only reads: the address changes in the same document. */
async function followLink(page: Page, screen: Screen): Promise<void> {
  const from = screen.path === '/page/accessibility' ? '/page/faqs' : '/page/accessibility';
  await page.goto(screen.tenant.url + from);
  await hydrated(page);
  await page.evaluate((href) => {
    Object.assign(window, { stillHere: true });
    const link = document.createElement('a');
    link.href = href;
    document.querySelector('main')?.append(link);
    link.click();
    link.remove();
  }, address(screen));
  await expect(page).not.toHaveURL(screen.tenant.url + from);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => 'stillHere' in window), `${screen.name} is no new document`).toBe(true);
}

/** It has shown what it loads, or its reason not to. */
export async function settled(page: Page, tenant: string, language: string, ofReact?: string): Promise<void> {
  await hydrated(page, ofReact);
  for (const words of loadingWords(tenant, language)) await expect(page.getByText(words, { exact: true })).toHaveCount(0);
}

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    return !at || at === document.body || at === document.documentElement ? 'nothing' : at.tagName.toLowerCase();
  });

const seen = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest('script, style, pre, code, .demo-finding'))
        texts.push(walker.currentNode.textContent ?? '');
    return {
      headings: [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility() && heading.textContent.trim() !== '')
        .length,
      titled: document.title.trim() !== '',
      lang: document.documentElement.lang,
      dir: document.documentElement.dir || 'ltr',
      /** What a person would read where a value or a text is missing. */
      unwritten: texts.flatMap((text) => text.match(/\bundefined\b|\bNaN\b|\[object \w+\]|\{\w+\}/g) ?? []),
    };
  });
