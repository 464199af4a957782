import type { APIRequestContext, Page, Route } from '@playwright/test';
import { draftStatusCode } from '#schemas/api';
import { findings } from '../support/axe.ts';
import { enterAs } from '../support/claimant.ts';
import { expect, hydrated, sidewaysScroll, test } from '../support/journey.ts';
import { ownCopy, type Claimant } from '../support/own-copies.ts';
import { linksMailed } from '../support/outbox.ts';
import { tenantNamed } from '../support/tenants.ts';
import { word, wordOfPortal } from '../support/words.ts';
import { writtenForm } from '../support/written-form.ts';

const tenant = tenantNamed('northgate');
const staff = 'elin.hale@example.org';
/** No other journey may begin a form for them before this one; a second try needs another person. */
const people = [ownCopy('ruth.lindqvist@example.org', 'form by link'), ownCopy('tomasz.nowak@example.org', 'form by link')] as const;
const feedback = writtenForm(tenant.slug, 'service-feedback');
const stopping = writtenForm(tenant.slug, 'unsubscribe');
const inForm = (key: Parameters<typeof word<'form'>>[3]) => word(tenant.slug, 'en', 'form', key);
const hostile = '<img src=x onerror="window.struck=true">';
const asStaff = { tenant, language: 'en', lands: '/listing/list' } as const;

test.use({ baseURL: tenant.url });
test.setTimeout(120_000);

/** From the account of the person: one link to each form, by mail; as paths. */
async function linksFrom(page: Page, request: APIRequestContext, { email, family_name: name }: Claimant): Promise<string[]> {
  await enterAs({ page, ...asStaff }, staff);
  await page.getByRole('searchbox').fill(name);
  await page.keyboard.press('Enter');
  await page.getByRole('main').getByRole('rowheader').getByRole('link', { name }).click();
  const links: string[] = [];
  for (const form of [feedback, stopping]) {
    const known = (await linksMailed(request, tenant.url, email)).length;
    const button = `${word(tenant.slug, 'en', 'accountDetails', 'sendLink')}: ${form.name['en']}`;
    await page.getByRole('button', { name: button, exact: true }).click();
    let mailed: string[] = [];
    await expect.poll(async () => (mailed = await linksMailed(request, tenant.url, email)).length).toBeGreaterThan(known);
    const { pathname, search } = new URL(mailed[0] ?? '', tenant.url);
    links.push(pathname + search);
  }
  return links;
}

const heading = (page: Page, name = '') => page.getByRole('heading', { level: 1, name, exact: true });
const secretOf = (link: string): string => new URLSearchParams(link.split('?')[1]).get('token') ?? '-';
const refusing = (status: number, problem: object) => (route: Route) => route.fulfill({ status, json: { status, ...problem } });

