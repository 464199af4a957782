import { findings } from '../support/axe.ts';
import { enterAs } from '../support/claimant.ts';
import { expect, sidewaysScroll, test, type Page } from '../support/journey.ts';
import { ownCopy } from '../support/own-copies.ts';
import { tenantNamed } from '../support/tenants.ts';
import { word } from '../support/words.ts';
import { writtenForm } from '../support/written-form.ts';

const tenant = tenantNamed('northgate');
const staff = 'elin.hale@example.org';
const inDetails = (key: Parameters<typeof word<'accountDetails'>>[3]) => word(tenant.slug, 'en', 'accountDetails', key);
const formNamed = (slug: string) => writtenForm(tenant.slug, slug).name['en'] ?? '';
const rowsOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });

test.use({ baseURL: tenant.url });
test.setTimeout(120_000);

const meinir = { id: '4e470001-000e-4c1a-9f00-00000000000e', email: 'meinir.probert@example.org', name: 'Meinir Probert' };
/** One of her vans. */
const van = { reference: 'M4VN-9B3D-G', claim: 'NG-100233-4' };
const meinirsAccount = `/listing/details?accountId=${meinir.id}`;

for (const [width, height] of [
  [1280, 900],
  [320, 800],
] as const)
  test(`[APP-05] [DET-04] [MYC-05] ${width} px: six vans that were sent are six rows, each with its reference, its status and its answers, below the name of their person`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await enterAs({ page, tenant, language: 'en', lands: meinirsAccount }, staff);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(meinir.name);
    await expect(page).toHaveTitle(new RegExp(meinir.name));
    const vans = rowsOf(page)
      .filter({ has: page.getByRole('rowheader', { name: formNamed('vehicle-claim') }) })
      .filter({ hasText: inDetails('done') });
    await expect(vans).toHaveCount(6);
    const references = await vans.locator(`td[data-label="${inDetails('reference')}"]`).allTextContents();
    expect(new Set(references).size).toBe(6);
    // What was begun is above what was sent.
    await expect(rowsOf(page).first()).toContainText(inDetails('draft'));
    const elsewhere = rowsOf(page).filter({ has: page.getByRole('rowheader', { name: formNamed('service-feedback') }) });
    await expect(elsewhere).toContainText(inDetails('staffOnly'));
    expect([await findings(page), await sidewaysScroll(page)]).toEqual([[], 0]);

    await vans
      .filter({ hasText: van.reference })
      .getByRole('link', { name: new RegExp(`^${inDetails('view')}: ${formNamed('vehicle-claim')}`) })
      .click();
    await expect(page).toHaveURL(/my-claim-detail;submissionId=[\w-]+\?accountId=/);
    await expect(page.getByRole('main').getByRole('definition').filter({ hasText: van.claim })).toBeVisible();
    expect(await sidewaysScroll(page)).toBe(0);
    const back = page.getByRole('link', { name: word(tenant.slug, 'en', 'claimDetail', 'back'), exact: true });
    await back.click();
    await expect(page).toHaveURL(tenant.url + meinirsAccount);
    await page.getByRole('link', { name: inDetails('answers') }).click();
    await expect(page).toHaveURL(`${tenant.url}/securedPage/my-claim-detail?accountId=${meinir.id}`);
    await expect(page.getByRole('main').getByRole('tab', { name: new RegExp(van.claim) })).toBeVisible();
    await back.click();
    await expect(page).toHaveURL(tenant.url + meinirsAccount);
  });

test('[MYC-05] their own pages have for staff the rows that the claimant has, a form that is assigned to them among them', async ({
  page,
}) => {
  const hub = '/securedPage/my-claim';
  const formsOfHub = async () => {
    await expect(page.getByRole('main').getByRole('tabpanel').getByRole('row').nth(1)).toBeVisible();
    return page.getByRole('main').getByRole('tabpanel').getByRole('rowheader').allTextContents();
  };
  await enterAs({ page, tenant, language: 'en', lands: hub }, meinir.email);
  const own = await formsOfHub();
  await page.context().clearCookies();
  await enterAs({ page, tenant, language: 'en', lands: meinirsAccount }, staff);
  await page.getByRole('link', { name: inDetails('hub') }).click();
  await expect(page).toHaveURL(`${tenant.url}${hub}?accountId=${meinir.id}`);
  expect(await formsOfHub()).toEqual(own);
  const only = word(tenant.slug, 'en', 'formsList', 'formsOfStaff').split('{forms}')[0] ?? '';
  await expect(page.getByText(only)).toContainText(formNamed('service-feedback'));
});

