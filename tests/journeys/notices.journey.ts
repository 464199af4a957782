import { enterAs, openForm } from '../support/claimant.ts';
import { pointer } from '../support/input-method.ts';
import { expect, hydrated, test } from '../support/journey.ts';
import { ownCopy } from '../support/own-copies.ts';
import { createChance, seed, some } from '../support/seed.ts';
import { readingPage, tenants } from '../support/tenants.ts';
import { word, wordOfPortal } from '../support/words.ts';
import { writtenForm } from '../support/written-form.ts';

const people: Readonly<Record<string, { email: string; form: string; language: string }>> = {
  northgate: { email: 'megan.pritchard@example.org', form: 'client-questionnaire', language: 'cy' },
  meridian: { email: ownCopy('james.whitfield@example.org', 'notices').email, form: 'impact-statement', language: 'ar' },
};

const looked = tenants.filter(({ slug }) => slug in people);

for (const tenant of some(looked, 1, createChance(seed + 3))) {
  const { email, form, language } = people[tenant.slug]!;
  const wordFor = (key: Parameters<typeof wordOfPortal>[2]) => wordOfPortal(tenant.slug, language, key);

  test.describe(`${tenant.slug}, ${language} (seed ${seed})`, () => {
    test.use({ baseURL: tenant.url, viewport: { width: 390, height: 844 } });
    test.beforeEach(({ context }) => context.addCookies([{ name: 'language', value: language, url: tenant.url }]));

    test('[NAV-02] on a slow device, a menu opened right after choosing the language that is shown stays open', async ({ page }) => {
      const slow = await page.context().newCDPSession(page);
      await page.goto(readingPage(tenant).path);
      await hydrated(page);
      await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 });
      await page.evaluate(() => Object.assign(window, { stillHere: true }));
      const menu = page.locator('[popovertarget$="-languages"]');
      const shown = page.locator(`button[data-language="${language}"]`);
      await menu.click();
      await shown.click();
      await expect(shown).toBeHidden();
      await menu.click();
      await expect(shown).toBeVisible();
      // What a reload would need has long been asked for and answered.
      await page.evaluate(() => fetch(location.href).then((answer) => answer.text()));
      await expect(shown).toBeVisible();
      expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
    });

    test('[APP-03] [PAGE-04] the guard leads to a sign-in page that states why; an error there is in the title', async ({ page }) => {
      await page.goto('/securedPage/my-claim');
      await expect(page).toHaveURL(/\/\?returnTo=.*&tab=1$/);
      await expect(page.getByRole('status').filter({ hasText: wordFor('portal.signInFirst') })).toBeVisible();
      const title = await page.title();
      await page.getByRole('button', { name: word(tenant.slug, language, 'login', 'sendCode'), exact: true }).click();
      await expect(page).toHaveTitle(wordFor('portal.titleError').replace('{title}', title));
    });

    test('[ERR-03] [SES-02] a visitor finds the way home on a missing page, and the sign-in where it is needed', async ({
      page,
      faults,
    }) => {
      faults.allow(/status of 404/);
      await page.goto('/no/such/page');
      await hydrated(page);
      const main = page.getByRole('main');
      await expect(main.getByText(wordFor('error.leaves'))).toHaveCount(0);
      await expect(main.getByRole('link', { name: wordFor('error.home') })).toHaveAttribute('href', '/page');
      await page.goto('/error/401');
      await hydrated(page);
      await expect(main.getByRole('link', { name: wordFor('error.signIn') })).toHaveAttribute('href', /^\/\?returnTo=.*&tab=1$/);
      await expect(main.getByRole('link', { name: wordFor('error.home') })).toHaveAttribute('href', '/page');
      await page.goto('/error/999');
      await hydrated(page);
      await main.getByRole('link', { name: wordFor('error.signIn') }).click();
      await expect(page).toHaveURL(`${tenant.url}/?signedOut=1`);
    });

    test('[NAV-03] a sign-out without a connection is reported, and works at the next try', async ({ page, faults }) => {
      test.setTimeout(90_000);
      faults.allow(/ERR_FAILED|ERR_ABORTED/);
      await enterAs({ page, tenant, language }, email);
      await page.route('**/auth/sign-out', (route) => route.abort());
      await page.locator('[popovertarget$="-account"]').click();
      await page.getByRole('button', { name: word(tenant.slug, language, 'navigation', 'signOut') }).click();
      const dialog = page.getByRole('dialog', { name: wordFor('signOut.failed') });
      await expect(dialog).toContainText(wordFor('signOut.unreachable'));
      await page.unroute('**/auth/sign-out');
      await dialog.getByRole('button', { name: wordFor('signOut.tryAgain') }).click();
      await expect(page.getByRole('status').filter({ hasText: wordFor('portal.signedOut') })).toBeFocused();
    });

    test('[FRM-22] in an open form, Back and Forward over steps and parts of the page leave nothing on the console', async ({
      page,
      request,
    }) => {
      test.setTimeout(90_000);
      const warnings: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'warning') warnings.push(message.text());
      });
      await enterAs({ page, tenant, language }, email);
      await openForm({ page, request, tenant, language, input: pointer }, writtenForm(tenant.slug, form).name[language] ?? '');
      await page.locator('[data-awaits-script=taken]').waitFor();
      // The steps change because a person asks for it: what moves then was prompted.
      await page.keyboard.press('Shift');
      for (const part of ['#main', '#step-1']) await page.evaluate((hash) => void location.assign(hash), part);
      await expect(page).toHaveURL(/#step-1$/);
      await page.goBack();
      await expect(page).toHaveURL(/#main$/);
      await page.goForward();
      await expect(page).toHaveURL(/#step-1$/);
      expect(warnings).toEqual([]);
    });
  });
}
