import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { delayScripts, lateness, openDrawn } from '../support/late-script.ts';
import { inForm, linksFrom, partsOf, secretOf, tenant } from '../support/linked-forms.ts';
import { ownCopy } from '../support/own-copies.ts';

const person = ownCopy('ruth.lindqvist@example.org', 'linked form, late script');

test.use({ baseURL: tenant.url });
test.setTimeout(90_000);

/** The link to a form that staff mailed, for a browser without a session. */
async function mailedLink(page: Page, request: APIRequestContext): Promise<string> {
  const [toFeedback = ''] = await linksFrom(page, request, person);
  await page.context().clearCookies();
  return toFeedback;
}

test('[FRM-22] [FRM-24] [SEC-10] [APP-07] the document of a form that a link opens has its step, to fill in before the script is there: answers, focus and place stay; left before, it comes back; nothing is asked again, no secret is in it, and Back leads from the second step to the first', async ({
  page,
  request,
  shifts,
}) => {
  const toFeedback = await mailedLink(page, request);
  const { mostly, reachable, next, better } = partsOf(page);
  const calls: string[] = [];
  page.on('request', (asked) => calls.push(new URL(asked.url()).pathname));
  await delayScripts(page);
  const document = await openDrawn(page, toFeedback);
  expect((await document?.text())?.includes(secretOf(toFeedback))).toBe(false);
  expect(document?.headers()['cache-control']).toBe('private, no-store');
  await mostly.check();
  await page.goto('/page', { waitUntil: 'domcontentloaded' });
  await openDrawn(page, toFeedback);
  await reachable.selectOption('Not always');
  await reachable.focus();
  await expect(page.locator('[data-awaits-script="taken"]')).toBeVisible({ timeout: lateness * 3 + 10_000 });
  await expect(mostly).toBeChecked();
  await expect(reachable).toHaveValue('sometimes');
  await expect(reachable).toBeFocused();
  await expect(page).toHaveURL('/form-fill/service-feedback');
  expect(shifts.unexpected).toEqual([]);
  expect(calls.filter((path) => /ByToken$/.test(path))).toEqual([]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await next.click();
  await expect(better).toBeVisible();
  await expect(page).toHaveURL('/form-fill/service-feedback#step-2');
  await page.goBack();
  await expect(mostly).toBeChecked();
  await expect(page).toHaveURL('/form-fill/service-feedback#step-1');
  await page.evaluate(() => localStorage.clear());
});

test('[FRM-24] what was typed before the script is there, in a document that was left, is in the form that the device draws next, which keeps it', async ({
  page,
  request,
}) => {
  const toFeedback = await mailedLink(page, request);
  const { mostly, reachable } = partsOf(page);
  const [awaiting, taken] = [page.locator('[data-awaits-script=""]'), page.locator('[data-awaits-script="taken"]')];
  // The tab has the secret from now on.
  await page.goto(toFeedback);
  await expect(taken).toBeVisible();
  await delayScripts(page);
  await openDrawn(page, toFeedback);
  await mostly.check();
  await reachable.selectOption('Not always');
  await expect(awaiting).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const document = page.waitForResponse((answer) => answer.url().includes('/form-fill/'));
  await page.goto('/form-fill/service-feedback');
  expect((await (await document).text()).includes('data-name="')).toBe(false);
  for (let opened = 0; opened < 2; opened += 1) {
    await expect(taken).toBeVisible();
    await expect(mostly).toBeChecked();
    await expect(reachable).toHaveValue('sometimes');
    await page.reload();
  }
  await page.evaluate(() => localStorage.clear());
});

test('[FRM-24] where a script of a form that a link opens cannot be had, another try has what was typed, and so has Back', async ({
  page,
  request,
  faults,
}) => {
  const toFeedback = await mailedLink(page, request);
  faults.allow(/ERR_FAILED|dynamically imported module/);
  const { mostly, reachable } = partsOf(page);
  const [taken, notice] = [page.locator('[data-awaits-script="taken"]'), page.getByText(inForm('notReady'))];
  const data = '**/forms-*.js';
  await page.route(data, (route) => route.abort());
  await page.goto(toFeedback);
  await mostly.check();
  await expect(notice).toBeVisible();
  await page.unroute(data);
  await page.getByRole('button', { name: inForm('tryAgain') }).click();
  await expect(taken).toBeVisible();
  await expect(mostly).toBeChecked();
  await page.evaluate(() => localStorage.clear());

  await page.route(data, (route) => route.abort());
  await page.goto(toFeedback);
  await reachable.selectOption('Not always');
  await expect(notice).toBeVisible();
  await page.goto('/page');
  await page.unroute(data);
  await page.goBack();
  await expect(taken).toBeVisible();
  await expect(reachable).toHaveValue('sometimes');
  await page.evaluate(() => localStorage.clear());
});
