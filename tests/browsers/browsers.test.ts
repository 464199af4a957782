import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request } from '@playwright/test';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { soundPdf } from '../../server/platform/file-type/sound-pdf.fixture.ts';
import { passcodes } from '../support/outbox.ts';
import { screens } from '../support/screens/index.ts';
import { combinations, full, some } from '../support/seed.ts';
import { tenantNamed, tenants } from '../support/tenants.ts';
import { word } from '../support/words.ts';
import { sendWord, writtenForm } from '../support/written-form.ts';
import { keys } from './driver.ts';
import { findBrowser, type BrowserName } from './find-browsers.ts';
import { type HeldRequests, postedAt, startProblemProxy, type ProblemProxy } from './problem-proxy.ts';
import { createWindow, type Window } from './window.ts';

/** Set by `npm run test:browsers`, for one browser after the other, each with a portal of its own. */
const name = process.env['PORTICO_DRIVEN'] as BrowserName | undefined;
const start = name && findBrowser(name).start;
const tenant = tenantNamed('northgate');
const inForm = (key: Parameters<typeof word<'form'>>[3]) => word(tenant.slug, 'en', 'form', key);
const inLogin = (key: Parameters<typeof word<'login'>>[3]) => word(tenant.slug, 'en', 'login', key);

let proxy: ProblemProxy;
let window: Window;
const folder = mkdtempSync(join(tmpdir(), 'portico-browsers-'));

/** Opens what a posted form leads to. */
const post = (on: Window, origin: string, fields: Readonly<Record<string, string>>): Promise<void> =>
  on.open(`${origin}${postedAt}?${new URLSearchParams(fields)}`);

/** By the one click of the demo. */
async function enterAs(email: string, lands: string, on: Window = window, { url, slug } = tenant): Promise<void> {
  await post(on, url, { to: '/demo/sign-in', then: lands, tenant: slug, person: email });
  await on.arrives(/./);
}

const signOut = ({ url } = tenant): Promise<void> => post(window, url, { to: '/auth/sign-out' });

/** Enters the mailed code where it is asked for. */
async function enterCode(email: string): Promise<void> {
  await window.write('[autocomplete="one-time-code"]', await codeFor(email));
  await window.press('main button', inLogin('login'));
}

/** A code of the outbox, once there is one for this address. */
async function codeFor(email: string): Promise<string> {
  const outbox = await request.newContext();
  const newest = async () => (await passcodes(outbox, tenant.url, email))[0] ?? expect.unreachable();
  return vi.waitFor(newest, { timeout: 20_000, interval: 100 }).finally(() => outbox.dispose());
}

const paper = async (file: string): Promise<string> => {
  const path = join(folder, file);
  const picture = () => sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } }).png();
  writeFileSync(path, file.endsWith('.png') ? await picture().toBuffer() : soundPdf(file));
  return path;
};

/** A picture that was signed with: mostly nothing, with dark lines. */
async function expectInk(on: Window): Promise<void> {
  const source = await on.until('the picture', () => document.querySelector<HTMLImageElement>('main img[src^="data:image/png"]')?.src);
  const { data } = await sharp(Buffer.from(String(source).split(',')[1] ?? '', 'base64'))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const inked = [...Array(data.length / 4).keys()].filter((at) => (data[at * 4 + 3] ?? 0) > 200);
  expect(inked.length).toBeGreaterThan(100);
  expect(inked.length).toBeLessThan(data.length / 40);
  expect(Math.max(...inked.flatMap((at) => [...data.subarray(at * 4, at * 4 + 3)]))).toBeLessThan(90);
}

async function signOnSheet(on: Window): Promise<void> {
  await enterAs('eirlys.morgan@example.org', '/form/hardship-statement', on);
  await on.write('[data-name="howToHelp"] textarea', 'Write to me, please.');
  await on.scribble('[data-name="signature"] canvas');
  await on.press('main button', inForm('next'));
  await expectInk(on);
}

