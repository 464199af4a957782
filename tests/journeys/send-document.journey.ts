import { findings } from '../support/axe.ts';
import { enterAs } from '../support/claimant.ts';
import { expect, hydrated, sidewaysScroll, test } from '../support/journey.ts';
import { ownCopy } from '../support/own-copies.ts';
import { tenantNamed } from '../support/tenants.ts';
import { word, wordOfPortal } from '../support/words.ts';

const tenant = tenantNamed('northgate');
const staff = 'elin.hale@example.org';
const words = (key: Parameters<typeof word<'accountDetails'>>[3]) => word(tenant.slug, 'en', 'accountDetails', key);

test.use({ baseURL: tenant.url });
test.setTimeout(120_000);

for (const { width, height, person } of [
  { width: 1280, height: 900, person: ownCopy('tomasz.nowak@example.org', 'sent a document') },
  { width: 390, height: 780, person: ownCopy('tomasz.nowak@example.org', 'sent a document on a phone') },
])
  test(`[ESG-09] [ESG-08] [ESG-07] ${width} px: staff send a template for the account alone and a PDF for a submission; the person signs the one, and staff withdraw the other`, async ({
    page,
    browser,
    faults,
  }) => {
    faults.allow(/status of (410|422)/);
    const account = `/listing/details?accountId=${person.id}`;
    await page.setViewportSize({ width, height });
    await enterAs({ page, tenant, language: 'en', lands: account }, staff);
    const section = page.getByRole('main').getByRole('region', { name: words('documents') });
    const button = (key: Parameters<typeof words>[0]) => section.getByRole('button', { name: words(key), exact: true });
    const row = (name: string) => section.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
    await button('sendDocument').press('Enter');
    await expect(section.getByLabel(words('documentSource'))).toBeFocused();
    await button('sendIt').click();
    // What is missing first has the focus, and what is wrong with it.
    const choose = section.getByRole('button', { name: words('choosePdf') });
    await expect(choose).toBeFocused();
    await expect(choose).toHaveAccessibleDescription(new RegExp(words('pdfMissing')));
    expect([await findings(page), await sidewaysScroll(page)]).toEqual([[], 0]);
    await section.getByLabel(words('documentSource')).selectOption({ label: 'Authority to act' });
    await expect(section.getByLabel(words('documentName'))).toHaveValue('Authority to act');
    await section.getByLabel(words('documentKind')).fill('Authority');
    await button('sendIt').click();
    await expect(row('Authority to act')).toContainText(words('documentSent'));
    await expect(section.getByRole('status').filter({ hasText: 'Authority to act' })).toHaveCount(1);
    await expect(button('sendDocument')).toBeFocused();

    await button('sendDocument').click();
    await section.locator('input[type=file]').setInputFiles('README.md');
    await section.getByLabel(words('documentKind')).fill('Instructions');
    await button('sendIt').click();
    await expect(section.getByRole('alert')).toContainText(words('notADocument'));
    await section.locator('input[type=file]').setInputFiles('fixtures/people/documents/payment-instructions.pdf');
    await section.getByLabel(words('documentName')).fill('How we pay you');
    await section.getByLabel(words('documentFor')).selectOption({ index: 1 });
    await button('sendIt').click();
    await expect(row('How we pay you')).toContainText(words('documentSent'));
    await expect(row('How we pay you')).toContainText('PDF, sent by');
    await expect(row('Authority to act')).toContainText('Template');
    expect([await findings(page), await sidewaysScroll(page)]).toEqual([[], 0]);

    const claimant = await browser.newContext({ baseURL: tenant.url, viewport: { width, height } });
    const hub = await claimant.newPage();
    await enterAs({ page: hub, tenant, language: 'en' }, person.email);
    await hub.goto('/securedPage/esign-list');
    const list = hub.getByRole('main');
    await expect(list.getByRole('rowheader')).toHaveText(['Authority to act', /^How we pay you.+/]);
    await list.getByRole('row').filter({ hasText: 'Authority to act' }).getByRole('button').click();
    await expect(hub).toHaveURL(/\/sign\//);
    await hub.locator('#name').fill(`${person.name} ${person.family_name}`);
    await hub.locator('label[for="agree"]').click();
    await hub.locator('button[value="sign"]').click();
    await expect(hub).toHaveURL(`${tenant.url}/securedPage/my-claim?signed=1`);
    const signed = wordOfPortal(tenant.slug, 'en', 'signing.signed').split('{document}')[0] ?? '';
    await expect(hub.getByRole('status').filter({ hasText: signed }).filter({ hasText: 'Authority to act' })).toBeVisible();
    await hub.goto('/securedPage/esign-list');
    await hydrated(hub);

    await page.reload();
    await hydrated(page);
    await expect(row('Authority to act')).toContainText(words('signed'));
    await row('How we pay you').getByRole('button').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('withdraw'), exact: true })
      .click();
    await expect(row('How we pay you')).toHaveCount(0);

    await list.getByRole('row').filter({ hasText: 'How we pay you' }).getByRole('button').click();
    await expect(list.getByRole('status').filter({ hasText: word(tenant.slug, 'en', 'eSignList', 'withdrawn') })).toBeVisible();
    await expect(list.getByRole('rowheader')).toHaveText(['Authority to act']);
    expect([await findings(hub), await sidewaysScroll(hub)]).toEqual([[], 0]);
    await claimant.close();
  });
