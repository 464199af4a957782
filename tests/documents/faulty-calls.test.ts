import type { Browser } from '@playwright/test';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { hasBrowser, launchBrowser } from '../support/browser.ts';
import { word } from '../support/words.ts';
import { askDocument, keptBy, sessionCookie } from './ask-document.ts';
import { openMarkedPortal, type MarkedPortal } from './marked-portal.fixture.ts';

const here = 'northgate';
const hub = '/securedPage/my-claim';
const claims = '/api/Submissions/claims';
const unavailable = word(here, 'en', 'claims', 'unavailable');
/** What a document may take whose data does not come, on a machine that does other work too. */
const soon = 1500;

type Answer = () => Promise<Response>;
/** How the portal answers a document that is being drawn, by path. */
let instead: Readonly<Record<string, Answer>> = {};
const never = new Promise<never>(() => undefined);
const answered =
  (status: number, body = '{}', type = 'application/json'): Answer =>
  async () =>
    new Response(body, { status, headers: { 'content-type': type } });

let portal: MarkedPortal;
let person: Awaited<ReturnType<MarkedPortal['signIn']>>;
beforeAll(async () => {
  portal = await openMarkedPortal(1, {
    fetch: (ask) => (input, init) => instead[new URL(String(input), 'http://inside').pathname]?.() ?? ask(input, init),
  });
  person = await portal.signIn(here, 0);
  // The first drawing prepares what every later one uses.
  await askDocument(portal.urlOf(here) + hub, sessionCookie(here, person.sid));
}, 300_000);
afterAll(() => portal.close());
afterEach(() => (instead = {}));

async function openHub() {
  const started = performance.now();
  const answer = await askDocument(portal.urlOf(here) + hub, sessionCookie(here, person.sid));
  const took = performance.now() - started;
  // What travels to the script holds every word of the page.
  return { ...answer, took, drawn: answer.text.split('<script type="application/json"')[0] ?? '' };
}

test.each([
  ['is answered 500', answered(500)],
  ['is answered 401', answered(401)],
  ['is answered 404', answered(404)],
  ['is answered by what is no JSON', answered(200, '<p>proxy</p>', 'text/html')],
  ['is answered by JSON of another shape', answered(200, '{"claims": 7}')],
  ['breaks', () => Promise.reject(new TypeError('fetch failed'))],
])('a call that %s while the document is drawn: the page is there, its block reports it and has a way to ask again', async (_, answer) => {
  instead = { [claims]: answer };
  const shown = await openHub();
  expect(shown).toMatchObject({ status: 200, shows: [person.mark] });
  expect(keptBy(shown)).toEqual([]);
  expect(shown.took).toBeLessThan(soon);
  expect(shown.drawn).toContain(unavailable);
  expect(shown.drawn).toMatch(/<a [^>]*href=""[^>]*>Try again/);
});

test('a call that does not come does not hold the document: its block is waiting for it', async () => {
  instead = { [claims]: () => never };
  const shown = await openHub();
  expect(shown).toMatchObject({ status: 200, shows: [person.mark] });
  expect(shown.took).toBeLessThan(soon);
  expect(shown.drawn).toContain('data-state="loading"');
  expect(shown.drawn).not.toContain(unavailable);
});

test('all of its calls fail: the page has its name, its menu and its words', async () => {
  instead = Object.fromEntries(
    ['Accounts/', 'Submissions/claims', 'Submissions/', 'Accounts/GetWorkFlowStatusColours'].map((path) => [`/api/${path}`, answered(500)]),
  );
  const shown = await openHub();
  expect(shown).toMatchObject({ status: 200, shows: [person.mark] });
  expect(shown.drawn).toContain(unavailable);
});

test.runIf(hasBrowser).each([
  ['failed', answered(500)],
  ['did not come', () => never],
])(
  'what %s while the document was drawn is asked again by the browser, and shown',
  async (_, answer) => {
    instead = { [claims]: answer };
    const browser: Browser = await launchBrowser();
    try {
      const context = await browser.newContext({ locale: 'en-GB' });
      const domain = new URL(portal.urlOf(here)).hostname;
      await context.addCookies(
        [...person.client.cookies, { name: 'language', value: 'en', path: '/' }].map((cookie) => ({ ...cookie, domain })),
      );
      const page = await context.newPage();
      const again = page.waitForResponse((response) => new URL(response.url()).pathname === claims);
      await page.goto(portal.urlOf(here) + hub);
      expect((await again).status()).toBe(200);
      await page.getByText(`NR-${person.mark}`).first().waitFor();
    } finally {
      await browser.close();
    }
  },
  60_000,
);
