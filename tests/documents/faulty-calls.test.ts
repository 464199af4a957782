import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page, Route } from '@playwright/test';
import { Window } from 'happy-dom';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { hasBrowser, launchBrowser } from '../support/browser.ts';
import { createChance, seed, some } from '../support/seed.ts';
import { askDocument, keptBy, sessionCookie } from './ask-document.ts';
import { faults, faultyCases, faultyScreens, isCall, type Fault, type FaultyCase } from './faulty-screens.ts';
import { openMarkedPortal, type MarkedPortal } from './marked-portal.fixture.ts';
import { readStates, type ScreenStates } from './screen-states.ts';

const here = 'northgate';
/** A screen of none of the table. */
const home = '/home';
/** How long a drawing waits for its data: long where all comes, so that a slow machine draws the same. */
const timeouts = { answered: 20_000, slow: 400 };

/** How the portal answers a document that is being drawn. */
let instead: ((pathname: string) => Promise<Response> | undefined) | undefined;
let timeout = timeouts.answered;
/** What a busy machine may take. */
const slowly = { timeout: 25_000, interval: 50 };
const never = new Promise<never>(() => undefined);

function answerOf(fault: Fault): Promise<Response> {
  const answer = faults[fault];
  if (fault === 'slow') return never;
  if (!answer) return Promise.reject(new TypeError('fetch failed'));
  const [status, body, type = 'application/json'] = answer;
  return Promise.resolve(new Response(body, { status, headers: { 'content-type': type } }));
}

type ScreenPerson = FaultyCase['screen']['who'];
const people: readonly ScreenPerson[] = ['harold.thompson', 'elin.hale'];
let portal: MarkedPortal;
let signedIn: Record<ScreenPerson, Awaited<ReturnType<MarkedPortal['signInAs']>>>;
beforeAll(async () => {
  portal = await openMarkedPortal(0, {
    write: (fixtures) => cpSync(join(import.meta.dirname, '../../fixtures'), fixtures, { recursive: true }),
    dataTimeout: () => timeout,
    fetch: (ask) => (input, init) => instead?.(new URL(String(input), 'http://inside').pathname) ?? ask(input, init),
  });
  const all = await Promise.all(people.map(async (who) => [who, await portal.signInAs(here, `${who}@example.org`)] as const));
  signedIn = Object.fromEntries(all) as typeof signedIn;
}, 300_000);
afterAll(() => portal.close());
afterEach(() => {
  instead = undefined;
  timeout = timeouts.answered;
});

const cookieOf = (who: ScreenPerson) => sessionCookie(here, signedIn[who].sid);

function statesIn(html: string): ScreenStates {
  const { document } = new Window();
  document.write(html);
  return readStates(document as unknown as Document);
}

type ExpectedScreen = Pick<FaultyCase, 'screen' | 'expected'> & Partial<Pick<FaultyCase, 'call' | 'fault'>>;

/** What the screen reports is what it is to report: its name is there, and each block reports the state of its data. What waits for one call may wait as a whole. */
function expectTrue({ heading, blocks, text }: ScreenStates, { screen, expected, call, fault }: ExpectedScreen): void {
  const waiting = fault === 'slow' ? Object.keys(expected).filter((block) => blocks[block] === 'loading') : [];
  const allowed = { ...expected, ...Object.fromEntries(waiting.map((block) => [block, 'loading'])) };
  expect({ heading, blocks }).toMatchObject({ heading: screen.stays, blocks: allowed });
  expect(screen.untrue.filter((words) => text.includes(words))).toEqual([]);
  if (call && fault !== 'slow') expect(text).toContain(screen.keeps?.[call] ?? '');
}

const allShown = (screen: FaultyCase['screen']) => ({
  screen,
  expected: Object.fromEntries(screen.blocks.map((block) => [block, 'shown'])),
});

