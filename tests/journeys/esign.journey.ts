import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { ApiClient } from '../support/api-client.ts';
import { findings } from '../support/axe.ts';
import { admit, enterAs, signIn } from '../support/claimant.ts';
import { hears, recordAnnouncements } from '../support/heard.ts';
import { keyboard, pointer, type InputMethod } from '../support/input-method.ts';
import { expect, sidewaysScroll, test } from '../support/journey.ts';
import { ownCopy } from '../support/own-copies.ts';
import { tenantNamed } from '../support/tenants.ts';
import { word, wordOfPortal } from '../support/words.ts';

/** A signature starts a worker of its own, which takes its time on a busy machine. */
test.use({ actionTimeout: 25_000 });

interface Row {
  readonly eDocumentId: string;
  readonly eDocumentName: string;
  readonly signingStatus: string;
}

/** The list of documents of a submission and the link of one, asked as the app asks. */
async function openDocuments(url: string, email: string, submissionId: string) {
  const client = new ApiClient(url, email);
  await client.signIn();
  const list = async () =>
    (await client.call({ method: 'GET', path: `/api/Attachment/${submissionId}/get-submission-esign-list` })).body as Row[];
  const linkOf = async ({ eDocumentId }: Row) => {
    const path = `/api/dms/esign?submissionId=${submissionId}&documentId=${eDocumentId}`;
    return ((await client.call({ method: 'GET', path })).body as { link: string }).link;
  };
  return { list, linkOf };
}

const isSound = async (page: Page) => expect([await findings(page), await sidewaysScroll(page)]).toEqual([[], 0]);

