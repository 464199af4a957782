import { findings } from '../support/axe.ts';
import { enterAs } from '../support/claimant.ts';
import { expect, hydrated, sidewaysScroll, test, type Page } from '../support/journey.ts';
import { ownCopy } from '../support/own-copies.ts';
import { tenantNamed } from '../support/tenants.ts';
import { word } from '../support/words.ts';

const tenant = tenantNamed('northgate');
const staff = 'elin.hale@example.org';
const form = 'Your questionnaire';
const reason = 'Please write in which year you chose it.\nThe court asks for that.';
const firstLine = /Please write in which year you chose it/;

const inAccount = (key: Parameters<typeof word<'accountDetails'>>[3]) => word(tenant.slug, 'en', 'accountDetails', key);
const inList = (key: Parameters<typeof word<'formsList'>>[3]) => word(tenant.slug, 'en', 'formsList', key);
const inStatus = (key: Parameters<typeof word<'claimStatus'>>[3]) => word(tenant.slug, 'en', 'claimStatus', key);
const inForm = (key: Parameters<typeof word<'form'>>[3]) => word(tenant.slug, 'en', 'form', key);
const sentToCorrect = new RegExp(inList('sentToCorrect').replace('{date}', '.*2024'));
/** Words that name the form, which is isolated from them. */
const naming = (words: string) => new RegExp(words.replace(/\{(?:form|name)\}/g, `.?${form}.?`));

test.use({ baseURL: tenant.url });
test.setTimeout(120_000);

for (const { person, ...size } of [
  { width: 1280, height: 900, person: ownCopy('priya.desai@example.org', 'gives back') },
  { width: 390, height: 844, person: ownCopy('priya.desai@example.org', 'gives back by phone') },
])
  test(`[GBK-01] [GBK-02] [GBK-03] staff give a form back, withdraw that, and give it back again; the claimant reads why, saves, and sends it anew (${size.width} px)`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize(size);
    await enterAs({ page, tenant, language: 'en', lands: '/listing/list' }, staff);
    await page.goto(`/listing/list?search=${person.identifier}`);
    await page.getByRole('main').getByRole('rowheader').getByRole('link').click();
    const row = page.getByRole('row').filter({ hasText: form });
    const button = (key: 'giveBack' | 'withdrawRequest') => row.getByRole('button', { name: new RegExp(`^${inAccount(key)}`) });

    const context = await browser.newContext({ baseURL: tenant.url, viewport: size });
    const claimant = await context.newPage();
    const openHub = async () => {
      await claimant.goto('/securedPage/my-claim');
      await hydrated(claimant);
    };
    const card = claimant.getByRole('group', { name: inStatus('correctTitle') });
    const listed = claimant.getByRole('row').filter({ hasText: form });

    await test.step('staff are asked for what is to be corrected', async () => {
      await button('giveBack').click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText(inAccount('giveBackNoMail'))).toBeVisible();
      await dialog.getByRole('button', { name: inAccount('giveBack'), exact: true }).click();
      await expect(dialog.getByLabel(inAccount('giveBackReason'))).toBeFocused();
      await expect(dialog.getByLabel(inAccount('giveBackReason'))).toHaveAttribute('aria-invalid', 'true');
      expect(await findings(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
      await dialog.getByLabel(inAccount('giveBackReason')).fill(reason);
      await dialog.getByRole('button', { name: inAccount('giveBack'), exact: true }).click();
      await expect(dialog).toHaveCount(0);
      await expect(page.getByText(naming(inAccount('givenBack')))).toBeVisible();
      await expect(page.locator('tbody tr[data-submission]').first(), 'it is first').toContainText(form);
      await expect(row).toContainText(sentToCorrect);
      await expect(row).toContainText(firstLine);
      await expect(button('withdrawRequest')).toBeFocused();
      expect(await findings(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
    });

    await test.step('the claimant reads it first on the hub', async () => {
      await enterAs({ page: claimant, tenant, language: 'en' }, person.email);
      await openHub();
      await expect(card).toContainText(firstLine);
      await expect(listed).toContainText(sentToCorrect);
      await expect(listed).toContainText(firstLine);
      await expect(listed.getByRole('button', { name: new RegExp(`^${inList('delete')}`) })).toHaveCount(0);
      await expect(
        claimant
          .getByRole('table', { name: inList('toDo') })
          .locator('tbody tr')
          .first(),
      ).toContainText(form);
      expect(await findings(claimant)).toEqual([]);
      expect(await sidewaysScroll(claimant)).toBe(0);
    });

    await test.step('the request is withdrawn while nothing was changed', async () => {
      await button('withdrawRequest').click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: inAccount('withdrawRequest'), exact: true })
        .click();
      await expect(page.getByText(naming(inAccount('requestWithdrawn')))).toBeVisible();
      await expect(button('giveBack')).toBeFocused();
      await expect(row).not.toContainText(firstLine);
      await openHub();
      await expect(card).toHaveCount(0);
      await button('giveBack').click();
      await page.getByRole('dialog').getByLabel(inAccount('giveBackReason')).fill(reason);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: inAccount('giveBack'), exact: true })
        .click();
      await expect(page.getByText(naming(inAccount('givenBack')))).toBeVisible();
    });

    await test.step('the claimant changes it, and returns to it later', async () => {
      await openHub();
      await card.getByRole('link', { name: naming(inStatus('correctForm')) }).click();
      await readsWhy(claimant);
      expect(await findings(claimant)).toEqual([]);
      expect(await sidewaysScroll(claimant)).toBe(0);
      await claimant.getByRole('button', { name: inForm('next'), exact: true }).click();
      await readsWhy(claimant);
      await claimant.locator('[data-name="ownWords"] textarea').fill('I chose it in 2014, for my son.');
      await claimant.getByRole('button', { name: inForm('saveAndReturn'), exact: true }).click();
      await expect(claimant).toHaveURL(/\/securedPage\/my-claim/);
      await expect(listed).toContainText(sentToCorrect);
    });

    await test.step('staff see that it was begun, and withdraw it no more', async () => {
      await page.reload();
      await hydrated(page);
      await expect(row).toContainText(inAccount('correctionBegun'));
      await expect(button('withdrawRequest')).toHaveCount(0);
    });

    await test.step('it is sent again', async () => {
      await card.getByRole('link', { name: naming(inStatus('correctForm')) }).click();
      await readsWhy(claimant);
      await claimant.getByRole('button', { name: 'Send my answers', exact: true }).click();
      await expect(claimant).not.toHaveURL(/\/form\//);
      await openHub();
      await expect(card).toHaveCount(0);
      await expect(claimant.getByText(sentToCorrect)).toHaveCount(0);
      await page.reload();
      await hydrated(page);
      await expect(row).toContainText(inAccount('done'));
      await expect(button('giveBack')).toBeVisible();
    });
    await context.close();
  });

async function readsWhy(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: new RegExp(inForm('correctionTitle').replace('{date}', '.*2024')) })).toContainText(
    firstLine,
  );
}

test('[GBK-04] a form with a document that was sent for a signature has the reason in place of the button', async ({ page }) => {
  await enterAs({ page, tenant, language: 'en', lands: '/listing/list' }, staff);
  await page.goto('/listing/list?search=harold.thompson@example.org');
  await page.getByRole('main').getByRole('rowheader').getByRole('link').click();
  await expect(page.getByText(inAccount('giveBackDocuments'))).toBeVisible();
  await expect(page.getByRole('button', { name: new RegExp(`^${inAccount('giveBack')}`) })).toHaveCount(0);
});
