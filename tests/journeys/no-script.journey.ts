import { ApiClient } from '../support/api-client.ts';
import { findings } from '../support/axe.ts';
import { expect, hydrated, sidewaysScroll, test, type Locator, type Page } from '../support/journey.ts';
import { delayScripts } from '../support/late-script.ts';
import { createChance, seed, some } from '../support/seed.ts';
import { tenantNamed, type DemoTenant } from '../support/tenants.ts';
import { word, wordOfPortal } from '../support/words.ts';

/** People whom no other journey signs in as at the same time. */
const visits = [
  { slug: 'northgate', language: 'en', width: 1280, email: 'harold.thompson@example.org' },
  { slug: 'northgate', language: 'cy', width: 390, email: 'harold.thompson@example.org' },
] as const;

/** A browser that signed in before, on the hub. */
async function openHub(page: Page, tenant: DemoTenant, language: string, email: string): Promise<void> {
  const client = new ApiClient(tenant.url, email);
  await client.signIn();
  const cookies = [...client.cookies, { name: 'language', value: language, path: '/' }];
  await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, domain: new URL(tenant.url).hostname })));
  await page.goto('/securedPage/my-claim', { waitUntil: 'domcontentloaded' });
}

const parts = (page: Page, { slug }: DemoTenant, language: string) => ({
  account: page.locator('[popovertarget$="-account"]'),
  completed: page.getByRole('tab', { name: word(slug, language, 'formsList', 'completed') }),
  toDo: page.getByRole('tab', { name: word(slug, language, 'formsList', 'toDo') }),
  signOut: page.getByRole('button', { name: word(slug, language, 'navigation', 'signOut') }),
  edit: page.getByRole('main').locator('form[action^="/form/"] button').first(),
});

/** On a busy machine a document may be drawn before its data is there; without a script a reload asks again. */
const withData = (page: Page, part: Locator) =>
  expect(async () => {
    if (!(await part.isVisible())) await page.reload();
    await expect(part).toBeVisible({ timeout: 2000 });
  }).toPass();

/** The hub is read, its tabs, menus and links work, signing out works: whatever became of the script. */
async function expectUsable(page: Page, tenant: DemoTenant, language: string): Promise<void> {
  const { account, completed, toDo, signOut, edit } = parts(page, tenant, language);
  const other = tenant.languages.find(({ iso2Code }) => iso2Code !== language)?.iso2Code ?? '';
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await withData(page, page.getByRole('main').getByRole('rowheader').first());
  const [first, second] = [
    page.getByRole('tabpanel', { includeHidden: true }).nth(0),
    page.getByRole('tabpanel', { includeHidden: true }).nth(1),
  ];
  await completed.click();
  await expect(second).toBeVisible();
  await expect(first).toBeHidden();
  await toDo.click();
  await expect(first).toBeVisible();
  await expect(second).toBeHidden();
  expect(await sidewaysScroll(page)).toBe(0);

  await account.click();
  await page.locator('#main').page().locator('a[href="/securedPage/my-profile"]').click();
  await expect(page).toHaveURL(/\/securedPage\/my-profile$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/securedPage\/my-claim/);

  await withData(page, edit);
  await edit.click();
  await expect(page).toHaveURL(/\/form\/[\w-]+/);
  await page.goBack({ waitUntil: 'commit' });

  await page.locator('[popovertarget$="-languages"]').click();
  await page.locator(`button[data-language="${other}"]`).click();
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await expect(page).toHaveURL(/\/securedPage\/my-claim/);
  await page.locator('[popovertarget$="-languages"]').click();
  await page.locator(`button[data-language="${language}"]`).click();
  await expect(page.locator('html')).toHaveAttribute('lang', language);

  await account.click();
  await signOut.click();
  await expect(page).toHaveURL(/\/page\/registration(\?signedOut=1)?$/);
  await expect(page.getByRole('status').filter({ hasText: wordOfPortal(tenant.slug, language, 'portal.signedOut') })).toBeVisible();
  await expect(account).toHaveCount(0);
  await page.goto('/securedPage/my-claim', { waitUntil: 'commit' });
  await expect(page).toHaveURL(/returnTo=%2FsecuredPage%2Fmy-claim/);
}

