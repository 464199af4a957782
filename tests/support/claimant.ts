import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { noteChanges } from './changed-people.ts';
import type { InputMethod } from './input-method.ts';
import { hydrated } from './journey.ts';
import { nextPasscode, passcodes } from './outbox.ts';
import type { DemoTenant } from './tenants.ts';
import { word, wordOfPortal } from './words.ts';

export interface Visit {
  readonly page: Page;
  readonly request: APIRequestContext;
  readonly tenant: DemoTenant;
  readonly language: string;
  readonly input: InputMethod;
  /** Where the sign-in leads; without it, to the hub. */
  readonly lands?: string;
}

const homeOf = ({ claimsEnabled }: DemoTenant): string => (claimsEnabled ? '/securedPage/my-claim' : '/securedPage/our_case');

/** From the open sign-in page to the hub, with the code that arrives by mail. */
export async function signIn(visit: Visit, email: string): Promise<void> {
  const { page, request, tenant, language, input } = visit;
  const wordFor = (key: Parameters<typeof word<'login'>>[3]) => word(tenant.slug, language, 'login', key);
  noteChanges(page.context(), email);
  const known = (await passcodes(request, tenant.url, email)).length;
  // A visitor who has chosen no language is led on in that of their account (PAGE-20).
  await page.context().addCookies([{ name: 'language', value: language, url: tenant.url }]);
  await input.write(page.getByLabel(wordFor('email'), { exact: true }), email);
  await input.press(page.getByRole('button', { name: wordFor('sendCode'), exact: true }));
  await expect(page.getByLabel(wordFor('passcode'), { exact: true })).toBeFocused();
  await enterCode(visit, email, known);
}

/** Where the code is asked for: enters the one that is mailed after `known` were there. */
export async function enterCode({ page, request, tenant, language, input, lands }: Visit, email: string, known: number): Promise<void> {
  const wordFor = (key: 'passcode' | 'login') => word(tenant.slug, language, 'login', key);
  await input.write(page.getByLabel(wordFor('passcode'), { exact: true }), await nextPasscode(request, tenant.url, email, known));
  await input.press(page.getByRole('button', { name: wordFor('login'), exact: true }));
  await expect(page).toHaveURL(tenant.url + (lands ?? homeOf(tenant)));
}

/** Signs this person in by the one click of the demo instead of a code, which takes a tenth of the time: for journeys that are not about the sign-in. */
export async function admit(page: Page, tenant: DemoTenant, email: string): Promise<void> {
  noteChanges(page.context(), email);
  const answer = await page.request.post(`${tenant.url}/demo/sign-in`, {
    form: { tenant: tenant.slug, person: email },
    headers: { origin: tenant.url, 'sec-fetch-site': 'same-origin' },
    maxRedirects: 0,
  });
  expect(answer.status(), `${email} is a person of the demo`).toBe(303);
}

/** Opens the hub, or the page it should land on, as this person, who needs no code (`admit`). */
export async function enterAs({ page, tenant, language, lands }: Omit<Visit, 'request' | 'input'>, email: string): Promise<void> {
  await page.context().addCookies([{ name: 'language', value: language, url: tenant.url }]);
  await admit(page, tenant, email);
  await page.goto(tenant.url + (lands ?? homeOf(tenant)));
  await hydrated(page);
}

/** By the user menu; ends on the sign-in page, without a session. */
export async function signOut({ page, tenant, language, input }: Visit): Promise<void> {
  await input.press(page.locator('[popovertarget$="-account"]'));
  await input.press(page.getByRole('button', { name: word(tenant.slug, language, 'navigation', 'signOut') }));
  await expect(page).toHaveURL(`${tenant.url}/page/registration?signedOut=1`);
  await expect(page.locator('[popovertarget$="-account"]')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: wordOfPortal(tenant.slug, language, 'portal.signedOut') })).toBeFocused();
}

/** Opens a form from the list of the hub; beside its name may be what distinguishes it from others (CLM-17). */
export async function openForm({ page, tenant, language, input }: Visit, name: string): Promise<void> {
  const ways = (['start', 'continue', 'edit'] as const).map((key) => word(tenant.slug, language, 'formsList', key));
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${name}( ?[A-Z0-9]+)*$`) }) });
  await input.press(row.getByRole('button', { name: new RegExp(`^(${ways.join('|')})`) }));
  await expect(page).toHaveURL(/\/form\//);
}

/** A person who began before is led to the step where they stopped; this goes back to the first. */
export async function toFirstStep({ page, tenant, language, input }: Visit, steps: number): Promise<void> {
  const first = word(tenant.slug, language, 'form', 'stepOf').replace('{step}', '1').replace('{steps}', String(steps));
  await expect(page.locator('progress')).toBeVisible();
  const reached = () => page.locator('progress').getAttribute('value');
  while (!(await page.getByText(first).isVisible())) {
    const step = await reached();
    await input.press(page.getByRole('button', { name: word(tenant.slug, language, 'form', 'back'), exact: true }));
    // Pressed before the script is there, it leads back once that is.
    await expect.poll(reached).not.toBe(step);
  }
}

/** Whatever looks like a token, in everything a foreign script in this page could read and keep. */
export async function tokensWithin(page: Page): Promise<string[]> {
  const readable = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state, window.name, location.href]),
  );
  return readable.match(/eyJ[\w-]{10,}\.[\w-]{10,}(\.[\w-]*)?/g) ?? [];
}
