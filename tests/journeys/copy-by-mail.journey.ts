import { findings } from '../support/axe.ts';
import { enterAs, signIn } from '../support/claimant.ts';
import { pointer } from '../support/input-method.ts';
import { expect, hydrated, sidewaysScroll, test } from '../support/journey.ts';
import { inForm, linksFrom, onSecondStep } from '../support/linked-forms.ts';
import { messagesTo } from '../support/outbox.ts';
import { ownCopy } from '../support/own-copies.ts';
import { tenantNamed } from '../support/tenants.ts';
import { wordOfPortal } from '../support/words.ts';
import { answerStep, sendWord, writtenForm } from '../support/written-form.ts';

const tenant = tenantNamed('northgate');
const form = writtenForm(tenant.slug, 'communications-preferences');
const person = ownCopy('sian.llewellyn@example.org', 'copy by mail');
const wordFor = (key: Parameters<typeof wordOfPortal>[2]) => wordOfPortal(tenant.slug, 'en', key);

/** What Meridian's registration requires. */
const details = { addressLine1: '1 High Street', city: 'Barry', postcode: 'CF62 5AA', dateOfBirth: '1980-01-01', consent: ['agreed'] };

test.use({ baseURL: tenant.url });

test('[CNF-05] a copy of what was sent goes to the mail address of the account, without its answers, and leads to them; an address that is not proven is reported', async ({
  page,
  request,
  faults,
}) => {
  faults.allow(/status of 409 .*mail-copy/);
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs({ page, tenant, language: 'en', lands: '/form/communications-preferences' }, person.email);
  await answerStep(page, pointer, form.surveyDefinition.pages[0]?.elements ?? [], { channel: 'post' }, 'en');
  await page.getByRole('button', { name: sendWord(form, 'en'), exact: true }).click();
  await expect(page).toHaveURL(/\/claim-confirmation\?/);
  const reference = new URL(page.url()).searchParams.get('referenceNumber') ?? '-';
  const ask = page.getByRole('button', { name: wordFor('confirmation.mail'), exact: true });
  const sent = page.getByRole('status').filter({ hasText: person.email });
  const copies = async () => (await messagesTo(request, tenant.url, person.email)).filter(({ text }) => text.includes(reference));
  const known = (await copies()).length;
  // Every person of the demo has proven their address: the refusal is the one of the call's own test.
  const call = '**/api/Submissions/*/mail-copy*';
  await page.route(call, (route) => route.fulfill({ status: 409, json: { status: 409, code: 'email-unproven' } }));
  await ask.click();
  await expect(page.getByRole('alert').filter({ hasText: wordFor('confirmation.mailUnproven') })).toBeVisible();
  await expect(page.getByRole('button', { name: wordFor('confirmation.download'), exact: true })).toBeVisible();
  await page.unroute(call);
  await ask.click();
  await expect(sent).toBeVisible();
  await expect.poll(async () => (await copies()).length).toBe(known + 1);
  expect(await findings(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  const [{ text } = { text: '' }] = await copies();
  expect(text).not.toMatch(/\bPost\b/);

  await page.reload();
  await expect(ask).toBeVisible();
  await expect(sent, 'a reload still shows that it was mailed').toBeVisible();
  await page.goto(new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '').pathname);
  await expect(page).toHaveURL(/\/securedPage\/my-claim-detail;submissionId=/);
  await expect(page.getByRole('main')).toContainText(reference);
});

test('[CNF-05] who registered and has not proven the address is offered no copy by mail, until a passcode mailed there was used', async ({
  page,
  request,
}) => {
  const spec = tenantNamed('meridian');
  const own = writtenForm(spec.slug, 'communications-preferences');
  const email = `unproven-${Date.now()}@example.org`;
  const word = (key: Parameters<typeof wordOfPortal>[2]) => wordOfPortal(spec.slug, 'en', key);
  await page.context().addCookies([{ name: 'language', value: 'en', url: spec.url }]);
  // As the registration's tab does it: Meridian answers with a session.
  const registered = await page.request.post(`${spec.url}/api/Accounts/registration?clientId=meridianportal`, {
    data: { userPoolId: 'portico_meridian', email, name: 'Ann', family_name: 'New', dynamicData: details },
    headers: { origin: spec.url },
  });
  expect(registered.status(), await registered.text()).toBe(200);
  await page.goto(`${spec.url}/form/communications-preferences`);
  await hydrated(page);
  await answerStep(page, pointer, own.surveyDefinition.pages[0]?.elements ?? [], { channel: 'post' }, 'en');
  await page.getByRole('button', { name: sendWord(own, 'en'), exact: true }).click();
  await expect(page).toHaveURL(/\/claim-confirmation\?/);
  const download = page.getByRole('button', { name: word('confirmation.download'), exact: true });
  const ask = page.getByRole('button', { name: word('confirmation.mail'), exact: true });
  await expect(download).toBeVisible();
  await expect(ask).toHaveCount(0);
  const confirmation = page.url();
  await page.reload();
  await expect(download).toBeVisible();
  await expect(ask).toHaveCount(0);

  await page.context().clearCookies();
  const visit = { page, request, tenant: spec, language: 'en', input: pointer };
  await page.goto(`${spec.url}/page/registration?tab=1`);
  await hydrated(page);
  await signIn(visit, email);
  await page.goto(confirmation);
  await expect(ask).toBeVisible();
});

test('[CNF-05] [FRM-01] who sends a form by a link prints the answers before, and has a copy mailed to whom the link was mailed to; nothing is downloaded without a sign-in', async ({
  page,
  request,
}) => {
  test.setTimeout(90_000);
  const recipient = ownCopy('ruth.lindqvist@example.org', 'copy by link');
  const [toFeedback = ''] = await linksFrom(page, request, recipient);
  await page.context().clearCookies();
  await page.context().addCookies([{ name: 'language', value: 'en', url: tenant.url }]);
  const { next } = await onSecondStep(page, toFeedback);
  await next.click();
  await page.evaluate(() => void (window.print = () => void (document.body.dataset['printed'] = 'yes')));
  await page.getByRole('button', { name: inForm('printAnswers'), exact: true }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('listitem').getByText('Answer sooner', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: inForm('printAnswers'), exact: true })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page).toHaveURL(/\/claim-confirmation\?/);
  const reference = new URL(page.url()).searchParams.get('referenceNumber') ?? '-';
  const copies = async () => (await messagesTo(request, tenant.url, recipient.email)).filter(({ text }) => text.includes(reference));
  const ask = page.getByRole('button', { name: wordFor('confirmation.mail'), exact: true });
  await page.reload();
  await ask.click();
  await expect(page.getByRole('status').filter({ hasText: recipient.email })).toBeVisible();
  await expect.poll(async () => (await copies()).length).toBe(1);
  await expect(page.getByRole('button', { name: wordFor('confirmation.download'), exact: true })).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
});
