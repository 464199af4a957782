import type { APIRequestContext, Page, Route } from '@playwright/test';
import { enterAs } from './claimant.ts';
import { expect } from './journey.ts';
import { linksMailed } from './outbox.ts';
import type { Claimant } from './own-copies.ts';
import { tenantNamed } from './tenants.ts';
import { word } from './words.ts';
import { writtenForm } from './written-form.ts';

/** Forms of Northgate that a mailed link opens, and what a journey does with them. */
export const tenant = tenantNamed('northgate');
const staff = 'elin.hale@example.org';
export const feedback = writtenForm(tenant.slug, 'service-feedback');
const stopping = writtenForm(tenant.slug, 'unsubscribe');
export const inForm = (key: Parameters<typeof word<'form'>>[3]) => word(tenant.slug, 'en', 'form', key);
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
    const button = `${word(tenant.slug, 'en', 'accountDetails', 'sendLink')}: ${form.name['en']}`;
    await page.getByRole('button', { name: button, exact: true }).click();
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
