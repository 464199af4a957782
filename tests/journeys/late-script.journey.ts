import { ApiClient } from '../support/api-client.ts';
import { openForm, signIn, toFirstStep, type Visit } from '../support/claimant.ts';
import { pointer } from '../support/input-method.ts';
import { expect, hydrated, test, type Locator, type Page } from '../support/journey.ts';
import { delayScripts, lateness } from '../support/late-script.ts';
import { ownCopy } from '../support/own-copies.ts';
import { createChance, seed, some } from '../support/seed.ts';
import { readingPage, tenantNamed } from '../support/tenants.ts';
import { word } from '../support/words.ts';
import { answerStep, expectAnswered, writtenForm, type Answers } from '../support/written-form.ts';

const people = [
  {
    slug: 'northgate',
    person: ownCopy('daniel.okafor@example.org', 'late script').email,
    formSlug: 'vehicle-claim',
    answers: { registration: 'AB12 CDE', make: 'Lorne', model: 'Tern' },
  },
  { slug: 'meridian', person: 'mariam.saleh@example.org', formSlug: 'impact-statement', answers: {} },
] as const satisfies readonly { slug: string; person: string; formSlug: string; answers: Answers }[];

for (const { slug, person } of some(people, 1, createChance(seed + 7))) {
  const tenant = tenantNamed(slug);
  const language = tenant.languages[0]?.iso2Code ?? 'en';
  const wordFor = (key: Parameters<typeof word<'login'>>[3]) => word(slug, language, 'login', key);

  test.describe(`${slug}, the script ${lateness / 1000} s late (seed ${seed})`, () => {
    test.use({ baseURL: tenant.url });
    test.setTimeout(90_000);

    test('[LOGIN-02] an address typed before the script is there survives it, and signs in', async ({ page, request }) => {
      const expectLong = expect.configure({ timeout: lateness * 3 + 10_000 });
      await delayScripts(page);
      await page.goto('/page/registration', { waitUntil: 'commit' });
      const field = page.getByLabel(wordFor('email'), { exact: true });
      await field.fill(person);
      await expect(page.locator('form[action="/auth/start"] button[type=submit]')).toBeDisabled();
      await expect(page.locator('form[action="/auth/start"] button[type=submit]')).toHaveText(wordFor('loading'));
      await expectLong(page.getByRole('button', { name: wordFor('sendCode'), exact: true })).toBeEnabled();
      await expect(field).toHaveValue(person);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await signIn({ page, request, tenant, language, input: pointer }, person);
    });

    test('[BLK-01] a question opened before the script is there stays open', async ({ page }) => {
      await delayScripts(page);
      await page.goto('/page/faqs', { waitUntil: 'domcontentloaded' });
      const second = page.locator('main details').nth(1);
      await second.locator('summary').click();
      await expect(second).toHaveAttribute('open', '');
      await page.waitForFunction(
        () => Object.keys(document.querySelector('main details') ?? {}).some((key) => key.startsWith('__reactFiber')),
        undefined,
        {
          timeout: lateness * 3 + 10_000,
        },
      );
      await expect(second).toHaveAttribute('open', '');
    });

    test('a link followed before the script is there leads on', async ({ page }) => {
      await delayScripts(page);
      await page.goto(readingPage(tenant).path, { waitUntil: 'domcontentloaded' });
      await page.getByRole('contentinfo').locator('a[href^="/page/"]').first().click();
      await expect(page).not.toHaveURL(tenant.url + readingPage(tenant).path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
}

/** Signs in and opens the first step of the form; then nothing that would be saved reaches the server until `free` is called. */
async function begin(page: Page, request: Visit['request']) {
  const { slug, person, formSlug } = people[0];
  const tenant = tenantNamed(slug);
  const form = writtenForm(slug, formSlug);
  const visit: Visit = { page, request, tenant, language: 'en', input: pointer };
  await page.goto(`${tenant.url}/page/registration`);
  await hydrated(page);
  await signIn(visit, person);
  await openForm(visit, form.name['en'] ?? '');
  await toFirstStep(visit, form.surveyDefinition.pages.length);
  const saves = /\/api\/submissions/i;
  await page.route(saves, (route) => (route.request().method() === 'GET' ? route.continue() : route.abort()));
  return { tenant, questions: form.surveyDefinition.pages[0]?.elements ?? [], free: () => page.unroute(saves) };
}

const placeOfFirst = (page: Page): Promise<number> =>
  page
    .locator('[data-name]')
    .first()
    .evaluate((question) => question.getBoundingClientRect().top + scrollY);

/** Of a document whose scripts are late, until this is there: questions that React draws anew move without a layout shift of theirs. */
async function expectInPlace(page: Page, there: Locator): Promise<void> {
  // Space is kept for a notice before the first frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const drawn = await placeOfFirst(page);
  await expect(there).toBeVisible();
  expect(await placeOfFirst(page), 'the step stays where the server drew it').toBe(drawn);
}

const restored = (page: Page): Locator => page.getByText(word('northgate', 'en', 'form', 'restored'));

test('[FRM-15] answers typed in a form survive a reload that comes before they are saved, unreadable in the storage; opened again, the form is saved by itself and shows that', async ({
  page,
  request,
  faults,
}, { retry }) => {
  faults.allow(/ERR_FAILED/);
  const { slug, person, formSlug } = people[0];
  // The draft of a first try stays.
  const answers = { ...people[0].answers, model: `Tern ${retry}` };
  const { tenant, questions, free } = await begin(page, request);
  await answerStep(page, pointer, questions, answers, 'en');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByText(word(slug, 'en', 'form', 'keptHere'))).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).toContain('portico.answers.');
  for (const answer of Object.values(answers)) expect(stored).not.toContain(answer);
  await page.setViewportSize({ width: 320, height: 844 });
  await delayScripts(page, 3000);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(page.getByText(word(slug, 'en', 'form', 'restoring'))).toBeVisible();
  await expectInPlace(page, restored(page));
  const drawn = await placeOfFirst(page);
  await free();
  await page.reload();
  await expectAnswered(page, questions, answers, 'en');
  const restoredSaved = page.getByText(word(slug, 'en', 'form', 'restoredSaved'));
  await expect(restoredSaved).toBeVisible();
  expect(await placeOfFirst(page), 'a shorter text leaves the step where it was').toBe(drawn);
  const elsewhere = new ApiClient(tenant.url, person);
  await elsewhere.signIn();
  const { body } = await elsewhere.call({ method: 'GET', path: `/api/Submissions/draft?formSlug=${formSlug}` });
  expect(body).toMatchObject({ dynamicData: answers });
  await page.getByRole('button', { name: word(slug, 'en', 'form', 'next'), exact: true }).click();
  await expect(page.locator('[data-name="registration"]')).toHaveCount(0);
  await expect(restoredSaved).toHaveCount(0);
});

test('[FRM-24] a form is filled in before its script is there: answers, focus and caret stay, and nothing moves', async ({
  page,
  request,
  shifts,
}) => {
  const { questions, free } = await begin(page, request);
  await free();
  await delayScripts(page);
  const opened = page.url().replace(/#.*/, '');
  await page.goto(opened, { waitUntil: 'commit' });
  const before = { registration: 'AB12', make: 'Lorne', model: 'Tern' };
  await answerStep(page, pointer, questions, before, 'en');
  const field = page.locator('[data-name="registration"]').getByRole('textbox');
  await field.focus();
  await page.keyboard.press('Home');
  await page.keyboard.type('X');
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/Submissions/draft') && answer.ok());
  // The keys go on while the model takes over.
  const attached = page.locator('[data-awaits-script="taken"]');
  for (let keys = 0; keys < 4 || !(await attached.isVisible()); keys += 1) {
    await page.keyboard.press(keys % 2 === 0 ? 'Y' : 'Backspace', { delay: 50 });
  }
  await page.keyboard.type('Z');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(/^XY?ZAB12$/);
  await expectAnswered(page, questions, { make: 'Lorne', model: 'Tern' }, 'en');
  expect(shifts.unexpected).toEqual([]);
  const another = page.locator('[data-name="model"]').getByRole('textbox');
  await another.focus();
  await saved;
  await expect(page.getByRole('main').getByText(word('northgate', 'en', 'form', 'saved').split('{')[0] ?? '')).toBeVisible();
  await expect(another, 'the focus stays where it is led to').toBeFocused();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto(opened);
  await expect(field).toHaveValue(/^XY?ZAB12$/);
  await expectAnswered(page, questions, { make: 'Lorne', model: 'Tern' }, 'en');
});

test('[FRM-15] answers typed a moment before the claimant leaves are there when the form is opened again', async ({
  page,
  request,
  faults,
}) => {
  faults.allow(/ERR_FAILED/);
  const { tenant, questions, free } = await begin(page, request);
  const opened = page.url();
  await answerStep(page, pointer, questions, { model: 'Heron' }, 'en');
  await page.goto(tenant.url + readingPage(tenant).path);
  await free();
  await page.goto(opened);
  await expectAnswered(page, questions, { model: 'Heron' }, 'en');
});

test('[FRM-15] a save arrives while the next document, which was drawn before it, is on its way: that shows the answer, and nothing moves', async ({
  page,
  context,
  request,
}, { retry }) => {
  const { tenant, questions, free } = await begin(page, request);
  await free();
  // A document that is being left answers no evaluation.
  const beside = await context.newPage();
  await beside.goto(tenant.url + readingPage(tenant).path);
  const [drawn, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route('**/api/Submissions/draft', async (route) => {
    await drawn.promise;
    await route.fulfill({ response: await route.fetch() });
    answered.resolve();
  });
  const opened = page.url().replace(/#.*/, '');
  await page.route(opened, async (route) => {
    const document = await route.fetch();
    drawn.resolve();
    await answered.promise;
    await expect.poll(() => beside.evaluate(() => JSON.stringify({ ...localStorage }))).toContain('isAcknowledged');
    await route.fulfill({ response: document });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  const saving = page.waitForRequest('**/api/Submissions/draft');
  await answerStep(page, pointer, questions, { model: `Heron ${retry}` }, 'en');
  await saving;
  await delayScripts(page, 1500);
  await page.goto(opened, { waitUntil: 'domcontentloaded' });
  await expectInPlace(page, restored(page));
  await expectAnswered(page, questions, { model: `Heron ${retry}` }, 'en');
});

test('[FRM-15] a save was stored, and its answer never came: opened again, the form has all of it, and nothing moves', async ({
  page,
  request,
}, { retry }) => {
  const { questions, free } = await begin(page, request);
  await free();
  const stored = Promise.withResolvers<void>();
  await page.route('**/api/Submissions/draft', async (route) => {
    await route.fetch();
    stored.resolve();
  });
  await answerStep(page, pointer, questions, { model: `Egret ${retry}` }, 'en');
  await stored.promise;
  await delayScripts(page, 1500);
  await page.goto(page.url().replace(/#.*/, ''), { waitUntil: 'domcontentloaded' });
  await expectInPlace(page, page.locator('[data-awaits-script=taken]'));
  await expect(restored(page)).toHaveCount(0);
  await expectAnswered(page, questions, { model: `Egret ${retry}` }, 'en');
});

test('[FRM-15] [FRM-24] answers typed before the script is there, and left at once, are there when the form is opened again in this tab', async ({
  page,
  request,
}) => {
  const { tenant, questions, free } = await begin(page, request);
  const opened = page.url();
  await free();
  await page.goto(tenant.url + readingPage(tenant).path);
  await delayScripts(page);
  await page.goto(opened, { waitUntil: 'commit' });
  await answerStep(page, pointer, questions, { model: 'Plover' }, 'en');
  await page.goto(tenant.url + readingPage(tenant).path, { waitUntil: 'commit' });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/Submissions/draft') && answer.ok());
  await page.goto(opened);
  await saved;
  await expectAnswered(page, questions, { model: 'Plover' }, 'en');
});

test('[FRM-24] [REG-04] the first form of a registration is filled in before its script is there: answers and focus stay, nothing moves, and opened again it has them', async ({
  page,
  shifts,
}) => {
  const { url, slug } = tenantNamed('northgate');
  const questions = writtenForm(slug, 'registration-form-first-page').surveyDefinition.pages[0]?.elements ?? [];
  const answers = { name: 'Eluned', family_name: 'O’Neill', email: `late-${Date.now()}@example.org` };
  const awaiting = page.locator('[data-awaits-script=""]');
  const taken = page.locator('[data-awaits-script="taken"]');
  const expectLong = expect.configure({ timeout: lateness * 4 + 10_000 });
  await delayScripts(page);
  const address = `${url}/page/registration?tab=0&utm_source=leaflet`;
  await page.goto(address, { waitUntil: 'commit' });
  await answerStep(page, pointer, questions, answers, 'en');
  await expect(awaiting).toBeVisible();
  const field = page.locator('[data-name="name"]').getByRole('textbox').first();
  await field.focus();
  await expectLong(taken).toBeVisible();
  await expect(field).toBeFocused();
  await expectAnswered(page, questions, answers, 'en');
  expect(shifts.unexpected).toEqual([]);
  // The document is one for anyone: what this device kept comes with the script.
  await page.goto(address, { waitUntil: 'commit' });
  await expect(field).toHaveValue('');
  await expect(page.getByText(word(slug, 'en', 'form', 'restoring'))).toBeVisible();
  await expectLong(taken).toBeVisible();
  await expectAnswered(page, questions, answers, 'en');
  expect(shifts.unexpected).toEqual([]);
});
