import type { Response } from '@playwright/test';
import { impact, vehicle } from '../support/claim-answers.ts';
import { openForm, signIn, signOut, toFirstStep, tokensWithin, type Visit } from '../support/claimant.ts';
import { keyboard, pointer } from '../support/input-method.ts';
import { expect, hydrated, test } from '../support/journey.ts';
import { createChance, seed, some } from '../support/seed.ts';
import { readingPage, tenantNamed, tenants } from '../support/tenants.ts';
import { word, wordOfPortal } from '../support/words.ts';
import { answerStep, expectAnswered, sendWord, writtenForm } from '../support/written-form.ts';

const journeys = [
  {
    tenant: 'northgate',
    person: 'daniel.okafor@example.org',
    by: 'pointer',
    width: 1280,
    form: 'vehicle-claim',
    answers: vehicle,
    language: 'cy',
  },
  {
    tenant: 'northgate',
    person: 'aisha.rahman@example.org',
    by: 'pointer',
    width: 390,
    form: 'vehicle-claim',
    answers: vehicle,
    language: 'en',
  },
  {
    tenant: 'northgate',
    person: 'eirlys.morgan@example.org',
    by: 'keyboard',
    width: 1280,
    form: 'vehicle-claim',
    answers: vehicle,
    language: 'en',
  },
  {
    tenant: 'meridian',
    person: 'layla.haddad@example.org',
    by: 'pointer',
    width: 1280,
    form: 'impact-statement',
    answers: impact,
    language: 'ar',
  },
  {
    tenant: 'meridian',
    person: 'james.whitfield@example.org',
    by: 'pointer',
    width: 390,
    form: 'impact-statement',
    answers: impact,
    language: 'ar',
  },
  {
    tenant: 'meridian',
    person: 'ben.carver@example.org',
    by: 'keyboard',
    width: 1280,
    form: 'impact-statement',
    answers: impact,
    language: 'en',
  },
] as const;

const chance = createChance();
/** One of each tenant by mouse or finger, and one by keyboard alone. */
const chosen = [
  ...tenants.flatMap(({ slug }) =>
    some(
      journeys.filter(({ tenant, by }) => tenant === slug && by === 'pointer'),
      1,
      chance,
    ),
  ),
  ...some(
    journeys.filter(({ by }) => by === 'keyboard'),
    1,
    chance,
  ),
];

for (const { tenant: slug, person, by, width, form: formSlug, answers, language } of chosen) {
  const tenant = tenantNamed(slug);
  const form = writtenForm(slug, formSlug);
  const { pages } = form.surveyDefinition;
  const [firstStep] = pages;
  const firstAnswer = String(answers[firstStep?.elements[0]?.name ?? '']);

  test(`[LOGIN-11] [FRM-04] [FRM-10] [FRM-13] [FRM-18] [FRM-23] [CNF-01] [CNF-05] [NAV-03] [NAV-06] [SEC-5] ${slug}, ${by}, ${width} px, ${language}: sign in by mailed code, save and return, resume, submit with a file (seed ${seed})`, async ({
    page,
    request,
  }) => {
    test.setTimeout(240_000);
    const input = by === 'keyboard' ? keyboard(page) : pointer;
    const visit: Visit = { page, request, tenant, language, input };
    const wordFor = (key: 'next' | 'saveAndReturn' | 'saveAndLeave' | 'leaveSaved') => word(slug, language, 'form', key);
    // The one way out has another word once everything is saved.
    const waysOut = form.oneWayOut === false ? (['saveAndReturn'] as const) : (['saveAndLeave', 'leaveSaved'] as const);
    const waysNotOffered = form.oneWayOut === false ? (['saveAndLeave', 'leaveSaved'] as const) : (['saveAndReturn'] as const);
    const buttons = (keys: readonly Parameters<typeof wordFor>[0][]) =>
      keys.map((key) => page.getByRole('button', { name: wordFor(key), exact: true })).reduce((some, one) => some.or(one));
    await page.setViewportSize({ width, height: 844 });

    await test.step('reads a public page and changes the language', async () => {
      await page.goto(tenant.url + readingPage(tenant).path);
      await hydrated(page);
      const others = tenant.languages.filter(({ iso2Code }) => iso2Code !== language);
      for (const { iso2Code } of [...others, { iso2Code: language }]) {
        await input.press(page.locator('[popovertarget$="-languages"]'));
        await input.press(page.locator(`button[data-language="${iso2Code}"]`));
        await expect(page.locator('html')).toHaveAttribute('lang', iso2Code);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(readingPage(tenant).title[iso2Code] ?? '');
      }
    });

    await test.step('signs in and begins the form', async () => {
      await page.goto(`${tenant.url}/page/registration`);
      await signIn(visit, person);
      await openForm(visit, form.name[language] ?? '');
      await toFirstStep(visit, pages.length);
      await answerStep(page, input, firstStep?.elements ?? [], answers, language);
      expect(await tokensWithin(page)).toEqual([]);
      await expect(buttons(waysNotOffered)).toHaveCount(0);
      await input.press(buttons(waysOut));
      await expect(page).toHaveURL(/\/securedPage\//);
    });

    await test.step('signs out, signs in, and finds the answers', async () => {
      await signOut(visit);
      await signIn(visit, person);
      await openForm(visit, form.name[language] ?? '');
      await expectAnswered(page, firstStep?.elements ?? [], answers, language);
    });

    await test.step('answers the rest and sends it', async () => {
      const isFile = (answer: Response) => answer.request().method() === 'PUT' && answer.url().includes('/files/');
      const sent = page.waitForResponse(isFile, { timeout: 200_000 });
      for (const [index, { elements }] of pages.entries()) {
        const [some] = elements;
        await expect(page.locator(`[data-name="${some?.name}"]`)).toBeVisible();
        if (index === pages.length - 1) {
          await expect(page.getByRole('heading', { name: word(slug, language, 'form', 'checkTitle'), exact: true })).toBeVisible();
          await expect(page.getByRole('listitem').filter({ hasText: firstAnswer })).toBeVisible();
        }
        if (index > 0) await answerStep(page, input, elements, answers, language);
        if (index < pages.length - 1) await input.press(page.getByRole('button', { name: wordFor('next') }));
      }
      await input.press(page.getByRole('button', { name: sendWord(form, language), exact: true }));
      expect((await sent).status()).toBe(200);
    });

    await test.step('gets the reference', async () => {
      await expect(page).toHaveURL(/\/claim-confirmation\?/);
      const reference = new URL(page.url()).searchParams.get('referenceNumber') ?? '';
      expect(reference).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]$/);
      await expect(page.getByRole('main')).toContainText(reference);
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
      const copy = page.waitForEvent('download');
      await input.press(page.getByRole('button', { name: wordOfPortal(slug, language, 'confirmation.download'), exact: true }));
      expect((await copy).suggestedFilename()).toBe(`${reference}.pdf`);
      expect(await tokensWithin(page)).toEqual([]);
    });
  });
}
