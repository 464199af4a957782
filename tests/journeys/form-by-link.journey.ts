import { draftStatusCode } from '#schemas/api';
import { findings } from '../support/axe.ts';
import { enterAs } from '../support/claimant.ts';
import { expect, sidewaysScroll, test } from '../support/journey.ts';
import {
  feedback,
  heading,
  inForm,
  isAtSignIn,
  leaveBy,
  linksFrom,
  onSecondStep,
  openDrawn,
  openOfAnother,
  partsOf,
  pressWatched,
  refusing,
  secretOf,
  tenant,
} from '../support/linked-forms.ts';
import { ownCopy, type Claimant } from '../support/own-copies.ts';
import { wordOfPortal } from '../support/words.ts';

/** No other journey may begin a form for them before this one; a second try needs another person. */
const people = [ownCopy('ruth.lindqvist@example.org', 'form by link'), ownCopy('tomasz.nowak@example.org', 'form by link')] as const;
/** Mailed in the first test, to the person of this try. */
let [toFeedback, toStopping] = ['', ''];
let person: Claimant = people[0];
const hostile = '<img src=x onerror="window.struck=true">';

test.use({ baseURL: tenant.url });
test.setTimeout(120_000);
// Each uses the links of the first.
test.describe.configure({ mode: 'serial' });

test('[LOGIN-17] [FRM-02] [SEC-29] staff mail a link to a form; who is signed in and opens that of another person is asked, and signed out only then; a form with a question of an unknown type shows the rest', async ({
  page,
  request,
}) => {
  person = people[Math.min(test.info().retry, 1)] ?? people[0];
  [toFeedback = '', toStopping = ''] = await linksFrom(page, request, person);
  await page.goto('/form?isWorkspace=true');
  await expect(page).toHaveURL('/listing/list');
  await openOfAnother(page, toStopping, 'signOut.stay');
  await openOfAnother(page, toStopping, 'signOut.forLink');
  const signedOut = page.getByRole('status').filter({ hasText: wordOfPortal(tenant.slug, 'en', 'portal.signedOutForLink') });
  await expect(signedOut).toBeInViewport();
  await expect(signedOut).toBeFocused();
  expect(await findings(page)).toEqual([]);
  // Opened again, the form is drawn by the device.
  await page.route('**/form-fill/unsubscribe*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replaceAll('\\"comment\\"', '\\"hologram\\"').replaceAll('"comment"', '"hologram"'),
    });
  });
  await page.reload();
  await expect(page.getByText(inForm('questionNotShown'))).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('[popovertarget$="-account"]')).toHaveCount(0);
  await page.unroute('**/form-fill/unsubscribe*');
});

test('[FRM-01] [FRM-11] [APP-07] the secret of a link is in no address, history or referrer, and goes with the calls as a header', async ({
  page,
}) => {
  const { mostly } = partsOf(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const sent: { readonly url: string; readonly headers: Readonly<Record<string, string>> }[] = [];
  page.on('request', (asked) => sent.push({ url: asked.url(), headers: asked.headers() }));
  await openDrawn(page, `${toFeedback}&submissionId=no-guid`);
  await expect(page).toHaveURL('/form-fill/service-feedback?submissionId=no-guid');
  await page.reload();
  await expect(mostly).toBeVisible();
  await expect(heading(page, feedback.name['en'])).toBeVisible();
  const secret = secretOf(toFeedback);
  expect(await page.evaluate(() => JSON.stringify([location.href, history.state, document.referrer, { ...localStorage }]))).not.toContain(
    secret,
  );
  const [, ...after] = sent;
  expect(after.filter(({ url, headers }) => `${url} ${headers['referer']}`.includes(secret))).toEqual([]);
  const withHeader = after.filter(({ headers }) => headers['token'] === secret).map(({ url }) => new URL(url).pathname);
  expect(withHeader).toEqual(
    expect.arrayContaining([
      '/api/Accounts/getAccountByToken',
      '/api/Submissions/getSubmissionByToken',
      '/api/Submissions/ExecutePreconditionCheckByToken',
    ]),
  );
  expect(await findings(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
});

test('[FRM-03] [CTL-DRP] by a link, a reload keeps what was typed; an answer that is no choice any more is cleared and asked again; who leaves it reads at the sign-in what became of the answers', async ({
  page,
}) => {
  const { next, cancel, mostly, reachable, better } = partsOf(page);
  await page.goto(`${toFeedback}&submissionId=no-guid`);
  await expect(cancel).toHaveCount(0);
  await mostly.check();
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain('mostly');
  // While it is open, a form keeps what it shows.
  await page.goto('/page');
  await page.evaluate(() => {
    for (const [name, kept] of Object.entries({ ...localStorage }) as [string, string][])
      if (kept.includes('mostly')) localStorage.setItem(name, kept.replace('"mostly"', '"mostly","reachable":"by pigeon"'));
  });
  await page.goto('/form-fill/service-feedback?submissionId=no-guid');
  await expect(mostly).toBeChecked();
  await page.reload();
  await expect(mostly).toBeChecked();
  await expect(page.getByText(inForm('answerNotOffered'))).toBeVisible();
  await expect(page.getByText('by pigeon')).toHaveCount(0);
  await expect(reachable).toHaveValue('');
  await reachable.selectOption('Not always');
  await next.click();
  await better.fill('Answer sooner');
  await leaveBy(page, 'leaveKeep');
  await isAtSignIn(page, 'kept');
  await page.goto(toFeedback);
  await expect(better).toHaveValue('Answer sooner');
  await leaveBy(page, 'leaveDiscard');
  await isAtSignIn(page, 'notKept');
  await page.goto(toFeedback);
  await expect(mostly).not.toBeChecked();
});

test('[FRM-01] [FRM-15] one of two tabs with one link writes its form; the other one takes it at a press', async ({ page, context }) => {
  const keptHere = (words: string) =>
    expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })), { message: `${words} is kept` }).toContain(words);
  const first = partsOf(page);
  await page.goto(toFeedback);
  await first.mostly.check();
  await keptHere('mostly');
  const second = await context.newPage();
  await second.goto(toFeedback);
  await expect(partsOf(second).mostly).toBeChecked();
  await expect(second.getByText(inForm('openElsewhere'))).toBeVisible();
  await first.reachable.selectOption('Not always');
  await second.getByRole('button', { name: inForm('continueHere'), exact: true }).click();
  await expect(partsOf(second).reachable).toHaveValue('sometimes');
  await second.getByRole('radio', { name: 'No', exact: true }).check();
  await expect(page.getByText(inForm('openElsewhere'))).toBeVisible();
  expect(await findings(second)).toEqual([]);
});

