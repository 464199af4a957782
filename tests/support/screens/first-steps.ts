import type { Page } from '@playwright/test';
import { hydrated } from '../journey.ts';
import { word } from '../words.ts';
import { sendWord, writtenForm } from '../written-form.ts';
import type { Slug } from './screen.ts';

export const sendCode = (page: Page, slug: Slug, language: string) =>
  page.getByRole('main').getByRole('button', { name: word(slug, language, 'login', 'sendCode'), exact: true });

/** The code is not sent: what the screen shows is the answer to a request that was accepted. */
export const askForCode = (slug: Slug) => async (page: Page, language: string) => {
  await page.route('**/auth/start', (route) =>
    route.fulfill({ json: { sentTo: 'a•••@example.org', expiresInSeconds: 900, codeLength: 8, ifKnown: true } }),
  );
  await page.getByLabel(word(slug, language, 'login', 'email'), { exact: true }).fill('ann@example.org');
  await sendCode(page, slug, language).click();
  await page.getByLabel(word(slug, language, 'login', 'passcode'), { exact: true }).waitFor();
  await page.unroute('**/auth/start');
};

/** Presses what leads on, or sends, although the step is not complete. */
export const goOnTooSoon = (slug: Slug, form?: string) => async (page: Page, language: string) => {
  const name = form ? sendWord(writtenForm(slug, form), language) : word(slug, language, 'form', 'next');
  await page.getByRole('main').getByRole('button', { name, exact: true }).click();
  await page.locator('main [aria-invalid="true"]').first().waitFor();
};
export const openBooking = async (page: Page) => {
  await page.getByRole('main').getByRole('group').getByRole('button').first().click();
  await page.waitForURL(/\/appointment-booking/);
  await page.getByRole('main').getByRole('button').first().waitFor();
};
export const openSigning = async (page: Page) => {
  await hydrated(page);
  await page.locator('main table button').first().click();
  await page.locator('button[value="sign"]').waitFor();
};
