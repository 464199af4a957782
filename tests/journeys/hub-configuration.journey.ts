import { enterAs } from '../support/claimant.ts';
import { expect, hydrated, test, type Page } from '../support/journey.ts';
import { tenantNamed, type DemoTenant } from '../support/tenants.ts';
import { word } from '../support/words.ts';

const [northgate, meridian, calder] = [tenantNamed('northgate'), tenantNamed('meridian'), tenantNamed('calder')];
test.setTimeout(60_000);

/** What the steps of an account are, each with its state in words. */
const statesOf = (page: Page, list: string): Promise<string[]> =>
  page
    .getByRole('main')
    .getByRole('list', { name: list })
    .getByRole('listitem')
    .evaluateAll((steps) => steps.map((step) => step.getAttribute('data-state') ?? ''));
const enter = (page: Page, tenant: DemoTenant, email: string) =>
  enterAs({ page, tenant, language: 'en', lands: '/securedPage/my-claim' }, `${email}@example.org`);

test('[MYC-06] [MYC-11] [MYC-08] five steps by the value of the account’s status, as the tenant maps them; the form about the account is above them', async ({
  page,
}) => {
  for (const [person, expected] of [
    ['ben.carver', ['current', 'waiting', 'waiting', 'waiting', 'waiting']],
    ['youssef.mansour', ['done', 'done', 'current', 'waiting', 'waiting']],
    ['mariam.saleh', ['done', 'done', 'done', 'done', 'current']],
  ] as const) {
    await enter(page, meridian, person);
    await expect.poll(() => statesOf(page, word('meridian', 'en', 'formsList', 'progress')), person).toEqual(expected);
  }
  await expect(page.getByText(word('meridian', 'en', 'formsList', 'accountForm'), { exact: true })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'How we reach you' })).toHaveCount(0);
});

test('[CLM-10] [MYC-11] [MYC-08] a tenant of three steps and of rules: phases and message follow them; a form of the profile is among those to do', async ({
  page,
}) => {
  const phases = word('calder', 'en', 'claims', 'phases');
  for (const [person, expected, message] of [
    ['imran.qureshi', ['current', 'waiting', 'waiting'], 'Please describe your home'],
    ['aminata.kone', ['done', 'current', 'waiting'], 'A surveyor comes to you'],
    ['saima.akhtar', ['done', 'done', 'current'], 'Wharfe Homes offers you repairs and money'],
  ] as const) {
    await enter(page, calder, person);
    await expect(page.getByRole('main').getByRole('group', { name: message })).toBeVisible();
    await expect.poll(() => statesOf(page, phases), person).toEqual(expected);
  }
  await expect(page.getByRole('main').getByRole('rowheader', { name: 'How we write to you' })).toBeVisible();
});

test('[MYC-04] [MYC-10] [CLM-09] an editor, a person without an account, without submissions and while they load, each in its own words; no claims has the heading of the tenant, claims that failed have not', async ({
  page,
  context,
  faults,
}) => {
  test.setTimeout(120_000);
  faults.allow(/status of 500 .*claims|ERR_FAILED/);
  const words = (key: Parameters<typeof word<'formsList'>>[3]) => word('northgate', 'en', 'formsList', key);
  const main = page.getByRole('main');
  await enter(page, northgate, 'owain.hughes');
  await expect(main.getByText(words('noClaim')).first()).toBeVisible();
  await expect(main.getByRole('heading', { name: 'No vehicle is listed yet' })).toHaveCount(0);
  await context.clearCookies();
  await enter(page, northgate, 'daniel.okafor');
  await expect(main.getByRole('heading', { name: 'No vehicle is listed yet' })).toBeVisible();
  await context.clearCookies();
  await enter(page, northgate, 'gareth.hopkin');
  await expect(main.getByText(words('noSubmissions'))).toBeVisible();

  const openHub = async () => {
    await page.goto(`${northgate.url}/home`);
    await hydrated(page);
    await page.locator('main a[href="/securedPage/my-claim"]').first().click();
  };
  await page.route('**/page-answer?*', (route) => route.abort());
  await page.route('**/api/Submissions/claims', (route) => route.fulfill({ status: 500, body: '{}' }));
  const logged = page.waitForRequest('**/api/error/log/');
  await openHub();
  expect((await logged).postDataJSON()).toMatchObject({
    status: 500,
    message: expect.stringContaining('/api/Submissions/claims') as unknown,
  });
  await expect(main.getByText(word('northgate', 'en', 'claims', 'unavailable'))).toBeVisible();
  await expect(main.getByRole('heading', { name: 'No vehicle is listed yet' })).toHaveCount(0);
  await expect(main.getByText(words('noSubmissions'))).toBeVisible();
  await page.unrouteAll();
  await page.route('**/page-answer?*', (route) => route.abort());
  await page.route('**/api/Accounts/', (route) => route.fulfill({ json: [] }));
  await openHub();
  await expect(main.getByText(words('noAccount'))).toBeVisible();
  await page.unrouteAll();

  const release = Promise.withResolvers<void>();
  for (const path of ['**/page-answer?*', '**/api/Accounts/'])
    await page.route(path, async (route) => {
      await release.promise;
      await route.abort();
    });
  await openHub();
  await expect(main.getByText(words('loading')).first()).toBeVisible();
  await expect(main.getByText(words('noSubmissions'))).toHaveCount(0);
  release.resolve();
});
