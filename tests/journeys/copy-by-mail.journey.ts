import { findings } from '../support/axe.ts';
import { enterAs } from '../support/claimant.ts';
import { pointer } from '../support/input-method.ts';
import { expect, sidewaysScroll, test } from '../support/journey.ts';
import { messagesTo } from '../support/outbox.ts';
import { ownCopy } from '../support/own-copies.ts';
import { tenantNamed } from '../support/tenants.ts';
import { wordOfPortal } from '../support/words.ts';
import { answerStep, sendWord, writtenForm } from '../support/written-form.ts';

const tenant = tenantNamed('northgate');
const form = writtenForm(tenant.slug, 'communications-preferences');
const person = ownCopy('sian.llewellyn@example.org', 'copy by mail');
const wordFor = (key: Parameters<typeof wordOfPortal>[2]) => wordOfPortal(tenant.slug, 'en', key);

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
  await page.goto(new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '').pathname);
  await expect(page).toHaveURL(/\/securedPage\/my-claim-detail;submissionId=/);
  await expect(page.getByRole('main')).toContainText(reference);
});