for (const { width, height, person } of [
  { width: 1280, height: 900, person: ownCopy('tomasz.nowak@example.org', 'call by staff') },
  { width: 320, height: 800, person: ownCopy('tomasz.nowak@example.org', 'call by staff on a phone') },
])
  test(`[DET-03] [BKG-01] ${width} px: staff book, move and cancel a call for a person, who finds it in the hub; the account has who booked it`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height });
    const account = `/listing/details?accountId=${person.id}`;
    const main = page.getByRole('main');
    const inBooking = (key: Parameters<typeof word<'appointmentBooking'>>[3]) => word(tenant.slug, 'en', 'appointmentBooking', key);
    const button = (name: string) => main.getByRole('button', { name, exact: true });
    const frame = page.frameLocator('main iframe');
    const result = main.getByRole('status').filter({ has: page.locator('time') });
    const time = main.locator('time');
    const noticed = { timeout: 25_000 };
    const openCalendar = async (name: string) => {
      await button(name).click();
      await expect(page).toHaveURL(`${tenant.url}/securedPage/appointment-booking?accountId=${person.id}`);
      await button(inBooking('show')).click();
    };
    const back = async () => {
      await main.getByRole('link', { name: inBooking('back'), exact: true }).click();
      await expect(page).toHaveURL(tenant.url + account);
    };
    await enterAs({ page, tenant, language: 'en', lands: account }, staff);
    await openCalendar(inDetails('scheduleInterview'));
    await expect(frame.getByLabel('Name')).toHaveValue(`${person.name} ${person.family_name}`);
    await frame.getByRole('button').first().click();
    await expect(result).toBeVisible(noticed);
    await back();
    const booked = (await time.getAttribute('datetime')) ?? '';
    await expect(main.getByRole('listitem').filter({ hasText: 'Elin Hale' })).toHaveCount(1);
    await expect(button(inDetails('scheduleInterview'))).toHaveCount(0);
    expect([await findings(page), await sidewaysScroll(page)]).toEqual([[], 0]);

    await openCalendar(inDetails('rescheduleInterview'));
    await frame.getByRole('button').last().click();
    await expect(result).toBeVisible(noticed);
    await back();
    await expect(time).not.toHaveAttribute('datetime', booked);
    const moved = (await time.getAttribute('datetime')) ?? '';
    await page.context().clearCookies();
    await enterAs({ page, tenant, language: 'en' }, person.email);
    await expect(main.locator('time').first()).toHaveAttribute('datetime', moved);

    await page.context().clearCookies();
    await enterAs({ page, tenant, language: 'en', lands: account }, staff);
    await openCalendar(inDetails('cancelInterview'));
    await frame.getByRole('button').click();
    await expect(main.getByRole('status').filter({ hasText: inBooking('cancelled') })).toBeVisible(noticed);
    await back();
    await expect(button(inDetails('scheduleInterview'))).toBeVisible();
    await expect(main.getByRole('listitem').filter({ hasText: 'Elin Hale' })).toHaveCount(2);
    expect(await sidewaysScroll(page)).toBe(0);
  });

for (const { width, height, person } of [
  { width: 1280, height: 900, person: ownCopy('harold.thompson@example.org', 'withdrawn') },
  { width: 320, height: 800, person: ownCopy('harold.thompson@example.org', 'withdrawn on a phone') },
])
  test(`[ESG-07] ${width} px: staff see how far each document is and withdraw one, after a question; its person does not find it any more`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await enterAs({ page, tenant, language: 'en', lands: `/listing/details?accountId=${person.id}` }, staff);
    const documents = page.getByRole('main').getByRole('region', { name: inDetails('documents') });
    await expect(documents.getByRole('rowheader')).toHaveText([/^Settlement agreement/, /^Payment instructions/]);
    await expect(documents.getByText(inDetails('documentSent'))).toHaveCount(2);
    expect([await findings(page), await sidewaysScroll(page)]).toEqual([[], 0]);
    await documents.getByRole('button', { name: `${inDetails('withdraw')}: Settlement agreement` }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: inDetails('linkCancel') })
      .click();
    await expect(documents.getByRole('rowheader')).toHaveCount(2);
    await documents.getByRole('button', { name: `${inDetails('withdraw')}: Settlement agreement` }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: inDetails('withdraw'), exact: true })
      .click();
    await expect(documents.getByRole('rowheader')).toHaveText([/^Payment instructions/]);
    await expect(documents.getByRole('status')).toContainText('Settlement agreement');
    await page.context().clearCookies();
    await enterAs({ page, tenant, language: 'en' }, person.email);
    await expect(page.getByRole('main').getByText('Payment instructions').first()).toBeVisible();
    await expect(page.getByRole('main').getByText('Settlement agreement')).toHaveCount(0);
  });