describe(`a call that fails while the document is drawn: its blocks report it, the others show what they have, and nothing is false (seed ${seed})`, () => {
  test.each(Object.entries(faultyScreens))('%s: without a fault all is shown', async (_, screen) => {
    const answer = await askDocument(portal.urlOf(here) + screen.path, cookieOf(screen.who));
    expect(answer.status).toBe(200);
    expectTrue(statesIn(answer.text), allShown(screen));
  });

  test.each(some(faultyCases, 12, createChance(seed + 21)).map((one) => [one.title, one] as const))(
    '%s',
    async (_, { screen, call, fault, expected }) => {
      if (fault === 'slow') timeout = timeouts.slow;
      instead = (pathname) => (isCall(call, pathname) ? answerOf(fault) : undefined);
      const answer = await askDocument(portal.urlOf(here) + screen.path, cookieOf(screen.who));
      expect(answer.status).toBe(200);
      expect(keptBy(answer)).toEqual([]);
      const states = statesIn(answer.text);
      expectTrue(states, { screen, expected, call, fault });
      if (Object.values(states.blocks).includes('unavailable')) expect(answer.text).toMatch(/<a [^>]*href=""[^>]*>Try again/);
    },
  );

  test('all calls of the hub fail: the page has its name, its menu and its words', async () => {
    instead = (pathname) => (pathname.startsWith('/api/') ? answerOf('500') : undefined);
    const { status, text } = await askDocument(portal.urlOf(here) + faultyScreens['hub']!.path, cookieOf('harold.thompson'));
    expect(status).toBe(200);
    expect(text).toContain('Harold');
    expect(statesIn(text)).toMatchObject({
      heading: 'Your claim',
      blocks: { status: 'unavailable', forms: 'unavailable', claims: 'unavailable' },
    });
  });
});

describe.runIf(hasBrowser)(`in the browser (seed ${seed})`, () => {
  let browser: Browser;
  const pages = new Map<ScreenPerson, Page>();
  beforeAll(async () => {
    browser = await launchBrowser();
    for (const who of people) {
      const context = await browser.newContext({ locale: 'en-GB' });
      const domain = new URL(portal.urlOf(here)).hostname;
      await context.addCookies(
        [...signedIn[who].client.cookies, { name: 'language', value: 'en', path: '/' }].map((cookie) => ({ ...cookie, domain })),
      );
      const page = await context.newPage();
      await page.goto(`${portal.urlOf(here)}${home}`);
      await page.waitForFunction(() => history.scrollRestoration === 'manual');
      pages.set(who, page);
    }
  });
  afterAll(() => browser.close());

  const open = (page: Page, path: string) =>
    page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href });
      document.querySelector('main')?.append(link);
      link.click();
    }, path);
  const statesOf = async (page: Page): Promise<ScreenStates> =>
    (await page.evaluate(`(${readStates.toString()})(document)`)) as ScreenStates;

  const reply = (fault: Fault) => async (route: Route) => {
    const answer = faults[fault];
    if (fault === 'slow') return;
    if (!answer) return route.abort();
    const [status, body, contentType = 'application/json'] = answer;
    return route.fulfill({ status, body, contentType });
  };

  /** Opens a screen without a new document, waits until it shows what is wanted, and leaves it. */
  async function meet(page: Page, wanted: ExpectedScreen): Promise<void> {
    const { path, stays } = wanted.screen;
    try {
      await open(page, path);
      await vi.waitFor(async () => expectTrue(await statesOf(page), wanted), slowly);
      expect(await page.evaluate(() => location.pathname)).toBe(path.split('?')[0]);
    } finally {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await open(page, home);
      await vi.waitFor(async () => expect((await statesOf(page)).heading).not.toBe(stays), slowly);
    }
  }

  test.each(some(faultyCases, 5, createChance(seed + 22)).map((one) => [one.title, one] as const))(
    '%s',
    async (_, one) => {
      const page = pages.get(one.screen.who)!;
      // What a page is opened with comes in one answer; without it, each call is made here.
      await page.route('**/page-answer?*', (route) => route.abort());
      await page.route(({ pathname }) => isCall(one.call, pathname), reply(one.fault));
      await meet(page, one);
    },
    60_000,
  );

  test.each(some(Object.keys(faults) as Fault[], 1, createChance(seed + 23)))(
    'what a page is opened with, answered %s: each call is made by itself, and all is shown',
    async (fault) => {
      const page = pages.get('harold.thompson')!;
      await page.route('**/page-answer?*', reply(fault));
      await meet(page, allShown(faultyScreens['hub']!));
    },
    60_000,
  );

  test.each(['500', 'slow'] as const)(
    'what was answered %s while the document was drawn is asked again here, and shown',
    async (fault) => {
      if (fault === 'slow') timeout = timeouts.slow;
      instead = (pathname) => (isCall('submissions.claims', pathname) ? answerOf(fault) : undefined);
      const page = pages.get('harold.thompson')!;
      await page.goto(portal.urlOf(here) + faultyScreens['hub']!.path);
      await vi.waitFor(async () => expect((await statesOf(page)).text).toContain('NG-100077-1'), slowly);
    },
    60_000,
  );
});
