import { enterAs, openForm, signIn, type Visit } from '../support/claimant.ts';
import { pointer } from '../support/input-method.ts';
import { expect, hydrated, test, type Page } from '../support/journey.ts';
import { openFormAt } from '../support/open-form.ts';
import { ownCopy } from '../support/own-copies.ts';
import { createChance, seed, some } from '../support/seed.ts';
import { readingPage, tenantNamed, tenants } from '../support/tenants.ts';
import { word, wordOfPortal } from '../support/words.ts';
import { answerStep, expectAnswered, sendWord, writtenForm, type Answers } from '../support/written-form.ts';

const northgate = tenantNamed('northgate');
const feedback = writtenForm('northgate', 'service-feedback');

/** Presses a link that nothing was fetched ahead for. */
const follow = (page: Page, href: string) =>
  page.evaluate((to) => document.querySelector<HTMLAnchorElement>(`nav a[href="${to}"]`)?.click(), href);

for (const tenant of some(tenants, 1, createChance(seed + 12))) {
  const language = tenant.languages.at(-1)?.iso2Code ?? 'en';
  const wordFor = (key: Parameters<typeof wordOfPortal>[2]) => wordOfPortal(tenant.slug, language, key);
  const target = tenant.pages.find(({ path }) => path === '/page/faqs');

  test.describe(`${tenant.slug} in ${language} (seed ${seed})`, () => {
    test.use({ baseURL: tenant.url });

    test('[ERR-01] [ERR-02] [ERR-09] without a connection a page reports it, leads back, and opens by itself; a server that is silent is something else', async ({
      page,
      context,
      faults,
    }) => {
      faults.allow(/ERR_/);
      await context.addCookies([{ name: 'language', value: language, url: tenant.url }]);
      await page.goto(readingPage(tenant).path);
      await hydrated(page);
      const heading = page.getByRole('heading', { level: 1 });

      await page.route('**/content/**', (route) => route.abort());
      await follow(page, '/page/faqs');
      await expect(heading).toHaveText(wordFor('error.comingSoon'));
      await page.unroute('**/content/**');
      await page.goBack();

      await context.setOffline(true);
      await follow(page, '/page/faqs');
      await expect(heading).toHaveText(wordFor('offline.heading'));
      await expect(page).toHaveTitle(wordFor('offline.heading'));
      await expect(heading).toBeFocused();
      await page.getByRole('link', { name: wordFor('offline.back') }).click();
      await expect(heading).toHaveText(readingPage(tenant).title[language] ?? '');
      await expect(page).toHaveURL(tenant.url + readingPage(tenant).path);

      await page.goBack();
      await expect(heading).toHaveText(wordFor('offline.heading'));
      await context.setOffline(false);
      await expect(heading).toHaveText(target?.title[language] ?? '');
      await expect(heading).toBeFocused();
    });
  });
}

test('[ERR-08] [ERR-09] without a connection a form stays with its answers, and what was asked for opens when that is back', async ({
  page,
  request,
  context,
  faults,
}) => {
  test.setTimeout(90_000);
  faults.allow(/ERR_/);
  const tenant = northgate;
  const form = writtenForm(tenant.slug, 'client-questionnaire');
  const visit: Visit = { page, request, tenant, language: 'en', input: pointer };
  const wordFor = (key: Parameters<typeof wordOfPortal>[2]) => wordOfPortal(tenant.slug, 'en', key);
  const answers: Answers = { sources: 'friend' };
  const questions = form.surveyDefinition.pages[0]?.elements ?? [];
  await page.goto(`${tenant.url}/page/registration`);
  await hydrated(page);
  await signIn(visit, ownCopy('harold.thompson@example.org', 'offline').email);

  // Its code was never here: only a new document can bring it.
  await expect(page.getByRole('rowheader', { name: form.name['en'] ?? '', exact: true })).toBeVisible();
  await context.setOffline(true);
  await openForm(visit, form.name['en'] ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordFor('offline.heading'));
  await context.setOffline(false);
  await expect(page.locator('[data-awaits-script=taken]')).toBeVisible();

  await context.setOffline(true);
  await answerStep(page, pointer, questions, answers, 'en');
  await follow(page, '/page/contact');
  const dialog = page.getByRole('dialog', { name: wordFor('offline.heading') });
  await dialog.getByRole('button', { name: wordFor('offline.backToForm') }).click();
  await expect(dialog).toBeHidden();
  await expectAnswered(page, questions, answers, 'en');
  await page.goBack();
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/form\//);

  await context.setOffline(false);
  await expect(page).toHaveURL(/\/securedPage\/my-claim$/);
  await openForm(visit, form.name['en'] ?? '');
  await expectAnswered(page, questions, answers, 'en');
});

/** Answers the whole of a short form, up to what sends it. */
async function fillFeedback(page: Page): Promise<void> {
  await openFormAt(page, `${northgate.url}/form/service-feedback`);
  for (const step of feedback.surveyDefinition.pages) {
    await answerStep(page, pointer, step.elements, { clear: 'yes' }, 'en');
    await page.getByRole('button', { name: word('northgate', 'en', 'form', 'next') }).click();
  }
}
const sendFeedback = (page: Page) => page.getByRole('button', { name: sendWord(feedback, 'en'), exact: true }).click();

