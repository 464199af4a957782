import { readFileSync } from 'node:fs';
import { ApiClient } from '../support/api-client.ts';
import { findings } from '../support/axe.ts';
import { enterAs } from '../support/claimant.ts';
import { keyboard } from '../support/input-method.ts';
import { expect, sidewaysScroll, test } from '../support/journey.ts';
import { ownCopy } from '../support/own-copies.ts';
import { tenantNamed } from '../support/tenants.ts';
import { word, wordOfPortal } from '../support/words.ts';
import { soundPdf } from '../../server/platform/file-type/sound-pdf.fixture.ts';

const northgate = tenantNamed('northgate');
const meridian = tenantNamed('meridian');
const toCall = ownCopy('tomasz.nowak@example.org', 'claim detail');
test.setTimeout(120_000);
/** A PDF is made by a worker, which takes its time on a busy machine. */
test.use({ actionTimeout: 25_000 });

const isPdf = (path: string) => expect(readFileSync(path).subarray(0, 5).toString()).toBe('%PDF-');

test('[DET-01] [DET-09] [DET-05] 1280 px, Welsh: from the grid to status, number, warnings and answers under the titles of the form, a copy, and back', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const words = (key: Parameters<typeof word<'claimDetail'>>[3]) => word('northgate', 'cy', 'claimDetail', key);
  await enterAs({ page, tenant: northgate, language: 'cy' }, 'gwilym.bevan@example.org');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: `${word('northgate', 'cy', 'claims', 'view')}: NG-103310-1` }).click();
  await expect(page).toHaveURL(`${northgate.url}/securedPage/my-claim-detail;submissionId=4e470002-0005-4c1a-9f00-000000000005`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordOfPortal('northgate', 'cy', 'ownPage.claimDetail'));
  await expect(main.getByRole('term')).toHaveText([words('status'), words('number'), words('updated')]);
  await expect(main.getByRole('definition')).toContainText(['Yn aros amdanoch chi', 'NG-103310-1']);
  await expect(main.getByRole('region', { name: words('warnings') }).getByRole('listitem')).toHaveText([
    /^Gwiriwch y rhif cofrestru/,
    /^Anfonwch lun o’r llyfr log cyfan\.$/,
  ]);
  await expect(main.getByRole('tab')).toHaveText([/^Eich cerbyd$/, /cerbyd$/, /perchennog$/, /^Ei yrru$/, /^Papurau$/, /anfon$/]);
  const panel = main.getByRole('tabpanel');
  await expect(panel.getByRole('listitem').first()).toHaveText('Beth yw’r rhif cofrestru?SA1O LRN');
  await main.getByRole('tab', { name: 'Ei yrru' }).click();
  await expect(panel).toContainText(words('unanswered'));
  const fade = await panel.evaluate((element) => getComputedStyle(element).animationDuration);
  expect(['0.2s', '0.3s']).toContain(fade);
  await expect(main.getByText(words('noFiles'))).toBeVisible();
  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: words('copy') }).click();
  isPdf(await (await download).path());
  await main.getByRole('link', { name: words('back'), exact: true }).click();
  await expect(page).toHaveURL(`${northgate.url}/securedPage/my-claim`);
});