test('[FRM-12] [SEC-25] a submit that fails is reported as text, whatever the server writes, and keeps the answers', async ({
  page,
  faults,
}) => {
  faults.allow(/status of (500|422)/);
  const { better, next } = await onSecondStep(page, toFeedback);
  await next.click();
  const submit = page.getByRole('button', { name: 'Send', exact: true });
  await page.route('**/api/Submissions', refusing(500, { code: 'broken', detail: hostile }), { times: 1 });
  await submit.click();
  const alert = page.getByRole('alert').filter({ hasText: inForm('submitFailed') });
  await expect(alert).toBeInViewport();
  await expect(submit).toBeEnabled();
  await page.route('**/api/Submissions', refusing(422, { code: 'answers', questions: [{ question: 'better', message: hostile }] }), {
    times: 1,
  });
  await submit.click();
  await expect(page.getByText(hostile).first()).toBeVisible();
  expect(await page.evaluate(() => 'struck' in window)).toBe(false);
  await expect(better).toHaveValue('Answer sooner');
});

test('[FRM-09] Save and Return by a link keeps the form for the hub; the link leads to the sign-in from then on, which reports why', async ({
  page,
  faults,
}) => {
  faults.allow(/status of 409/);
  await onSecondStep(page, toFeedback);
  const saved = page.waitForRequest((asked) => asked.method() === 'PUT' && asked.url().endsWith('/api/Submissions'));
  await page.getByRole('button', { name: inForm('saveAndReturn'), exact: true }).click();
  expect((await saved).postDataJSON()).toMatchObject({ isSaveAndReturn: true, dynamicData: { submission_id: 'no-guid' } });
  expect((await saved).headers()['token']).toBe(secretOf(toFeedback));
  await isAtSignIn(page, 'saved');
  await page.goto(toFeedback);
  await isAtSignIn(page, 'begun');
  expect(await sidewaysScroll(page)).toBe(0);
});

