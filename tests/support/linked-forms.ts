import type { APIRequestContext, Page, Route } from '@playwright/test';
import { enterAs } from './claimant.ts';
import { expect } from './journey.ts';
import { linksMailed } from './outbox.ts';
import type { Claimant } from './own-copies.ts';
import { tenantNamed } from './tenants.ts';
import { word, wordOfPortal } from './words.ts';
import { writtenForm } from './written-form.ts';

/** Forms of Northgate that a mailed link opens, and what a journey does with them. */
export const tenant = tenantNamed('northgate');
const staff = 'elin.hale@example.org';
export const feedback = writtenForm(tenant.slug, 'service-feedback');
const stopping = writtenForm(tenant.slug, 'unsubscribe');
export const inForm = (key: Parameters<typeof word<'form'>>[3]) => word(tenant.slug, 'en', 'form', key);
const inDetails = (key: Parameters<typeof word<'accountDetails'>>[3]) => word(tenant.slug, 'en', 'accountDetails', key);
const asStaff = { tenant, language: 'en', lands: '/listing/list' } as const;

/** From the account of the person: one link to each form, by mail; as paths. */
export async function linksFrom(page: Page, request: APIRequestContext, { email, family_name: name }: Claimant): Promise<string[]> {
  await enterAs({ page, ...asStaff }, staff);
  await page.getByRole('searchbox').fill(name);
  await page.keyboard.press('Enter');
  await page.getByRole('main').getByRole('rowheader').getByRole('link', { name }).click();
  const links: string[] = [];
  for (const form of [feedback, stopping]) {
    const known = (await linksMailed(request, tenant.url, email)).length;
    const button = `${inDetails('sendLink')}: ${form.name['en']}`;
    await page.getByRole('button', { name: button, exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: inDetails('linkSend'), exact: true })
      .click();
    let mailed: string[] = [];
    await expect.poll(async () => (mailed = await linksMailed(request, tenant.url, email)).length).toBeGreaterThan(known);
    const { pathname, search } = new URL(mailed[0] ?? '', tenant.url);
    links.push(pathname + search);
  }
  return links;
}

export const heading = (page: Page, name = '') => page.getByRole('heading', { level: 1, name, exact: true });
export const secretOf = (link: string): string => new URLSearchParams(link.split('?')[1]).get('token') ?? '-';
export const refusing = (status: number, problem: object) => (route: Route) => route.fulfill({ status, json: { status, ...problem } });

export const partsOf = (page: Page) => ({
  next: page.getByRole('button', { name: inForm('next'), exact: true }),
  cancel: page.getByRole('link', { name: inForm('cancel'), exact: true }),
  mostly: page.getByRole('radio', { name: 'Mostly' }),
  reachable: page.getByRole('combobox'),
  better: page.getByRole('textbox'),
});

/** The document of a link that has its form; the secret is out of the address once that is taken over. */
export async function openDrawn(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await expect(page.locator('[data-awaits-script="taken"]')).toBeVisible();
  await expect(page).not.toHaveURL(/token=/);
}

/** Opens a link while another person is signed in, and answers the question of that. */
export async function openOfAnother(page: Page, link: string, answer: 'signOut.stay' | 'signOut.forLink'): Promise<void> {
  await page.goto(link);
  const question = page.getByRole('dialog', { name: wordOfPortal(tenant.slug, 'en', 'signOut.linkOfAnother') });
  await expect(question).toContainText('•••');
  await question.getByRole('button', { name: wordOfPortal(tenant.slug, 'en', answer), exact: true }).click();
  await expect(question).toHaveCount(0);
}

/** Leaves a form in which something was written, by Cancel. */
export async function leaveBy(page: Page, answer: 'leaveKeep' | 'leaveDiscard'): Promise<void> {
  await partsOf(page).cancel.click();
  const asks = page.getByRole('dialog', { name: inForm('leaveTitle') });
  await asks.getByRole('button', { name: inForm(answer), exact: true }).click();
}

const atSignIn = {
  begun: 'portal.formBegun',
  saved: 'portal.formSaved',
  sent: 'portal.formSent',
  kept: 'portal.formKept',
  notKept: 'portal.formNotKept',
} as const;

/** The holder of a link was led to the sign-in, which states what became of the form. */
export async function isAtSignIn(page: Page, why: keyof typeof atSignIn): Promise<void> {
  await expect(page).toHaveURL(`/?returnTo=%2FsecuredPage%2Fmy-claim&tab=1&${why}=1`);
  await expect(page.getByRole('main').getByText(wordOfPortal(tenant.slug, 'en', atSignIn[why]))).toBeVisible();
}

/** Presses a button, and gives each value that its `aria-disabled` has from then on in this document. */
export async function pressWatched(page: Page, name: string): Promise<() => Promise<unknown>> {
  const button = page.getByRole('button', { name, exact: true });
  await button.evaluate((watched) => {
    const disabled: unknown[] = [];
    Object.assign(window, { disabled });
    new MutationObserver(() => disabled.push(watched.getAttribute('aria-disabled'))).observe(watched, {
      attributeFilter: ['aria-disabled'],
    });
  });
  await button.click();
  return () => page.evaluate(() => Reflect.get(window, 'disabled') as unknown);
}

/** The second step of the form, opened by its link on a phone. */
export async function onSecondStep(page: Page, toFeedback: string): Promise<ReturnType<typeof partsOf>> {
  const parts = partsOf(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${toFeedback}&submissionId=no-guid`);
  await parts.mostly.check();
  await parts.reachable.selectOption('Not always');
  await parts.next.click();
  await parts.better.fill('Answer sooner');
  return parts;
}
