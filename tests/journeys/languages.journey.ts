import { expect, hydrated, test } from '../support/journey.ts';
import { messagesTo, nextPasscode, passcodes } from '../support/outbox.ts';
import { tenantNamed } from '../support/tenants.ts';
import { word } from '../support/words.ts';

const tenant = tenantNamed('calder');
test.use({ baseURL: tenant.url });
test.setTimeout(60_000);

test.describe('a browser that prefers a language the tenant does not have', () => {
  test.use({ locale: 'de-DE' });
  test('[PAGE-20] is shown English', async ({ page }) => {
    await page.goto('/page/contact');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test.describe('a browser that prefers French', () => {
  test.use({ locale: 'fr-FR' });
  test('[PAGE-09] is shown in English, marked as such, what is there in no French; texts in a list are in the order of the languages', async ({
    page,
  }) => {
    await page.goto('/page/our_case');
    await hydrated(page);
    await page.route(/\/content\/.*public-page/, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replaceAll(/"fr":"(Nous parler|<p>La porte[^"]*)"/g, '"de":"-"'),
      });
    });
    await page
      .getByRole('navigation')
      .first()
      .locator('a[href="/page/contact"]')
      .evaluate((link: HTMLElement) => link.click());
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Talk to us');
    await expect(heading).toHaveAttribute('lang', 'en');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Passez nous voir' })).toBeVisible();
    const languageOf = (words: string) =>
      main.getByText(words, { exact: true }).evaluate((element) => element.closest('[lang]')?.getAttribute('lang'));
    expect([
      await languageOf('The door on Fuller Row has no step. Ring the lower bell, and one of us comes down.'),
      await languageOf('Passez nous voir'),
    ]).toEqual(['en', 'fr']);
  });

  test('[PAGE-18] [PAGE-20] [LOGIN-11] [LOGIN-12] is shown French; who signs in at the contact page goes on in the language of their account, and reads how to reach the firm when they come back; dates and money are in the tenant’s formats, with the months of the language', async ({
    page,
    request,
    context,
  }) => {
    const email = 'saima.akhtar@example.org';
    const words = (key: Parameters<typeof word<'login'>>[3]) => word(tenant.slug, 'fr', 'login', key);
    const html = page.locator('html');
    await page.goto('/page/contact');
    await hydrated(page);
    await expect(html).toHaveAttribute('lang', 'fr');
    await page.getByLabel(words('email'), { exact: true }).fill(email);
    const known = (await passcodes(request, tenant.url, email)).length;
    await page.getByRole('button', { name: words('sendCode'), exact: true }).click();
    const code = page.getByLabel(words('passcode'), { exact: true });
    await expect(code).toBeFocused();
    await code.fill(await nextPasscode(request, tenant.url, email, known));
    expect((await messagesTo(request, tenant.url, email))[0]?.text).toMatch(/[\u0600-\u06ff]{3}/);
    await page.getByRole('button', { name: words('login'), exact: true }).click();
    await expect(page).toHaveURL(/\/securedPage\/communications-preferences$/);
    await expect(html).toHaveAttribute('lang', 'ur');
    await expect(html).toHaveAttribute('dir', 'rtl');

    await page.goto('/page/contact');
    await expect(page.getByRole('main').getByRole('link', { name: '01632 960 416' })).toBeVisible();
    await page.getByRole('main').locator('a[href="/securedPage/communications-preferences"]').click();
    await expect(page).toHaveURL(/\/securedPage\/communications-preferences$/);
    await page.goto('/page/your_data');
    await expect(html).toHaveAttribute('lang', 'ur');

    for (const [language, date, money] of [
      ['ur', '2 جولائی 2026', '£4,150'],
      ['fr', '2 juillet 2026', '4 150 £'],
    ] as const) {
      await context.addCookies([{ name: 'language', value: language, url: tenant.url }]);
      await page.goto('/securedPage/my-claim');
      const grid = page.getByRole('table', { name: word(tenant.slug, language, 'claims', 'claims') });
      await expect(grid.getByRole('row').last()).toContainText(date);
      await expect(grid.getByRole('row').last()).toContainText(money);
      await hydrated(page);
      await expect(grid.getByText(date)).toBeVisible();
    }
  });
});
