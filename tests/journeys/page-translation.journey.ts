import { admit } from '../support/claimant.ts';
import { expect, test, type Page } from '../support/journey.ts';
import { delayScripts, openDrawn } from '../support/late-script.ts';
import { nextPasscode, passcodes } from '../support/outbox.ts';
import { ownCopy } from '../support/own-copies.ts';
import { translated, translatePage } from '../support/page-translation.ts';
import { tenantNamed } from '../support/tenants.ts';
import { word } from '../support/words.ts';
import { paper } from '../support/written-form.ts';

const tenant = tenantNamed('northgate');
const person = ownCopy('daniel.okafor@example.org', 'translated');
const early = ownCopy('daniel.okafor@example.org', 'translated early');
const wordOf = (...[block, key]: [Parameters<typeof word>[2], never]) => translated(word(tenant.slug, 'en', block, key));

test.use({ baseURL: tenant.url });
test.setTimeout(120_000);

/** Every document of the page is translated, so long after it was parsed. */
const translateAfter = (page: Page, milliseconds: number) =>
  page.addInitScript(`addEventListener('DOMContentLoaded', () => setTimeout(${translatePage.toString()}, ${milliseconds}))`);

test('[LOGIN-02] [FRM-24] [PRO-01] a page that the browser translates works from the sign-in to the profile, and its statuses are true', async ({
  page,
  request,
}) => {
  const main = page.getByRole('main');
  const button = (block: 'form' | 'profile' | 'login', key: string) =>
    main.getByRole('button', { name: wordOf(block, key as never), exact: true });
  const question = (name: string) => main.locator(`[data-name="${name}"]`);
  await translateAfter(page, 1500);

  await test.step('sign-in', async () => {
    const known = (await passcodes(request, tenant.url, person.email)).length;
    await page.goto('/page/registration?tab=1');
    await main.getByLabel(wordOf('login', 'email' as never), { exact: true }).fill(person.email);
    await button('login', 'sendCode').click();
    const code = main.getByLabel(wordOf('login', 'passcode' as never), { exact: true });
    await code.fill(await nextPasscode(request, tenant.url, person.email, known));
    await button('login', 'login').click();
    await expect(page).toHaveURL(/my-claim/);
  });

  await test.step('a form: errors come and go, questions too, and a file', async () => {
    await page.goto('/form/vehicle-claim');
    await expect(button('form', 'next')).toBeVisible();
    await button('form', 'next').click();
    await expect(main.getByRole('alert').locator('font').first()).toBeVisible();
    await question('registration').getByRole('textbox').fill('AB12 CDE');
    await question('make').getByRole('radio').first().check();
    await button('form', 'next').click();
    await expect(question('howAcquired')).toBeVisible();
    await expect(main.getByText(translated('Step 2 of'))).toBeVisible();
    for (const [index, count] of [
      [1, 1],
      [0, 0],
      [2, 1],
    ] as const) {
      await question('howAcquired').getByRole('radio').nth(index).check();
      await expect(question('financeCompany')).toHaveCount(count);
    }
    await question('yearAcquired').getByRole('spinbutton').or(question('yearAcquired').getByRole('textbox')).fill('2015');
    await button('form', 'next').click();
    await question('stillHave').getByRole('radio').first().check();
    await button('form', 'next').click();
    await button('form', 'next').click();
    await main.locator('input[type=file]').setInputFiles(paper);
    await expect(main.getByText(paper.name)).toBeVisible();
    await button('form', 'back').click();
    await expect(question('milesAYear')).toBeVisible();
    await button('form', 'next').click();
    await button('form', 'next').click();
    await question('declaration').getByRole('checkbox').check();
    await question('signedName').getByRole('textbox').fill(`${person.name} ${person.family_name}`);
  });

  await test.step('what was sent is confirmed, with a reference that is as it is, and the hub states it', async () => {
    await expect(main.getByText(translated('Saved at'))).toBeVisible();
    await main.getByRole('button', { name: translated('Send my claim'), exact: true }).click();
    await expect(page).toHaveURL(/claim-confirmation\?referenceNumber=/);
    const reference = new URL(page.url()).searchParams.get('referenceNumber') ?? '';
    await expect(main.getByText(reference, { exact: true }).first()).toBeVisible();
    await page.goto('/securedPage/my-claim');
    await expect(main.getByText(person.identifier, { exact: true }).first()).toBeVisible();
    await expect(main.locator('font').first()).toBeVisible();
  });

  await test.step('a detail is changed, and is what the profile shows', async () => {
    await page.goto('/securedPage/my-profile');
    const change = main.getByRole('button', { name: /: Address$/ });
    await expect(main.locator('font').first()).toBeVisible();
    await change.click();
    await main.locator('[name=country]').selectOption('GBR');
    await main.locator('[name=addressLine1]').fill('12 Lamb Street');
    await main.locator('[name=city]').fill('London');
    await main.locator('[name=postcode]').fill('e16ea');
    await button('profile', 'save').click();
    await expect(main.getByRole('status').filter({ hasText: wordOf('profile', 'savedNow' as never) })).toBeVisible();
    await expect(main.getByText('12 Lamb Street', { exact: true })).toBeVisible();
  });
});

test('[FRM-24] a form that was translated before its script came is taken over with what was typed in it', async ({ page }) => {
  await page.context().addCookies([{ name: 'language', value: 'en', url: tenant.url }]);
  await admit(page, tenant, early.email);
  await delayScripts(page, 3000);
  await translateAfter(page, 0);
  await openDrawn(page, '/form/vehicle-claim');
  const main = page.getByRole('main');
  await expect(main.locator('font').first()).toBeVisible();
  const typed = main.locator('[data-name="registration"]').getByRole('textbox');
  await typed.fill('AB12 CDE');
  await expect(page.locator('[data-awaits-script=""]')).toHaveCount(0, { timeout: 30_000 });
  await expect(typed).toHaveValue('AB12 CDE');
  await expect(main.locator('[data-name="registration"] font').first()).toBeVisible();
});
