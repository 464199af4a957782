import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContext } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hasBrowser, launchBrowser } from '../support/browser.ts';
import { seed, some } from '../support/seed.ts';
import { peopleIn } from './marked-people.ts';
import { openMarkedPortal, type MarkedPortal } from './marked-portal.fixture.ts';
import { securedAddresses } from './secured-addresses.ts';

const here = 'northgate';
const hub = '/securedPage/my-claim';

let portal: MarkedPortal;
let browser: Browser;
let attacker: Server;
/** Another site: another host of this machine, which browsers do not take for the same site. */
let otherSite: string;
let person: Awaited<ReturnType<MarkedPortal['signIn']>>;
let context: BrowserContext;

describe.runIf(hasBrowser)(`another site (seed ${seed})`, () => {
  beforeAll(async () => {
    portal = await openMarkedPortal(1);
    browser = await launchBrowser();
    attacker = createServer((_, answer) =>
      answer.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>other</title><h1>Other</h1>'),
    );
    await new Promise<void>((resolve) => attacker.listen(0, 'localhost', resolve));
    otherSite = `http://localhost:${(attacker.address() as AddressInfo).port}/`;
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    attacker?.closeAllConnections();
    attacker?.close();
    await portal?.close();
  });

  beforeEach(async () => {
    person = await portal.signIn(here, 0);
    await portal.idle(5);
    context = await browser.newContext({ locale: 'en-GB' });
    const domain = new URL(portal.urlOf(here)).hostname;
    await context.addCookies(person.client.cookies.map((cookie) => ({ ...cookie, domain, httpOnly: true, sameSite: 'Lax' as const })));
  });
  afterEach(() => context.close());

  /** The page of another site, and what answers of the portal the browser was given for it. */
  async function visitOtherSite() {
    const page = await context.newPage();
    await page.goto(otherSite);
    return page;
  }

  test('frames, pictures, scripts, prefetches and calls of another site are answered nothing of the person and change nothing', async () => {
    const page = await visitOtherSite();
    const before = await portal.stored();
    const bodies: string[] = [];
    const pending: Promise<unknown>[] = [];
    let asked = 0;
    context.on('request', (request) => (asked += request.url().startsWith(portal.urlOf(here)) ? 1 : 0));
    context.on('response', (response) => {
      pending.push(
        response.body().then(
          (body) => bodies.push(body.toString()),
          () => undefined,
        ),
      );
    });
    const urls = [
      ...some(securedAddresses(here, 0), 8),
      '/auth/session',
      '/page-answer?address=/securedPage/my-claim',
      '/api/Accounts/',
    ].map((address) => portal.urlOf(here) + address);
    const read = await page.evaluate(async (addresses) => {
      const seen: string[] = [];
      const loaded = (element: HTMLElement) =>
        new Promise<void>((resolve) => {
          for (const event of ['load', 'error']) element.addEventListener(event, () => resolve(), { once: true });
          document.body.append(element);
        });
      for (const url of addresses) {
        const frame = Object.assign(document.createElement('iframe'), { src: url });
        await loaded(frame);
        try {
          seen.push(frame.contentDocument?.body.innerHTML ?? '');
        } catch {
          // Another origin's document cannot be read.
        }
        frame.remove();
        const image = Object.assign(document.createElement('img'), { src: url });
        const script = Object.assign(document.createElement('script'), { src: url });
        const prefetch = Object.assign(document.createElement('link'), { rel: 'prefetch', href: url });
        const style = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: url });
        await Promise.all([image, script, style].map(loaded));
        document.head.append(prefetch);
        if (image.naturalWidth > 0) seen.push(`picture of ${url}`);
        for (const mode of ['cors', 'no-cors'] as const)
          for (const method of mode === 'cors' ? ['GET', 'POST', 'PUT'] : ['GET', 'POST'])
            await fetch(url, { mode, method, credentials: 'include' }).then(
              async (answer) => void seen.push(await answer.text()),
              () => undefined,
            );
      }
      return seen.filter((text) => text !== '');
    }, urls);
    await Promise.all(pending);
    expect(peopleIn(JSON.stringify(read))).toEqual([]);
    expect(peopleIn(JSON.stringify(bodies))).toEqual([]);
    expect(asked).toBeGreaterThan(5 * urls.length);
    expect(await portal.stored()).toBe(before);
  }, 180_000);

  test('forms that another site posts change nothing: the person stays signed in, no longer than without them', async () => {
    const before = await portal.stored();
    for (const path of ['/auth/sign-out', '/auth/session', '/api/Submissions', '/api/Accounts/registration', hub]) {
      const page = await visitOtherSite();
      const arrived = page.waitForResponse((response) => response.url() === portal.urlOf(here) + path);
      await page.evaluate(
        (action) => {
          const form = Object.assign(document.createElement('form'), { method: 'post', action });
          document.body.append(form);
          form.submit();
        },
        portal.urlOf(here) + path,
      );
      const answer = await arrived;
      expect([path, answer.status() >= 400, peopleIn(await answer.text())]).toEqual([path, true, []]);
      await page.close();
    }
    expect(await portal.stored()).toBe(before);
    await person.client.renew();
  });

  test('a link of another site opens the page, which it cannot read, and the time of the session goes on running', async () => {
    // The document alone: what its script does there is done by the portal's own page.
    await context.route('**/build/**', (route) => route.abort());
    const page = await visitOtherSite();
    const before = await portal.lastActive();
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate((url) => void Object.assign(window, { other: window.open(url) }), portal.urlOf(here) + hub),
    ]);
    await opened.getByText(person.mark).first().waitFor();
    const read = await page.evaluate(() => {
      try {
        return (window as unknown as { other: Window }).other?.document.body.innerHTML ?? '';
      } catch (error) {
        return String(error);
      }
    });
    expect(peopleIn(read)).toEqual([]);
    expect(await portal.lastActive()).toBe(before);
  });
});
