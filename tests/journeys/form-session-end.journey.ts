import { admit, enterAs } from '../support/claimant.ts';
import { expect, test } from '../support/journey.ts';
import { ownCopy } from '../support/own-copies.ts';
import { tenantNamed } from '../support/tenants.ts';
import { word, wordOfPortal } from '../support/words.ts';

const tenant = tenantNamed('northgate');
const person = ownCopy('harold.thompson@example.org', 'form session end');
const lands = '/form/client-questionnaire';
const minute = 60_000;

test.use({ baseURL: tenant.url });
test.beforeEach(() => void test.setTimeout(60_000));

test('[SES-01] who types in a form whose code could not be loaded stays signed in, and is asked before the end', async ({
  page,
  faults,
}) => {
  faults.allow(/ERR_FAILED|dynamically imported module/);
  await page.clock.install();
  await page.route('**/SurveyForm-*.js', (route) => route.abort());
  await admit(page, tenant, person.email);
  // On a busy machine a document may be drawn before its data is there: then no form is in it.
  await expect(async () => {
    await page.goto(lands);
    await expect(page.getByText(word(tenant.slug, 'en', 'form', 'notReady'))).toBeVisible({ timeout: 3000 });
  }).toPass();
  const dialog = page.getByRole('dialog', { name: wordOfPortal(tenant.slug, 'en', 'ending.title') });
  await page.clock.fastForward(10 * minute);
  const reported = page.waitForResponse(/\/auth\/activity$/);
  await page.keyboard.press('Shift');
  expect((await reported).status()).toBe(204);
  await page.clock.fastForward(4 * minute);
  await expect(dialog).toBeHidden();
  await page.clock.fastForward(9.5 * minute);
  await expect(dialog).toBeVisible();
});

test('[SES-01] [APP-03] a link out of a form whose session has ended leads to the sign-in', async ({ page, faults }) => {
  faults.allow(/status of 401 /);
  await enterAs({ page, tenant, language: 'en', lands }, person.email);
  await expect(page.locator('[data-awaits-script=taken]')).toBeVisible();
  const answer = await page.request.post('/auth/sign-out', {
    data: {},
    headers: { 'X-Portal': '1', origin: tenant.url, 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.status()).toBe(200);
  await page.locator('a[href="/securedPage/my-claim"]').first().click();
  await expect(page).toHaveURL(/\/\?returnTo=%2FsecuredPage%2Fmy-claim&tab=1$/);
  await expect(page.locator('[data-awaits-script]')).toHaveCount(0);
  await expect(page.locator('[popovertarget$="-account"]')).toHaveCount(0);
});
