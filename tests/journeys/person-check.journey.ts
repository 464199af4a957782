import { findings } from '../support/axe.ts';
import { standInForGoogle } from '../support/google-script.ts';
import { expect, hydrated, sidewaysScroll, test } from '../support/journey.ts';
import { tenantNamed } from '../support/tenants.ts';
import { word } from '../support/words.ts';

const tenant = tenantNamed('northgate');
const wordFor = (key: Parameters<typeof word<'login'>>[3]) => word(tenant.slug, 'en', 'login', key);

for (const width of [1280, 320])
  test(`[LOGIN-08] ${width} px: a sign-in for which a person is to be proven asks for that, and goes on with the token`, async ({
    page,
    faults,
  }) => {
    faults.allow(/status of 403/);
    await page.setViewportSize({ width, height: 800 });
    await standInForGoogle(page);
    const sent: unknown[] = [];
    await page.route('**/auth/start', async (route) => {
      sent.push(route.request().postDataJSON());
      if (sent.length > 1) return route.continue();
      const problem = { status: 403, code: 'person-needed', detail: 'A person has to be proven.', recaptchaKey: 'site-key-1' };
      await route.fulfill({ status: 403, contentType: 'application/problem+json', body: JSON.stringify(problem) });
    });
    const username = `person.to.prove.${width}@example.org`;
    await page.goto(`${tenant.url}/page/registration`);
    await hydrated(page);
    await page.getByLabel(wordFor('email'), { exact: true }).fill(username);
    const send = page.getByRole('button', { name: wordFor('sendCode'), exact: true });
    await send.click();
    await expect(page.getByRole('alert').filter({ hasText: wordFor('personNeededErrorMessage') })).toBeVisible();
    expect(await findings(page, '#main')).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await page
      .getByRole('group', { name: wordFor('personCheck') })
      .getByRole('button', { name: 'Person: site-key-1' })
      .click();
    await send.click();
    await expect(page.getByLabel(wordFor('passcode'), { exact: true })).toBeFocused();
    expect(sent).toMatchObject([{ username }, { username, person: 't0ken' }]);
  });