test('[DET-01] [MYC-02] 390 px, by keyboard, Arabic: a completed form opens what was sent; it is printed whole and downloaded', async ({
  page,
}) => {
  const input = keyboard(page);
  await page.setViewportSize({ width: 390, height: 780 });
  await enterAs({ page, tenant: meridian, language: 'ar' }, 'mariam.saleh@example.org');
  const main = page.getByRole('main');
  await main.getByRole('tab', { selected: true }).focus();
  await page.keyboard.press('End');
  await input.press(main.getByRole('link', { name: new RegExp(`^${word('meridian', 'ar', 'formsList', 'view')}`) }));
  await expect(page).toHaveURL(/my-claim-detail;submissionId=3e81d002-0005-4c1a-8f00-000000000005$/);
  await expect(main.getByText('07700900206')).toBeVisible();
  await expect(main.getByRole('term').nth(1), 'there is no claim of it').toHaveText(word('meridian', 'ar', 'claimDetail', 'reference'));
  await page.evaluate(() => void (window.print = () => void (document.body.dataset['printed'] = 'yes')));
  await input.press(main.getByRole('button', { name: word('meridian', 'ar', 'claimDetail', 'print') }));
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
  await expect(main.getByText('بعد وصول الرسالة')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByText('بعد وصول الرسالة')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  const download = page.waitForEvent('download');
  await input.press(main.getByRole('button', { name: word('meridian', 'ar', 'claimDetail', 'copy') }));
  isPdf(await (await download).path());
});

test('[DET-07] each file with the truth about it, three to a page; the one that is there is downloaded by its id', async ({ page }) => {
  const person = 'sian.llewellyn@example.org';
  const client = new ApiClient(northgate.url, person);
  await client.signIn();
  const pdf = soundPdf('a small file');
  const files = ['good.pdf', 'refused.pdf', 'lost.pdf', 'gone.pdf'].map((fileName) => ({
    questionName: 'papers',
    fileName,
    size: pdf.length,
    contentType: 'application/pdf',
  }));
  const body = { userPoolId: 'any', formSlug: 'unsubscribe', isSaveAndReturn: false, dynamicData: { reason: 'none' }, files };
  const sent = await client.call({ method: 'POST', path: '/api/Submissions', body });
  const { id, attachments } = sent.body as { id: string; attachments: { uploadLink: string }[] };
  const put = (index: number, bytes: Buffer) =>
    fetch(attachments[index]?.uploadLink ?? '', {
      method: 'PUT',
      body: new Uint8Array(bytes),
      headers: { 'content-type': 'application/pdf' },
    });
  expect((await put(0, pdf)).status).toBe(200);
  expect((await put(1, Buffer.from('<html>is no pdf at all'.padEnd(pdf.length)))).status).toBe(415);

  await enterAs({ page, tenant: northgate, language: 'en' }, person);
  await page.goto(`${northgate.url}/securedPage/my-claim-detail;submissionId=${id}`);
  const main = page.getByRole('main');
  const row = (name: string) => main.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
  const words = (key: Parameters<typeof word<'claimDetail'>>[3]) => word('northgate', 'en', 'claimDetail', key);
  await expect(main.getByText('Page 1 of 2')).toBeVisible();
  await expect(main.getByRole('row')).toHaveCount(4);
  const ready = row('good.pdf').getByRole('button', { name: `${words('download')}: good.pdf` });
  await expect(async () => {
    const again = row('good.pdf').getByRole('button', { name: words('refresh') });
    if (await again.isVisible()) await again.click();
    await expect(ready).toBeVisible({ timeout: 500 });
  }).toPass();
  expect([await findings(page), await sidewaysScroll(page)]).toEqual([[], 0]);
  const download = page.waitForEvent('download');
  await ready.click();
  const file = await download;
  expect([file.suggestedFilename(), readFileSync(await file.path(), 'utf8')]).toEqual(['good.pdf', pdf.toString()]);
  await expect(row('gone.pdf')).toContainText(words('missing'));
  await expect(row('lost.pdf')).toContainText(words('missing'));
  await main.getByRole('button', { name: words('next') }).click();
  await expect(row('refused.pdf')).toContainText(words('refused'));
});

test('[DET-04] [DET-01] [ESG-01] neither account nor submission is an error; what is not theirs is not there, with a way back; staff see an account with all it sent', async ({
  page,
  faults,
}) => {
  faults.allow(/status of 404/);
  const main = page.getByRole('main');
  const words = (key: Parameters<typeof word<'claimDetail'>>[3]) => word('northgate', 'en', 'claimDetail', key);
  await enterAs({ page, tenant: northgate, language: 'en' }, 'owen.marsh@example.org');
  await page.goto(`${northgate.url}/securedPage/my-claim-detail`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordOfPortal('northgate', 'en', 'error.notFound404'));
  await page.goto(`${northgate.url}/securedPage/my-claim-detail;submissionId=4e470002-0001-4c1a-9f00-000000000001`);
  await expect(main.getByText(words('none'))).toBeVisible();
  await main.getByRole('link', { name: words('back'), exact: true }).click();
  await expect(page).toHaveURL(`${northgate.url}/securedPage/my-claim`);
  await page.goto(`${northgate.url}/securedPage/esign-list`);
  await expect(main.getByText(word('northgate', 'en', 'eSignList', 'none'))).toBeVisible();
  await main.getByRole('link', { name: word('northgate', 'en', 'eSignList', 'back'), exact: true }).click();
  await expect(page).toHaveURL(`${northgate.url}/securedPage/my-claim`);
  await page.context().clearCookies();
  await enterAs({ page, tenant: northgate, language: 'en', lands: '/listing/list' }, 'elin.hale@example.org');
  await page.goto(`${northgate.url}/securedPage/my-claim-detail?accountId=4e470001-0001-4c1a-9f00-000000000001`);
  await expect(page.getByRole('heading', { level: 2, name: 'Megan Pritchard' })).toBeVisible();
  await expect(main.getByRole('definition')).toContainText(['In the group', 'NG-104233']);
  await expect(main.getByRole('tab')).toHaveCount(3);
  await main.getByRole('tab', { name: 'Your vehicle, NG-104233-1' }).click();
  await expect(main.getByRole('tabpanel')).toContainText('What is the registration number?');
  const edit = main.getByRole('link', { name: new RegExp(`^${words('edit')}`) });
  await expect(edit).toHaveCount(0);
  await main.getByRole('tab', { name: /^Your questionnaire/ }).click();
  await edit.click();
  await expect(page).toHaveURL(/\/form\/client-questionnaire\?submissionId=4e470002-0003-4c1a-9f00-000000000003&accountId=/);
});

test('[DET-03] [DET-10] [PAGE-07] staff on the claim detail of a person: an interview is booked from it, and the status of the account hides tabs and buttons of forms', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const words = (key: Parameters<typeof word<'claimDetail'>>[3]) => word('northgate', 'en', 'claimDetail', key);
  const interview = main.getByRole('button', { name: words('scheduleInterview') });
  const [claim] = toCall.submissions;
  await enterAs({ page, tenant: northgate, language: 'en', lands: `/listing/list?search=${toCall.identifier}` }, 'elin.hale@example.org');
  await main
    .getByRole('rowheader')
    .getByRole('link', { name: `${toCall.name} ${toCall.family_name}` })
    .click();
  await main.getByRole('link', { name: word('northgate', 'en', 'accountDetails', 'hub') }).click();
  await main.getByRole('link', { name: new RegExp(`^${word('northgate', 'en', 'claims', 'view')}: `) }).click();
  await expect(page).toHaveURL(new RegExp(`my-claim-detail;submissionId=${claim?.id}\\?accountId=`));
  await expect(main.getByText('WN11 HRN', { exact: true })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await interview.click();
  await expect(page).toHaveURL(/\/securedPage\/appointment-booking\?accountId=/);
  await expect(page.getByRole('button', { name: word('northgate', 'en', 'appointmentBooking', 'show') })).toBeVisible();

  await page.goto(`${northgate.url}/securedPage/my-claim-detail?accountId=4e470001-000e-4c1a-9f00-00000000000e`);
  await expect(page.getByRole('heading', { level: 2, name: 'Meinir Probert' })).toBeVisible();
  const tabs = main.getByRole('tab');
  await expect(tabs).toHaveCount(7);
  await expect(tabs.filter({ hasText: 'questionnaire' })).toHaveCount(0);
  await main.getByRole('tab', { name: /M7VN-3P9S-T/ }).click();
  await expect(main.getByRole('tabpanel')).toContainText('MP17 VAN');
  await expect(main.getByRole('link', { name: new RegExp(`^${words('edit')}`) })).toHaveCount(0);
  await expect(interview).toHaveCount(0);
});

test('[DET-01] [CNF-01] the confirmation leads to what was sent', async ({ page }) => {
  await enterAs({ page, tenant: northgate, language: 'en' }, 'megan.pritchard@example.org');
  await page.goto(`${northgate.url}/claim-confirmation?referenceNumber=7K3M-9QXD-4`);
  await page.getByRole('link', { name: wordOfPortal('northgate', 'en', 'confirmation.detail') }).click();
  await expect(page).toHaveURL(/my-claim-detail;submissionId=4e470002-0001-4c1a-9f00-000000000001$/);
  await expect(page.getByRole('heading', { name: 'Your vehicle, CF14 NGH' })).toBeVisible();
});