describe.skipIf(!start)(`in ${name}`, () => {
  beforeAll(async () => {
    proxy = await startProblemProxy();
    window = createWindow(await start!(proxy.port));
    await window.driver.resize(1280, 900);
  });
  afterAll(async () => {
    await window?.driver.close();
    await proxy?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  afterEach(() => expect(proxy.taken()).toEqual([]));

  test('a menu opens where it is seen, and Escape closes it', async () => {
    for (const width of [1280, 390]) {
      await window.driver.resize(width, 844);
      await window.open(`${tenant.url}/page/our_case`);
      await window.press('button[popovertarget$="languages"]');
      await window.until('the menu, seen', () => {
        const panel = document.querySelector('[popover]:popover-open');
        return panel && getComputedStyle(panel).opacity === '1';
      });
      await window.driver.type(keys.escape);
      await window.until('the closed menu', () => !document.querySelector('[popover]:popover-open'));
    }
    await window.driver.resize(1280, 900);
  });

  test('a person signs in with a mailed code', async () => {
    const email = 'tomasz.nowak@example.org';
    await window.open(`${tenant.url}/page/registration?tab=1`);
    await window.arrives(/registration/);
    await window.write('main form[action="/auth/start"] input:not([type=radio], [type=hidden])', email);
    await window.press('main button', inLogin('sendCode'));
    await enterCode(email);
    await window.arrives(/securedPage/);
    await window.press('button[popovertarget$="-account"]');
    await window.until('the open menu', () => document.querySelector('[popover]:popover-open') !== null);
    await window.driver.type(keys.escape);
    await signOut();
  });

  test('a stranger registers', async () => {
    const email = `${name}-${Date.now()}@example.org`;
    await window.open(`${tenant.url}/page/registration?tab=0`);
    await window.arrives(/registration/);
    await window.write('[data-name="name"] input', 'Eluned');
    await window.write('[data-name="family_name"] input', 'Hughes');
    await window.write('[data-name="email"] input', email);
    await window.press('[data-name="consent"] label');
    await window.press('main button', inForm('next'));
    await window.arrives(/registrationDetails/);
    await window.write('[data-name="addressLine1"] input', '1 High Street');
    await window.write('[data-name="city"] input', 'Cardiff');
    await window.write('[data-name="postcode"] input', 'CF10 1AA');
    await window.run(() => {
      const field = document.querySelector<HTMLInputElement>('[data-name="dateOfBirth"] input')!;
      // A browser types dates in a way of its own, and WebKitGTK not at all.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
        field,
        field.type === 'date' ? '1980-02-03' : '03/02/1980',
      );
      for (const event of ['input', 'change', 'blur']) field.dispatchEvent(new Event(event, { bubbles: true }));
    });
    await window.press('main button', inForm('next'));
    await window.driver.upload('[data-name="proof"] input[type=file]', [await paper('proof.pdf')]);
    await window.until('the file', () => document.body.innerText.includes('proof.pdf'));
    await window.press('main button', inForm('next'));
    await window.until('the answers', (title) => document.body.innerText.includes(title), inForm('checkTitle'));
    await window.press('main button', sendWord(writtenForm(tenant.slug, 'registration-form-details'), 'en'));
    await enterCode(email);
    await window.until('the account', () => /securedPage|claim-confirmation/.test(location.pathname));
    await window.arrives(/./);
    await signOut();
  });

  test('the country of a number is found by its prefix and taken by Enter', async () => {
    await window.open(`${tenant.url}/page/registration?tab=1`);
    await window.arrives(/registration/);
    await window.press('main label', 'Text message');
    await window.write('[name="CountryCode"]', '44');
    await window.until('the list', () => document.querySelector('[role="option"][aria-selected="true"]') !== null);
    await window.driver.type(keys.enter);
    const country = () => document.querySelector<HTMLInputElement>('[name="CountryCode"]')?.value.includes('+44 United Kingdom');
    await window.until('the country', country);
  });

  test('a form takes a file, and one press of Continue where another was refused, and a drawn signature', async () => {
    await enterAs('elin.gale@example.org', '/form/papers-and-signature');
    await window.write('[data-name="boughtOn"] input', '27/03/2015');
    await window.driver.upload('[data-name="logbook"] input[type=file]', [await paper('log book.png')]);
    await window.until('the file', () => document.body.innerText.includes('log book.png'));
    await window.driver.upload('[data-name="logbook"] input[type=file]', [await paper('refused.exe')]);
    await window.until('the refusal', () => document.body.innerText.includes('refused.exe'));
    await window.press('main button', inForm('next'));
    await window.scribble('[data-name="authority"] canvas');
    await window.until('the signature', (signed) => document.body.innerText.includes(signed), 'You have signed.');
    await signOut();
  });

  test('a drawn signature is lines', async () => {
    await signOnSheet(window);
    await signOut();
  });

  test.skipIf(name !== 'firefox')('a drawn signature is lines where the browser resists fingerprinting', async () => {
    const resisting = createWindow(await start!(proxy.port, { 'privacy.resistFingerprinting': true }));
    try {
      await signOnSheet(resisting);
    } finally {
      await resisting.driver.close();
    }
  });

  test('a document is signed', async () => {
    await enterAs('harold.thompson@example.org', '/securedPage/esign-list');
    await window.press('main table button');
    await window.write('#name', 'Harold Thompson');
    await window.press('#agree');
    await window.press('button[value="sign"]');
    await window.arrives(/securedPage/);
    await signOut();
  });

  test('a page that is left before its code came is seen as the server drew it until the next one is there', async () => {
    await enterAs('elin.hale@example.org', '/home');
    const [code, next] = [/\/listing-/, /\/page\/faqs/].map((address) => proxy.hold(address)) as [HeldRequests, HeldRequests];
    await window.run(() => location.assign('/listing/list'));
    await window.until('the list', () => document.querySelector('main th[scope="row"]') !== null);
    await vi.waitFor(() => expect(code.count()).toBeGreaterThan(0), { timeout: 20_000 });
    await window.run(() => {
      addEventListener('pagehide', () => sessionStorage.setItem('left', String(document.querySelectorAll('main th[scope="row"]').length)));
      sessionStorage.setItem('drawn', String(document.querySelectorAll('main th[scope="row"]').length));
      setTimeout(() => location.assign('/page/faqs'));
    });
    await vi.waitFor(() => expect(next.count()).toBeGreaterThan(0), { timeout: 20_000 });
    // As long as what was ended takes to be noticed.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    code.release();
    next.release();
    await window.arrives(/faqs/);
    expect(await window.run(() => sessionStorage.getItem('left'))).toBe(await window.run(() => sessionStorage.getItem('drawn')));
    await signOut();
  });

  test('staff sort a list, open an account and close a question, and the focus stays', async () => {
    await enterAs('elin.hale@example.org', '/listing/list');
    await window.press('main th a');
    await window.arrives(/sort=|order=/i);
    expect(await window.run(() => document.activeElement?.closest('th') !== null)).toBe(true);
    await window.press('main th[scope="row"] a');
    await window.arrives(/listing\/details/);
    const send = word(tenant.slug, 'en', 'accountDetails', 'sendLink');
    await window.press('main td button', send);
    await window.until('the question', () => document.querySelector('dialog:modal') !== null);
    await window.driver.type(keys.escape);
    await window.until('the button', (name) => document.activeElement?.textContent?.includes(name), send);
    await signOut();
  });

  describe.each(tenants)(`${full ? 'every screen' : 'a fourth of all screens, in any language,'} of $slug`, ({ slug, languages }) => {
    const rows = screens.filter((screen) => screen.tenant.slug === slug && !screen.then && !screen.onlyIn && !screen.refused);
    const people = [...new Set(rows.map(({ person }) => person))];
    test.each(people)('as %s', { timeout: 300_000 }, async (person) => {
      const own = tenantNamed(slug);
      if (person) await enterAs(person, '/home', window, own);
      else await window.open(`${own.url}/page/our_case`);
      const visits = combinations(
        languages,
        rows.filter((row) => row.person === person),
      );
      for (const [{ iso2Code }, { path, ofReact }] of some(visits, Math.ceil(visits.length / 4))) {
        await window.run((code) => void (document.cookie = `language=${code};path=/`), iso2Code);
        await window.open(own.url + path);
        await window.arrives(/./, ofReact);
        for (const width of [390, 320]) {
          await window.driver.resize(width, 844);
          const sideways = await window.run(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
          expect.soft(sideways, `${path}, ${iso2Code}, ${width} px`).toBeLessThanOrEqual(0);
        }
        expect.soft(proxy.taken(), `${path}, ${iso2Code}`).toEqual([]);
      }
      await signOut(own);
    });
  });
});