/** Forgets the name, gets an error, and signs. */
async function sign(page: Page, input: InputMethod, name: string): Promise<void> {
  const button = page.locator('button[value="sign"]');
  await input.press(button);
  await expect(page.getByRole('alert')).toBeVisible();
  await isSound(page);
  await input.write(page.locator('#name'), name);
  await input.choose(page.locator('#agree'));
  await input.press(button);
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('[ESG-01] [ESG-02] [ESG-03] [ESG-04] [CLM-07] 1280 px, Welsh: from the button of the hub to the list; one document signed, one opened by the status and declined, and the hub shows both and the way back', async ({
  page,
  faults,
}) => {
  test.setTimeout(240_000);
  // A form that is sent back with its faults is an answer 422.
  faults.allow(/status of 422/);
  const tenant = tenantNamed('northgate');
  const visit = { tenant, language: 'cy', input: pointer };
  const words = (key: Parameters<typeof word<'eSignList'>>[3]) => word(tenant.slug, 'cy', 'eSignList', key);
  const ofPortal = (key: Parameters<typeof wordOfPortal>[2]) => wordOfPortal(tenant.slug, 'cy', key);
  const claimant = ownCopy('harold.thompson@example.org', 'esign');
  await recordAnnouncements(page);
  await enterAs({ page, ...visit }, claimant.email);
  const button = page.getByRole('main').getByRole('link', { name: 'Dogfennau i’w llofnodi', exact: true });
  const inCard = (key: 'sign' | 'reopen') =>
    page.getByRole('group').getByRole('link', { name: word(tenant.slug, 'cy', 'claimStatus', key) });
  await expect(inCard('sign')).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Settlement agreement' })).toBeVisible();
  await button.click();

  await expect(page).toHaveURL(`${tenant.url}/securedPage/esign-list;submissionId=${claimant.submissions[0]?.id}`);
  await expect(heading(page)).toHaveText(ofPortal('ownPage.signAgreement'));
  await expect(page.getByRole('heading', { level: 2, name: words('agreementList') })).toBeVisible();
  const row = (name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
  await expect(row('Settlement agreement')).toContainText(`Offer${words('sent')}`);
  await expect(row('Payment instructions')).toContainText(`Payment${words('sent')}`);
  await page.getByRole('link', { name: words('back'), exact: true }).click();
  await expect(page).toHaveURL(`${tenant.url}/securedPage/my-claim`);
  await button.click();

  await row('Settlement agreement').getByRole('button').click();
  await expect(page).toHaveURL(/\/sign\//);
  expect(await page.evaluate(() => sessionStorage.getItem('portico.signing'))).toBe(claimant.submissions[0]?.id);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: 'Cymraeg' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'cy');
  await expect(heading(page)).toHaveText('Settlement agreement');
  const callback = page.waitForRequest(/esignCallback/);
  await sign(page, pointer, `${claimant.name} ${claimant.family_name}`);
  await callback;
  await expect(page).toHaveURL(`${tenant.url}/securedPage/my-claim?signed=1`);
  await expect(page.getByRole('status').filter({ hasText: 'Settlement agreement' })).toBeVisible();
  await hears(page, ofPortal('signing.signed').replace('{document}', 'Settlement agreement'));
  const today = new Date().getFullYear();
  const signed = word(tenant.slug, 'cy', 'claims', 'documentSignedNow').split('{name}')[0] ?? '';
  await expect(page.getByRole('listitem').filter({ hasText: signed }).first()).toContainText(String(today));

  await button.click();
  await expect(row('Settlement agreement')).toContainText(words('signed'));
  const download = page.waitForEvent('download');
  await row('Settlement agreement')
    .getByRole('button', { name: words('copy') })
    .click();
  const copy = await download;
  expect(copy.suggestedFilename()).toBe('Settlement agreement.pdf');
  expect(
    readFileSync(await copy.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');

  await page.getByRole('link', { name: words('back'), exact: true }).click();
  await inCard('sign').click();
  await expect(heading(page)).toHaveText('Payment instructions');
  await page.locator('summary').click();
  await page.locator('button[value="decline"]').click();
  await expect(page).toHaveURL(`${tenant.url}/securedPage/my-claim?unsigned=1`);
  await expect(page.getByRole('status').filter({ hasText: ofPortal('signing.unsigned') })).toBeVisible();
  const declined = word(tenant.slug, 'cy', 'claims', 'documentDeclined').split('{name}')[0] ?? '';
  await expect(page.getByRole('listitem').filter({ hasText: declined })).toContainText('Payment instructions');
  await inCard('reopen').click();
  await expect(row('Payment instructions')).toContainText(words('declined'));
  await expect(row('Payment instructions').getByRole('button', { name: words('sign') })).toBeVisible();
});

const youssef = ownCopy('youssef.mansour@example.org', 'esign in Arabic');

test('[ESG-02] [ESG-03] [ESG-05] [CLM-07] 390 px, by keyboard, Arabic, claims disabled: the only document opens at once; the session ends before it is signed, and sign-in comes first', async ({
  page,
  request,
  faults,
}) => {
  test.setTimeout(240_000);
  faults.allow(/status of 422/);
  const tenant = tenantNamed('meridian');
  const input = keyboard(page);
  const visit = { tenant, language: 'ar', input };
  await page.setViewportSize({ width: 390, height: 780 });
  await enterAs({ page, ...visit }, youssef.email);
  const hub = page.url();
  await input.press(page.getByRole('link', { name: word(tenant.slug, 'ar', 'claims', 'signDocuments'), exact: true }));
  await expect(page).toHaveURL(/\/sign\//);
  await page.goBack();
  await expect(page).toHaveURL(hub);
  await input.press(page.getByRole('link', { name: word(tenant.slug, 'ar', 'claims', 'signDocuments'), exact: true }));
  await expect(page).toHaveURL(/\/sign\//);
  const name = 'سند تفويض بالتمثيل القانوني';
  await expect(heading(page)).toHaveText(name);
  await page.context().clearCookies();
  await page.context().addCookies([{ name: 'language', value: 'ar', url: tenant.url }]);
  await sign(page, input, 'يوسف منصور');
  await expect(page).toHaveURL(/returnTo=/);
  const callback = page.waitForRequest(/esignCallback/);
  await signIn({ page, request, ...visit, lands: '/securedPage/our_case?signed=1' }, youssef.email);
  await callback;
  await expect(page.getByRole('status').filter({ hasText: name })).toBeVisible();
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: word(tenant.slug, 'ar', 'claims', 'documentSignedNow').split('{name}')[0] ?? '' })
      .filter({ hasText: name })
      .first(),
  ).toBeVisible();
  await isSound(page);
  await input.press(page.getByRole('link', { name: word(tenant.slug, 'ar', 'claims', 'signDocuments'), exact: true }));
  await expect(page.getByRole('cell', { name: word(tenant.slug, 'ar', 'eSignList', 'signed') })).toBeVisible();
  await isSound(page);
});

test('[ESG-02] staff send a document; the person is offered it in the hub, and staff who chose the account read the list and sign nothing', async ({
  page,
}) => {
  const tenant = tenantNamed('northgate');
  const [account, submissionId] = ['4e470001-0009-4c1a-9f00-000000000009', '4e470002-000a-4c1a-9f00-00000000000a'];
  const staff = new ApiClient(tenant.url, 'elin.hale@example.org');
  await staff.signIn();
  const pdf = readFileSync('fixtures/people/documents/authority-to-act.pdf').toString('base64');
  const body = { submissionId, name: 'Authority to act', filePurpose: 'Agreement', pdf };
  expect((await staff.call({ method: 'POST', path: `/api/dms/send-for-signature?accountId=${account}`, body })).status).toBe(200);
  await enterAs({ page, tenant, language: 'en', lands: '/listing/list' }, 'elin.hale@example.org');
  await page.goto(`${tenant.url}/securedPage/esign-list?accountId=${account}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('rowheader', { name: body.name })).toBeVisible();
  await expect(main.getByText(word(tenant.slug, 'en', 'eSignList', 'personal'))).toBeVisible();
  await expect(main.getByRole('button')).toHaveCount(0);
  await isSound(page);
  await page.context().clearCookies();
  await enterAs({ page, tenant, language: 'en' }, 'priya.desai@example.org');
  await expect(main.getByRole('rowheader', { name: body.name })).toBeVisible();
  await main.getByRole('link', { name: 'Documents to sign', exact: true }).click();
  await expect(page).toHaveURL(/\/sign\//);
  await expect(heading(page)).toHaveText(body.name);
});

test('[ESG-02] [ESG-03] without script: declines, opens it again, and signs', async ({ browser }) => {
  test.setTimeout(240_000);
  const tenant = tenantNamed('meridian');
  const documents = await openDocuments(tenant.url, 'grace.adeyemi@example.org', '3e81d002-0003-4c1a-8f00-000000000003');
  const [only] = await documents.list();
  if (!only) throw new Error('There is no document.');
  const page = await (await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })).newPage();
  await page.goto(await documents.linkOf(only));
  await page.locator('summary').click();
  await page.locator('button[value="decline"]').click();
  await expect(page).toHaveURL(/\?returnTo=%2Fdynamic-content%3Fstatus%3DDeclined/);
  const again = await documents.linkOf(only);
  await page.goto(again);
  await page.locator('#name').fill('Grace Adeyemi');
  await page.locator('label[for="agree"]').click();
  await page.locator('button[value="sign"]').click();
  // The link was all it took to sign; the portal itself asks who is there.
  await expect(page).toHaveURL(/\?returnTo=%2Fdynamic-content%3Fstatus%3DSigned/);
  await page.goto(again);
  await expect(page.locator('a[href$="/signed"]')).toBeVisible();
  expect(await documents.list()).toEqual([expect.objectContaining({ signingStatus: 'Signed' })]);
});

test('[ESG-02] [SEC-7] who was signed out in another tab signs nothing; after a sign-in the document is there with the name that was typed', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(/status of 401/);
  const tenant = tenantNamed('northgate');
  const claimant = ownCopy('harold.thompson@example.org', 'esign signed out');
  const words = (key: Parameters<typeof word<'eSignList'>>[3]) => word(tenant.slug, 'en', 'eSignList', key);
  await enterAs(
    { page, tenant, language: 'en', lands: `/securedPage/esign-list;submissionId=${claimant.submissions[0]?.id}` },
    claimant.email,
  );
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Settlement agreement' }) });
  await row.getByRole('button', { name: words('sign') }).click();
  await expect(heading(page)).toHaveText('Settlement agreement');
  const other = await context.newPage();
  await other.goto(tenant.url);
  await other.locator('[popovertarget$="-account"]').click();
  await other.getByRole('button', { name: word(tenant.slug, 'en', 'navigation', 'signOut') }).click();
  await expect(other.locator('[popovertarget$="-account"]')).toHaveCount(0);
  await page.locator('#name').fill('Harold Thompson');
  await page.locator('#agree').check();
  await page.locator('button[value="sign"]').click();
  await expect(heading(page)).toHaveText('You have been signed out');
  await isSound(page);
  const signInHref = await page.getByRole('link', { name: 'Sign in', exact: true }).getAttribute('href');
  await admit(page, tenant, claimant.email);
  await page.goto(tenant.url + signInHref);
  await expect(heading(page)).toHaveText('Settlement agreement');
  await expect(page.locator('#name')).toHaveValue('Harold Thompson');
});