test('[FRM-02] [FRM-03] [FRM-08] [FRM-09] [FRM-11] [COM-02] the recipient of a link, signed in, goes on with the form itself', async ({
  page,
  faults,
}) => {
  faults.allow(/net::ERR_FAILED|status of (?:404|409)/);
  const { cancel, better } = partsOf(page);
  const hub = /\/securedPage\/my-claim$/;
  await enterAs({ page: page, tenant, language: 'en' }, person.email);
  await page.goto(toFeedback);
  await expect(page).toHaveURL('/form/service-feedback?isSaveAndReturn=true');
  await expect(better).toHaveValue('Answer sooner');
  // The link has no entry of its own that would lead forward again.
  await page.goBack();
  await expect(page).toHaveURL(hub);
  await page.goto(toFeedback);
  await expect(better).toHaveValue('Answer sooner');
  await page.goto(toStopping);
  await expect(page).toHaveURL(/\/form\/unsubscribe\?(?:submissionId=[\w-]+&)?isSaveAndReturn=true$/);
  for (const slug of ['unsubscribe', 'communications-preferences']) {
    await page.goto(`/form/${slug}`);
    await expect(cancel).toBeVisible();
    await expect(page.getByRole('button', { name: inForm('saveAndReturn'), exact: true })).toHaveCount(0);
  }
  await cancel.click();
  await expect(page).toHaveURL(hub);
  await page.goto('/form/unsubscribe');
  await better.fill('Too many letters');
  await leaveBy(page, 'leaveDiscard');
  await expect(page).toHaveURL(hub);
  await page.goto('/form/unsubscribe');
  await expect(better).toHaveValue('');
  for (const path of ['/form', '/form/my-claim']) {
    await page.goto(path);
    await expect(page).toHaveURL(hub);
  }
  const ofVehicle = person.submissions[0]?.id ?? '';
  // Of another form, and of another person: nothing is typed first.
  for (const id of [ofVehicle, crypto.randomUUID()]) {
    await page.goto(`/form/service-feedback?submissionId=${id}`);
    await expect(heading(page, wordOfPortal(tenant.slug, 'en', 'error.notFound404'))).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(wordOfPortal(tenant.slug, 'en', 'error.notFound404')));
    await expect(better).toHaveCount(0);
  }
  await page.goto('/form/service-feedback?submissionId=no-guid');
  await expect(better).toBeVisible();
  await page.goto(`/form/vehicle-claim?submissionId=${ofVehicle}`);
  await expect(page.getByRole('alert')).toContainText(inForm('alreadySubmitted'));
  await expect(page).toHaveURL(hub);
});

test('[FRM-06] a form whose precondition refuses the person who is signed in leads back to the hub', async ({ page }) => {
  await enterAs({ page: page, tenant, language: 'en' }, ownCopy('aisha.rahman@example.org', 'form by link').email);
  await page.goto('/form/service-feedback');
  await expect(heading(page, inForm('preconditionsTitle'))).toBeVisible();
  await expect(page.getByText(inForm('notAvailable'))).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('link', { name: inForm('continueLink') }).click();
  await expect(page).toHaveURL(/\/securedPage\/my-claim$/);
});

test('[FRM-06] [FRM-08] a draft of an additional form, and preconditions that fail, replace the form; the link of the panel forgets the link', async ({
  page,
}) => {
  const draft = {
    id: person.submissions[0]?.id,
    status: 'Draft',
    version: 1,
    dynamicData: {},
    workflow: { submissionStatusCode: draftStatusCode },
  };
  // The document of a reload has no secret: the device asks what the link opens.
  await openDrawn(page, toStopping);
  const answering = (call: string, json: unknown) => page.route(`**/${call}`, (route) => route.fulfill({ json }), { times: 1 });
  await answering('getSubmissionByToken', draft);
  await answering('ExecutePreconditionCheckByToken', true);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText(inForm('editingNotAllowed'));
  await expect(page).toHaveURL(/returnTo=%2FsecuredPage%2Fmy-claim/);
  await openDrawn(page, toStopping);
  await answering('ExecutePreconditionCheckByToken', false);
  await page.reload();
  await expect(heading(page, inForm('preconditionsTitle'))).toBeVisible();
  await expect(page.getByText(inForm('notAvailable'))).toBeVisible();
  await page.getByRole('link', { name: inForm('continueLink') }).click();
  await expect(page).toHaveURL('/?signedOut=1');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(secretOf(toStopping));
});

test('[ERR-05] [FRM-01] a form is sent by its link once, and its button is busy until the confirmation is shown; the link is refused then, by a toast and an error page that states what to do', async ({
  page,
  faults,
}) => {
  faults.allow(/status of 401/);
  await page.goto(toStopping);
  await page.getByRole('textbox').fill('Too many letters');
  const disabled = await pressWatched(page, 'Stop them');
  await expect(page).toHaveURL(/\/claim-confirmation\?referenceNumber=.+&slug=unsubscribe-update$/);
  await expect(heading(page, 'We have stopped the newsletters.')).toBeVisible();
  expect(await disabled()).toEqual(['true']);
  await page.goBack();
  await isAtSignIn(page, 'sent');
  await page.goto(toStopping);
  const toast = page.getByRole('alert').filter({ hasText: wordOfPortal(tenant.slug, 'en', 'leaving.linkInvalid') });
  await expect(toast).toContainText(wordOfPortal(tenant.slug, 'en', 'leaving.linkError'));
  await expect(page).toHaveURL(/\/error\/401/);
  await expect(toast).toBeVisible();
  await expect(heading(page, wordOfPortal(tenant.slug, 'en', 'error.linkEnded'))).toBeVisible();
  await expect(page.getByRole('main').getByText(wordOfPortal(tenant.slug, 'en', 'error.linkEndedMessage'))).toBeVisible();
  const toSignIn = page
    .getByRole('main')
    .getByRole('link', { name: wordOfPortal(tenant.slug, 'en', 'error.linkEndedSignIn'), exact: true });
  await expect(toSignIn).toHaveAttribute('href', /returnTo=%2FsecuredPage%2Fmy-claim/);
  expect(await findings(page)).toEqual([]);
  await expect(toast).toHaveCount(0);
});