test('[ERR-01] [CNF-01] where another version of the portal has taken the place of this document’s, what is sent is confirmed by a new document', async ({
  page,
  faults,
}) => {
  faults.allow(/ERR_|dynamically imported module/);
  await enterAs({ page, tenant: northgate, language: 'en' }, ownCopy('harold.thompson@example.org', 'sentToOldVersion').email);
  await fillFeedback(page);
  await page.route('**/confirmation-*.js', (route) => route.abort(), { times: 1 });
  await sendFeedback(page);
  await expect(page).toHaveURL(/\/claim-confirmation\?/);
  await expect(page.getByRole('button', { name: wordOfPortal('northgate', 'en', 'confirmation.download') })).toBeVisible();
});

test('[ERR-01] a page without the code of one of its blocks opens as a new document, once', async ({ page, faults }) => {
  faults.allow(/ERR_|dynamically imported module|did not load/);
  await page.goto(readingPage(northgate).path.replace(/^/, northgate.url));
  await hydrated(page);
  await page.route('**/block-faqs-*.js', (route) => route.abort(), { times: 1 });
  await follow(page, '/page/faqs');
  await expect(page.locator('main details').first()).toBeVisible();
});

test('[ERR-01] code that no document has is an error after one new document, and pointing at a link opens none', async ({
  page,
  faults,
}) => {
  // Without the code of its screen React draws another one than the server did.
  faults.allow(/ERR_|dynamically imported module|React error #418/);
  await enterAs({ page, tenant: northgate, language: 'en' }, ownCopy('harold.thompson@example.org', 'codeMissing').email);
  await page.route('**/profile-*.js', (route) => route.abort());
  await page.goto(`${northgate.url}/securedPage/my-claim`);
  await hydrated(page);
  // At the address of its document there is nothing to open anew.
  await follow(page, '/page/contact');
  await expect(page).toHaveURL(`${northgate.url}/page/contact`);
  const documents: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'HEAD') documents.push(`HEAD ${pathname}`);
    if (request.isNavigationRequest()) documents.push(pathname);
  });
  await page.evaluate(() => {
    const added = Object.assign(document.createElement('a'), { id: 'to-profile', href: '/profile', textContent: 'Profile' });
    Object.assign(added.style, { position: 'fixed', insetBlockStart: '0', zIndex: '9' });
    document.body.append(added);
  });
  const link = page.locator('#to-profile');
  const isHiddenThen = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const read = () => resolve('opensAnew' in document.documentElement.dataset);
        addEventListener('vite:preloadError', () => setTimeout(read), { once: true });
      }),
  );
  await link.hover();
  expect(await isHiddenThen).toBe(false);
  expect([documents, page.url()]).toEqual([[], `${northgate.url}/page/contact`]);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Error');
  expect(documents).toEqual(['HEAD /profile', '/profile']);
});

test('[CNF-01] where a form is sent and its confirmation cannot be had, the page in its place states that it is sent, with its reference', async ({
  page,
  faults,
}) => {
  faults.allow(/ERR_/);
  await enterAs({ page, tenant: northgate, language: 'en' }, ownCopy('harold.thompson@example.org', 'sentWithoutConfirmation').email);
  await fillFeedback(page);
  await page.route(/\/(?:content|page-answer)\b/, (route) => route.abort());
  await sendFeedback(page);
  await expect(page).toHaveURL(/\/claim-confirmation\?/);
  const reference = new URL(page.url()).searchParams.get('referenceNumber') ?? '';
  const [before = ''] = wordOfPortal('northgate', 'en', 'error.formSent').split('{reference}');
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toContainText(before);
  await expect(status).toContainText(reference);
});

test('[CNF-01] where the code of the confirmation cannot be had, by a new document neither, the page in its place states that the form is sent', async ({
  page,
  faults,
}) => {
  // Without the code of its screen React draws another one than the server did.
  faults.allow(/ERR_|dynamically imported module|React error #418/);
  await enterAs({ page, tenant: northgate, language: 'en' }, ownCopy('harold.thompson@example.org', 'sentWithoutItsCode').email);
  await fillFeedback(page);
  await page.route('**/confirmation-*.js', (route) => route.abort());
  const unanswered = page.waitForRequest((request) => request.method() === 'HEAD');
  await page.route(/\/claim-confirmation\b/, (route) => (route.request().method() === 'HEAD' ? route.abort() : route.fallback()));
  await sendFeedback(page);
  await unanswered;
  const heading = page.getByRole('heading', { level: 1 });
  const status = page.getByRole('main').getByRole('status');
  await expect(heading).toHaveText('Unexpected Error');
  const reference = new URL(page.url()).searchParams.get('referenceNumber') ?? '';
  expect(reference).not.toBe('');
  await expect(status).toContainText(reference);
  await page.reload();
  await expect(heading).toHaveText('Unexpected Error');
  await expect(status).toContainText(reference);
});

test('[ERR-08] [REG-04] who goes on to the details of a registration without a connection finds them once it is back', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(/ERR_/);
  const first = writtenForm('northgate', 'registration-form-first-page');
  const person = { name: 'Nia', family_name: 'Offline', email: `nia-${Date.now()}@example.org`, consent: 'agreed' };
  const late = page.waitForResponse((answer) => answer.url().includes('/late-actions'));
  await page.goto(`${northgate.url}/page/registration?tab=0`);
  await answerStep(page, pointer, first.surveyDefinition.pages[0]?.elements ?? [], person, 'en');
  await late;
  await context.setOffline(true);
  await page
    .getByRole('main')
    .getByRole('button', { name: sendWord(first, 'en'), exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordOfPortal('northgate', 'en', 'offline.heading'));
  await context.setOffline(false);
  await expect(page.locator('[data-name="addressLine1"]')).toBeVisible();
});