test('[FRM-01] [FRM-02] [FRM-03] [FRM-06] [FRM-08] [FRM-09] [FRM-11] [FRM-12] [APP-07] [ERR-05] [CTL-DRP] [COM-02] [SEC-25] [SEC-29] [LOGIN-17] a form is filled by its link without a sign-in, for its recipient alone, and sent once', async ({
  page,
  browser,
  request,
  faults,
}) => {
  // That of the refused link.
  faults.allow(/status of 401/);
  const person = people[Math.min(test.info().retry, 1)] ?? people[0];
  const [toFeedback = '', toStopping = ''] = await linksFrom(page, request, person);
  const visitor = await browser.newContext({ baseURL: tenant.url, viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  const device = await visitor.newPage();
  const next = device.getByRole('button', { name: inForm('next'), exact: true });
  const mostly = device.getByRole('radio', { name: 'Mostly' });
  const reachable = device.getByRole('combobox');
  const better = device.getByRole('textbox');

  await test.step('the secret is in no address, history or referrer, and goes with the calls as a header', async () => {
    const sent: { readonly url: string; readonly headers: Readonly<Record<string, string>> }[] = [];
    device.on('request', (asked) => sent.push({ url: asked.url(), headers: asked.headers() }));
    await device.goto(`${toFeedback}&submissionId=no-guid`);
    await expect(mostly).toBeVisible();
    await expect(device).toHaveURL('/form-fill/service-feedback?submissionId=no-guid');
    await expect(heading(device, feedback.name['en'])).toBeVisible();
    const secret = secretOf(toFeedback);
    expect(
      await device.evaluate(() => JSON.stringify([location.href, history.state, document.referrer, { ...localStorage }])),
    ).not.toContain(secret);
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
    expect(await findings(device)).toEqual([]);
    expect(await sidewaysScroll(device)).toBe(0);
  });

  await test.step('a reload keeps what was typed; an answer that is no choice any more is cleared and asked again', async () => {
    await expect(device.getByRole('link', { name: inForm('cancel'), exact: true })).toHaveCount(0);
    await mostly.check();
    await expect.poll(() => device.evaluate(() => JSON.stringify({ ...localStorage }))).toContain('mostly');
    // While it is open, a form keeps what it shows.
    await device.goto('/page');
    await device.evaluate(() => {
      for (const [name, kept] of Object.entries({ ...localStorage }) as [string, string][])
        if (kept.includes('mostly')) localStorage.setItem(name, kept.replace('"mostly"', '"mostly","reachable":"by pigeon"'));
    });
    await device.goto('/form-fill/service-feedback?submissionId=no-guid');
    await expect(mostly).toBeChecked();
    await device.reload();
    await expect(mostly).toBeChecked();
    await expect(device.getByText(inForm('answerNotOffered'))).toBeVisible();
    await expect(device.getByText('by pigeon')).toHaveCount(0);
    await expect(reachable).toHaveValue('');
    await reachable.selectOption('Not always');
    await next.click();
    await better.fill('Answer sooner');
    await expect(device.getByRole('link', { name: inForm('cancel'), exact: true })).toBeVisible();
  });

  await test.step('a submit that fails is reported as text, whatever the server writes, and keeps the answers', async () => {
    const submit = device.getByRole('button', { name: 'Send', exact: true });
    await device.route('**/api/Submissions', refusing(500, { code: 'broken', detail: hostile }), { times: 1 });
    await submit.click();
    const alert = device.getByRole('alert').filter({ hasText: inForm('submitFailed') });
    await expect(alert).toBeInViewport();
    await expect(submit).toBeEnabled();
    await device.route('**/api/Submissions', refusing(422, { code: 'answers', questions: [{ question: 'better', message: hostile }] }), {
      times: 1,
    });
    await submit.click();
    await expect(device.getByText(hostile).first()).toBeVisible();
    expect(await device.evaluate(() => 'struck' in window)).toBe(false);
    await expect(better).toHaveValue('Answer sooner');
  });

  await test.step('Save and Return keeps it for the hub; the link leads there from then on', async () => {
    const saved = device.waitForRequest((asked) => asked.method() === 'PUT' && asked.url().endsWith('/api/Submissions'));
    await device.getByRole('button', { name: inForm('saveAndReturn'), exact: true }).click();
    expect((await saved).postDataJSON()).toMatchObject({ isSaveAndReturn: true, dynamicData: { submission_id: 'no-guid' } });
    expect((await saved).headers()['token']).toBe(secretOf(toFeedback));
    const signIn = '/?returnTo=%2FsecuredPage%2Fmy-claim&tab=1';
    await expect(device).toHaveURL(signIn);
    await device.goto(toFeedback);
    await expect(device).toHaveURL(signIn);
  });

  await test.step('its recipient, signed in, goes on with the form itself', async () => {
    const hub = /\/securedPage\/my-claim$/;
    await enterAs({ page: device, tenant, language: 'en' }, person.email);
    await device.goto(toFeedback);
    await expect(device).toHaveURL('/form/service-feedback');
    await expect(better).toHaveValue('Answer sooner');
    await device.goto(toStopping);
    await expect(device).toHaveURL(/\/form\/unsubscribe(?:\?submissionId=[\w-]+)?$/);
    const cancel = device.getByRole('link', { name: inForm('cancel'), exact: true });
    for (const slug of ['unsubscribe', 'communications-preferences']) {
      await device.goto(`/form/${slug}`);
      await expect(cancel).toBeVisible();
      await expect(device.getByRole('button', { name: inForm('saveAndReturn'), exact: true })).toHaveCount(0);
    }
    await cancel.click();
    await expect(device).toHaveURL(hub);
    await device.goto('/form/unsubscribe');
    await better.fill('Too many letters');
    await cancel.click();
    const asks = device.getByRole('dialog', { name: inForm('leaveTitle') });
    await asks.getByRole('button', { name: inForm('leaveDiscard'), exact: true }).click();
    await expect(device).toHaveURL(hub);
    await device.goto('/form/unsubscribe');
    await expect(better).toHaveValue('');
    for (const path of ['/form', '/form/my-claim']) {
      await device.goto(path);
      await expect(device).toHaveURL(hub);
    }
    await device.goto(`/form/vehicle-claim?submissionId=${person.submissions[0]?.id}`);
    await expect(device.getByRole('alert')).toContainText(inForm('alreadySubmitted'));
    await expect(device).toHaveURL(hub);
    // Without one answer for the page, its calls are made by the browser.
    await device.route('**/page-answer**', (route) => route.abort());
    await device.route('**/ExecutePreconditionCheck', (route) => route.fulfill({ json: false }));
    await hydrated(device);
    await device
      .getByRole('main')
      .getByRole('button', {
        name: new RegExp(`^(?:${word(tenant.slug, 'en', 'formsList', 'start')}|${word(tenant.slug, 'en', 'formsList', 'edit')})`),
      })
      .first()
      .click();
    await expect(heading(device, inForm('preconditionsTitle'))).toBeVisible();
    await device.getByRole('link', { name: inForm('continueLink') }).click();
    await expect(device).toHaveURL(hub);
  });
  await visitor.close();

  await test.step('a form without questions of a known type still shows the rest; staff who open a link of another person are signed out', async () => {
    await page.goto('/form?isWorkspace=true');
    await expect(page).toHaveURL('/listing/list');
    await page.route('**/form-fill/unsubscribe*', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replaceAll('\\"comment\\"', '\\"hologram\\"').replaceAll('"comment"', '"hologram"'),
      });
    });
    await page.goto(toStopping);
    await expect(page).toHaveURL('/form-fill/unsubscribe');
    await expect(page.getByText(inForm('questionNotShown'))).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.locator('[popovertarget$="-account"]')).toHaveCount(0);
    await page.unroute('**/form-fill/unsubscribe*');
  });

  await test.step('a draft of an additional form, and preconditions that fail, replace the form; the link of the panel forgets the link', async () => {
    const draft = {
      id: person.submissions[0]?.id,
      status: 'Draft',
      version: 1,
      dynamicData: {},
      workflow: { submissionStatusCode: draftStatusCode },
    };
    const answering = (call: string, json: unknown) => page.route(`**/${call}`, (route) => route.fulfill({ json }), { times: 1 });
    await answering('getSubmissionByToken', draft);
    await answering('ExecutePreconditionCheckByToken', true);
    await page.goto(toStopping);
    await expect(page.getByRole('alert')).toContainText(inForm('editingNotAllowed'));
    await expect(page).toHaveURL(/returnTo=%2FsecuredPage%2Fmy-claim/);
    await answering('ExecutePreconditionCheckByToken', false);
    await page.goto(toStopping);
    await expect(heading(page, inForm('preconditionsTitle'))).toBeVisible();
    await expect(page.getByText(inForm('notAvailable'))).toBeVisible();
    await page.getByRole('link', { name: inForm('continueLink') }).click();
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(secretOf(toStopping));
  });

  await test.step('it is sent once; the link is refused then, by a toast and the error page', async () => {
    await page.goto(toStopping);
    await page.getByRole('textbox').fill('Too many letters');
    await page.getByRole('button', { name: 'Stop them', exact: true }).click();
    await expect(page).toHaveURL(/\/claim-confirmation\?referenceNumber=.+&slug=unsubscribe-update$/);
    await expect(heading(page, 'We have stopped the newsletters.')).toBeVisible();
    await page.goto(toStopping);
    const toast = page.getByRole('alert').filter({ hasText: wordOfPortal(tenant.slug, 'en', 'leaving.linkInvalid') });
    await expect(toast).toContainText(wordOfPortal(tenant.slug, 'en', 'leaving.linkError'));
    await expect(page).toHaveURL(/\/error\//);
    await expect(toast).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await expect(toast).toHaveCount(0);
  });
});
