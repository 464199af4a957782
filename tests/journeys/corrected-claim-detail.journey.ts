import { findings } from '../support/axe.ts';
import { enterAs } from '../support/claimant.ts';
import { expect, hydrated, sidewaysScroll, test, type Page } from '../support/journey.ts';
import { ownCopy } from '../support/own-copies.ts';
import { tenantNamed } from '../support/tenants.ts';
import { word } from '../support/words.ts';
import { sendWord, writtenForm } from '../support/written-form.ts';

const tenant = tenantNamed('northgate');
const form = writtenForm('northgate', 'vehicle-claim');
const { pages } = form.surveyDefinition;
const staff = 'elin.hale@example.org';
const reason = 'Please write the model as on the logbook.';

const inAccount = (key: Parameters<typeof word<'accountDetails'>>[3]) => word(tenant.slug, 'en', 'accountDetails', key);
const inDetail = (key: Parameters<typeof word<'claimDetail'>>[3]) => word(tenant.slug, 'en', 'claimDetail', key);
const inClaims = (key: Parameters<typeof word<'claims'>>[3]) => word(tenant.slug, 'en', 'claims', key);
const inList = (key: Parameters<typeof word<'listing'>>[3]) => word(tenant.slug, 'en', 'listing', key);
const inForm = (key: Parameters<typeof word<'form'>>[3]) => word(tenant.slug, 'en', 'form', key);
/** Words whose places hold anything. */
const filledIn = (words: string) => new RegExp(words.replaceAll(/[.?]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, '.+'));

test.use({ baseURL: tenant.url });
test.setTimeout(120_000);

for (const { person, ...size } of [
  { width: 1280, height: 900, person: ownCopy('sian.llewellyn@example.org', 'corrects') },
  { width: 320, height: 700, person: ownCopy('sian.llewellyn@example.org', 'corrects by phone') },
])
  test(`[GBK-05] [GBK-06] [GBK-02] while a form is corrected all read what was sent; it is declared anew, and staff read both afterwards (${size.width} px)`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize(size);
    const sound = async (screen: Page) => {
      expect(await findings(screen)).toEqual([]);
      expect(await sidewaysScroll(screen)).toBe(0);
    };
    await enterAs({ page, tenant, language: 'en', lands: '/listing/list' }, staff);
    await page.goto(`/listing/list?search=${person.identifier}`);
    await page.getByRole('main').getByRole('rowheader').getByRole('link').click();
    await expect(page).toHaveURL(/\/listing\/details/);
    await hydrated(page);
    const account = page.url();
    const row = page.locator('tbody tr[data-submission]').first();
    const dialog = page.getByRole('dialog');
    const context = await browser.newContext({ baseURL: tenant.url, viewport: size });
    const claimant = await context.newPage();
    const model = (screen: Page) => screen.getByText('Plover', { exact: true });

    await test.step('what staff typed is there again after Escape; the dialog names the language', async () => {
      const ask = row.getByRole('button', { name: new RegExp(`^${inAccount('giveBack')}`) });
      await ask.click();
      await expect(dialog.getByText(filledIn(inAccount('giveBackReasonHint')))).toContainText('English');
      await dialog.getByLabel(inAccount('giveBackReason')).fill(reason);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await ask.click();
      await expect(dialog.getByLabel(inAccount('giveBackReason'))).toHaveValue(reason);
      await dialog.getByRole('button', { name: inAccount('giveBack'), exact: true }).click();
      await expect(dialog).toHaveCount(0);
      await expect(row).toContainText(reason);
    });

    await test.step('staff find it among what is to be corrected', async () => {
      await page.goto(`/listing/list?list=submissions&search=${person.identifier}`);
      await hydrated(page);
      await page.getByLabel(inList('status'), { exact: true }).selectOption({ label: inList('toCorrect') });
      await page.getByRole('button', { name: inList('find'), exact: true }).click();
      await expect(page).toHaveURL(/status=ToCorrect/);
      await expect(page.getByRole('main').getByRole('rowheader')).toHaveCount(1);
    });

    await test.step('the claimant changes it, and reads what was sent in its place', async () => {
      await enterAs({ page: claimant, tenant, language: 'en' }, person.email);
      await expect(claimant.getByText(filledIn(inClaims('formGivenBack')))).toBeVisible();
      await claimant
        .getByRole('link', { name: new RegExp(`^${word(tenant.slug, 'en', 'claimStatus', 'correctForm').split('{')[0]}`) })
        .click();
      await claimant.locator('[data-name="model"] input').fill('Swift');
      await claimant.getByRole('button', { name: inForm('saveAndReturn'), exact: true }).click();
      await expect(claimant).toHaveURL(/\/securedPage\/my-claim/);
      await claimant.goto(`/securedPage/my-claim-detail;submissionId=${person.submissions[0]?.id}`);
      await hydrated(claimant);
      await expect(claimant.getByText(filledIn(inDetail('versionToCorrect')))).toBeVisible();
      await expect(claimant.getByText(reason)).toBeVisible();
      await expect(model(claimant)).toBeVisible();
      await expect(claimant.getByText('Swift')).toHaveCount(0);
      await sound(claimant);
      await page.goto(account);
      await hydrated(page);
      await row.getByRole('link', { name: new RegExp(`^${inAccount('view')}`) }).click();
      await expect(page.getByText(filledIn(inDetail('versionToCorrect')))).toBeVisible();
      await expect(page.getByText('Swift')).toHaveCount(0);
    });

    await test.step('it is sent again only once it is declared and signed anew', async () => {
      await claimant.getByRole('link', { name: inDetail('edit'), exact: true }).click();
      const signed = claimant.locator('[data-name="signedName"] input');
      for (const { elements } of pages.slice(0, -1)) {
        await expect(claimant.locator(`[data-name="${elements[0]?.name}"]`)).toBeVisible();
        await claimant.getByRole('button', { name: inForm('next'), exact: true }).click();
      }
      await expect(signed).toHaveValue('');
      const box = claimant.locator('[data-name="declaration"]').getByRole('checkbox');
      await expect(box).not.toBeChecked();
      const send = claimant.getByRole('button', { name: sendWord(form, 'en'), exact: true });
      await send.click();
      await expect(claimant).toHaveURL(/\/form\//);
      await box.check();
      await signed.fill('Siân Llewellyn');
      await send.click();
      await expect(claimant).not.toHaveURL(/\/form\//);
      await claimant.goto('/securedPage/my-claim');
      await hydrated(claimant);
      await expect(claimant.getByText(filledIn(inClaims('formSentAgain')))).toBeVisible();
    });

    await test.step('staff read that it was corrected, and open both', async () => {
      await page.goto(account);
      await hydrated(page);
      await expect(row).toContainText(filledIn(inAccount('sentAndCorrected')));
      await sound(page);
      await row.getByRole('link', { name: filledIn(inAccount('versionOf')) }).click();
      await expect(page.getByText(filledIn(inDetail('versionShown')))).toBeVisible();
      await expect(model(page)).toBeVisible();
      await sound(page);
      const copy = page.waitForEvent('download');
      await page.getByRole('button', { name: inDetail('copy'), exact: true }).click();
      expect((await copy).suggestedFilename()).toMatch(/\.pdf$/);
      await page.getByRole('link', { name: inDetail('newestVersion'), exact: true }).click();
      await expect(page.getByText('Swift')).toBeVisible();
      await expect(page.getByText(filledIn(inDetail('versionShown')))).toHaveCount(0);
    });
    await context.close();
  });
