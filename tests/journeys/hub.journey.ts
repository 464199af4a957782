import { ApiClient } from '../support/api-client.ts';
import { enterAs, signIn, type Visit } from '../support/claimant.ts';
import { pointer } from '../support/input-method.ts';
import { expect, hydrated, test, type Page } from '../support/journey.ts';
import { ownCopy } from '../support/own-copies.ts';
import { tenantNamed } from '../support/tenants.ts';
import { word, wordOfPortal } from '../support/words.ts';
import { answerStep, sendWord, writtenForm, type Answers } from '../support/written-form.ts';
import { soundPdf } from '../../server/platform/file-type/sound-pdf.fixture.ts';

const tenant = tenantNamed('northgate');
const wordFor = (key: Parameters<typeof wordOfPortal>[2]) => wordOfPortal(tenant.slug, 'en', key);
const preferences: Answers = { channel: 'both', letterLanguage: 'en', print: 'no' };

const confirmation = '/claim-confirmation?referenceNumber=7K3M-9QXD-4';

test.use({ baseURL: tenant.url });
test.setTimeout(60_000);

async function enter(page: Page, request: Visit['request'], email: string): Promise<Visit> {
  await enterAs({ page, tenant, language: 'en' }, email);
  return { page, request, tenant, language: 'en', input: pointer };
}

