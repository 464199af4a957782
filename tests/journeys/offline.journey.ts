import { openForm, signIn, type Visit } from '../support/claimant.ts';
import { pointer } from '../support/input-method.ts';
import { expect, hydrated, test, type Page } from '../support/journey.ts';
import { ownCopy } from '../support/own-copies.ts';
import { createChance, seed, some } from '../support/seed.ts';
import { readingPage, tenantNamed, tenants } from '../support/tenants.ts';
import { wordOfPortal } from '../support/words.ts';
import { answerStep, expectAnswered, writtenForm, type Answers } from '../support/written-form.ts';

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
  const tenant = tenantNamed('northgate');
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