for (const { slug, language, width, email } of some(visits, 1, createChance(seed + 9))) {
  const tenant = tenantNamed(slug);
  test.describe(`${slug}, ${language}, ${width} px, without script (seed ${seed})`, () => {
    test.use({ baseURL: tenant.url, javaScriptEnabled: false, viewport: { width, height: 844 } });

    test('[PAGE-03] [NAV-02] [NAV-03] the hub is read, and its tabs, links, menus, language and sign-out work', async ({ page }) => {
      await openHub(page, tenant, language, email);
      await expectUsable(page, tenant, language);
    });

    test('a form states that it needs the script', async ({ page }) => {
      await openHub(page, tenant, language, email);
      await page.goto('/form/client-questionnaire');
      await expect(page.getByText(word(slug, language, 'form', 'noScript'))).toBeVisible();
    });

    test('[BKG-04] [ESG-01] the calendar and the documents to sign state that they need the script, with the number to ring', async ({
      page,
    }) => {
      await openHub(page, tenant, language, email);
      for (const [screen, type] of [
        ['appointment-booking', 'appointmentBooking'],
        ['esign-list', 'eSignList'],
      ] as const) {
        await page.goto(`/securedPage/${screen}`);
        await expect(page.locator('main noscript p')).toHaveText(word(slug, language, type, 'noScript'));
        await expect(page.getByRole('main').getByRole('link', { name: /0808/ })).toBeVisible();
        await expect(page.getByText(word(slug, language, type, 'loading'))).toBeHidden();
      }
    });

    test('[CLM-05] [CLM-06] the booked interview is moved and cancelled in the calendar’s own pages', async ({ page }) => {
      await openHub(page, tenant, language, 'ruth.lindqvist@example.org');
      const hub = (key: 'cancelInterview' | 'rescheduleInterview') =>
        page.getByRole('main').getByRole('link', { name: word(slug, language, 'claimStatus', key), exact: true });
      await withData(page, hub('rescheduleInterview'));
      await expect(hub('rescheduleInterview')).toHaveAttribute('href', /\/reschedulings\//);
      await hub('cancelInterview').click();
      await expect(page.getByRole('button', { name: 'Cancel the interview' })).toBeVisible();
    });
  });
}

const tenant = tenantNamed('northgate');
const email = 'harold.thompson@example.org';

for (const [name, answer] of [
  ['is answered 500', { status: 500, contentType: 'text/plain', body: 'no' }],
  ['throws', { status: 200, contentType: 'text/javascript', body: 'throw new Error("broken on purpose")' }],
] as const)
  test.describe(`the script ${name}`, () => {
    test.use({ baseURL: tenant.url });
    test('[PAGE-03] [NAV-03] the hub is read, and its tabs, links, menus, language and sign-out work', async ({ page, faults }) => {
      faults.allow(/status of 500|broken on purpose/);
      await page.route('**/build/**/*.js', (route) => route.fulfill(answer));
      await openHub(page, tenant, 'en', email);
      await expectUsable(page, tenant, 'en');
    });
  });

/** The newest of what the inline script asks a browser for, each of which another browser got last. */
const needed = ['Promise.withResolvers', 'URL.canParse', 'AbortSignal.any', 'HTMLElement.prototype.popover'];

for (const missing of some(needed, 1, createChance(seed + 11)))
  test.describe(`a browser without ${missing}, older than README.md names (seed ${seed})`, () => {
    test.use({ baseURL: tenant.url });
    test('[PAGE-03] [NAV-03] states that it is too old for forms; the hub is read, and its tabs, links, menus, language and sign-out work', async ({
      page,
    }) => {
      await page.addInitScript(`delete ${missing}`);
      await openHub(page, tenant, 'en', email);
      const sentence = page.getByText(wordOfPortal(tenant.slug, 'en', 'document.olderBrowser'));
      await expect(sentence).toBeVisible();
      await expectUsable(page, tenant, 'en');
      await page.goto('/page/registration?tab=1');
      await expect(sentence).toBeVisible();
      await expect(page.locator('script[src]')).toHaveCount(0);
    });
  });

test.describe('the script comes ten seconds late', () => {
  test.use({ baseURL: tenant.url });

  test('[PAGE-03] [NAV-03] until then the hub is read, and its tabs, links, menus, language and sign-out work', async ({ page }) => {
    test.setTimeout(60_000);
    await delayScripts(page, 10_000);
    await openHub(page, tenant, 'en', email);
    await expectUsable(page, tenant, 'en');
  });

  test('[PAGE-03] when it comes nothing moves, and an open menu and a chosen tab stay', async ({ page, shifts }) => {
    test.setTimeout(90_000);
    const { account, completed, signOut } = parts(page, tenant, 'en');
    await delayScripts(page, 10_000);
    await openHub(page, tenant, 'en', email);
    await completed.click();
    await expect(page.getByRole('tabpanel', { includeHidden: true }).nth(1)).toBeVisible();
    await account.click();
    await expect(signOut).toBeVisible();
    const place = () =>
      page.getByRole('main').evaluate((main) => [...main.querySelectorAll('h1, h2, table')].map((it) => it.getBoundingClientRect().top));
    const before = await place();
    await page.waitForFunction(
      () => Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
      undefined,
      { timeout: 60_000 },
    );
    await hydrated(page);
    await expect(completed).toHaveAttribute('aria-selected', 'true');
    await expect(signOut).toBeVisible();
    expect(await place()).toEqual(before);
    expect(shifts.unexpected).toEqual([]);
    expect(await findings(page, '#main')).toEqual([]);
  });
});