test('[MYC-01] [MYC-07] [CLM-01] [PAGE-05] [PAGE-06] [APP-01] the hub shows forms and claims between the common pages', async ({
  page,
  request,
}) => {
  await enter(page, request, 'megan.pritchard@example.org');
  const main = page.getByRole('main');
  await expect(main.getByRole('list', { name: word(tenant.slug, 'en', 'claims', 'phases') }).getByRole('listitem')).toHaveCount(5);
  await expect(main.getByRole('tab')).toHaveCount(2);
  await expect(main.getByRole('rowheader', { name: 'NG-104233-2' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.goto('/page/our_case');
  await expect(page.getByRole('link', { name: 'Go to your claim' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Join or sign in' }).and(page.locator('section[data-look=hero] a'))).toHaveCount(0);
});

test('[CLM-01] [CLM-03] [MYC-02] the status is first, on a phone on the first screen; the words of a phase do not cover the next one; its one button leads to the awaited form', async ({
  page,
  request,
}) => {
  await enter(page, request, 'megan.pritchard@example.org');
  const main = page.getByRole('main');
  const card = main.getByRole('group', { name: 'You are in the group' });
  await expect(main.getByText('NG-104233', { exact: true })).toBeVisible();
  await expect(card).toContainText('In the group');
  const phases = main.getByRole('list', { name: word(tenant.slug, 'en', 'claims', 'phases') }).getByRole('listitem');
  await expect(phases.filter({ hasText: 'while the judge decides' })).toHaveAttribute('aria-current', 'step');
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const button = phases.nth(1).getByRole('button');
    await button.focus();
    await page.keyboard.press('Enter');
    const tip = page.locator('[popover]:popover-open');
    await expect(tip).toBeVisible();
    const [words, next] = [await tip.boundingBox(), await phases.nth(2).getByRole('button').boundingBox()];
    if (!words || !next) throw new Error('Nothing is drawn.');
    const apart = words.y + words.height <= next.y || words.x >= next.x + next.width || words.x + words.width <= next.x;
    expect(apart, `${width} px: ${JSON.stringify({ words, next })}`).toBe(true);
    await page.keyboard.press('Escape');
    await expect(tip).toHaveCount(0);
  }
  await page.evaluate(() => scrollTo(0, 0));
  await expect(card.getByRole('heading')).toBeInViewport({ ratio: 1 });
  await card.getByRole('link', { name: /^Continue: .*Your questionnaire.*, step \d of 2$/ }).click();
  await expect(page).toHaveURL(/\/form\/client-questionnaire\?submissionId=/);
});

test('[CNF-01] [CNF-02] [CNF-03] [COM-01] a form of its own confirmation, kept in this browser; Back, and a reload after save and return, lead to the hub', async ({
  page,
  request,
}) => {
  const form = writtenForm(tenant.slug, 'communications-preferences');
  await enter(page, request, ownCopy('sian.llewellyn@example.org', 'hub').email);
  await page.goto('/securedPage/communications-preferences');
  await hydrated(page);
  await page.locator('main a[href="/form/communications-preferences"]').click();
  for (const { elements } of form.surveyDefinition.pages) {
    await expect(page.locator(`[data-name="${elements[0]?.name}"]`)).toBeVisible();
    await answerStep(page, pointer, elements, preferences, 'en');
  }
  await page.getByRole('button', { name: sendWord(form, 'en'), exact: true }).click();
  await expect(page).toHaveURL(/\/claim-confirmation\?.*slug=communication-preferences-update/);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Your choices are saved.');
  const sent = new URL(page.url());
  await page.goBack();
  await expect(page).toHaveURL(/\/securedPage\/my-claim$/);
  await page.goto('/claim-confirmation?slug=communication-preferences-update');
  await expect(heading).toHaveText('Your choices are saved.');
  await page.goto('/claim-confirmation?slug=unsubscribe-update');
  await expect(heading).toHaveText('There is nothing to confirm here');
  await page.goto(`${sent.pathname}${sent.search}&isSaveAndReturn=true`);
  await expect(heading).toHaveText('Your choices are saved.');
  await page.reload();
  await expect(page).toHaveURL(/\/securedPage\/my-claim$/);
});

test('[CNF-01] [CNF-04] an address alone confirms nothing; the person who sent the form is shown its confirmation', async ({
  page,
  request,
}) => {
  await page.goto(confirmation);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('There is nothing to confirm here');
  await expect(page.getByRole('main')).not.toContainText('7K3M-9QXD-4');
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await signIn({ page, request, tenant, language: 'en', input: pointer, lands: confirmation }, 'megan.pritchard@example.org');
  await expect(heading).toHaveText('Thank you. We have your claim.');
  await expect(page.getByRole('main')).toContainText('7K3M-9QXD-4');
  await page.goto('/claim-confirmation?referenceNumber=C6VD-4GHX-1');
  await expect(heading).toHaveText('There is nothing to confirm here');
});

test('[ERR-03] [SES-02] page not found: the plain way back keeps the session, the other link signs out and goes to the root', async ({
  page,
  request,
  faults,
}) => {
  faults.allow(/status of 404/);
  await enter(page, request, 'owen.marsh@example.org');
  const account = page.locator('[popovertarget$="-account"]');
  await page.goto('/no/such/page');
  await expect(page.getByText(wordFor('error.stays'))).toBeVisible();
  await page.getByRole('link', { name: wordFor('error.back') }).click();
  await expect(page).toHaveURL(/\/securedPage\/my-claim$/);
  await expect(account).toBeVisible();
  await page.goto('/no/such/page');
  await expect(page.getByText(wordFor('error.stays'))).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: wordFor('error.continue') })
    .click();
  await expect(page).toHaveURL(`${tenant.url}/?signedOut=1`);
  await page.goto('/securedPage/my-claim');
  await expect(page).toHaveURL(/\/\?returnTo=%2FsecuredPage%2Fmy-claim&tab=1$/);
});

test('[PAGE-03] [PAGE-10] [PAGE-19] [APP-03] home and profile are pages of those who are signed in, and lead to each other', async ({
  page,
  request,
}) => {
  for (const path of ['/home', '/profile']) {
    await page.goto(path);
    await expect(page).toHaveURL(`${tenant.url}/?returnTo=${encodeURIComponent(path)}&tab=1`);
  }
  await enter(page, request, 'priya.desai@example.org');
  await page.goto('/securedPage/my-profile');
  await hydrated(page);
  await page.locator('main a[href="/home"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your home page');
  await page.locator('main a[href="/profile"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordFor('portal.profile'));
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(/Priya Desai/);
});

test('[FRM-13] [ERR-07] a file that does not fit its name is reported in the hub, and another is sent in its place; an upload that fails is logged, and without limits of the tenant those of the portal count', async ({
  page,
  request,
  faults,
}) => {
  faults.allow(/status of (403|500) .*(\/files\/|\/Attachment\/configuration)|ERR_FAILED .*page-answer/);
  const person = ownCopy('tomasz.nowak@example.org', 'hub').email;
  const client = new ApiClient(tenant.url, person);
  await client.signIn();
  const bytes = Buffer.from('<html>no pdf');
  const file = { questionName: 'papers', fileName: 'v5c.pdf', size: bytes.length, contentType: 'application/pdf' };
  const body = { userPoolId: 'any', formSlug: 'unsubscribe', isSaveAndReturn: false, dynamicData: { reason: 'none' }, files: [file] };
  const sent = await client.call({ method: 'POST', path: '/api/Submissions', body });
  const [link] = (sent.body as { attachments: [{ uploadLink: string }] }).attachments;
  expect((await fetch(link.uploadLink, { method: 'PUT', body: bytes, headers: { 'content-type': 'application/pdf' } })).status).toBe(415);

  await enter(page, request, person);
  const wordFor = (key: 'missingTitle' | 'sendAgain' | 'fileNotArrived') => word(tenant.slug, 'en', 'formsList', key);
  const box = page.getByRole('group', { name: wordFor('missingTitle') });
  await expect(box.getByRole('listitem')).toContainText(['v5c.pdf']);
  const sendFor = async (missing: string) => {
    const choosing = page.waitForEvent('filechooser');
    await box.getByRole('button', { name: `${wordFor('sendAgain')}: ${missing}` }).click();
    await (await choosing).setFiles({ name: 'copy.pdf', mimeType: 'application/pdf', buffer: soundPdf('a small file') });
  };
  await test.step('an upload that fails is logged, and leads nowhere', async () => {
    const ofFiles = ({ pathname }: URL) => pathname.startsWith('/files/');
    await page.route(ofFiles, (route) => route.fulfill({ status: 403, contentType: 'application/json', body: '{"code":"expired"}' }));
    const logged = page.waitForRequest('**/api/error/log/');
    await sendFor('v5c.pdf');
    expect((await logged).postDataJSON()).toMatchObject({ status: 403, message: expect.stringContaining('expired') as unknown });
    await expect(page.getByText(wordFor('fileNotArrived'))).toBeVisible();
    await expect(page).toHaveURL(/\/securedPage\/my-claim$/);
    await page.unroute(ofFiles);
  });
  await test.step('limits that cannot be had are those of the portal', async () => {
    await page.goto('/home');
    await hydrated(page);
    await page.route('**/page-answer?*', (route) => route.abort());
    await page.route('**/api/Attachment/configuration*', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.locator('main a[href="/securedPage/my-claim"]').first().click();
    await expect(box.getByRole('listitem')).toContainText(['copy.pdf']);
    await expect(page).toHaveURL(/\/securedPage\/my-claim$/);
    await page.unrouteAll();
  });
  await sendFor('copy.pdf');
  await expect(page.getByText(/copy\.pdf.* has arrived/)).toBeVisible();
  await expect(box).toHaveCount(0);
});
