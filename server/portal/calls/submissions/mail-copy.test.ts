import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import { makeRegistrationPortal } from '../accounts/register/register.fixture.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
}, 60_000);
afterAll(() => db.close());

const to = 'ann.copy@example.org';
const form = (slug: string, more: object) => ({
  slug,
  name: { en: `Form ${slug}` },
  version: 1,
  additionalForm: false,
  surveyDefinition: { elements: [{ type: 'text', name: 'secret' }] },
  ...more,
});
const content = {
  'submission-form': [form('linked', { copyByMail: 'link' }), form('attached', { copyByMail: 'pdf' }), form('neither', {})],
};

/** A person who has an account, and what they send. `bytes`: how large a PDF of it is. */
async function open(bytes = 20) {
  const pdf = Buffer.from('%PDF-made'.padEnd(bytes));
  const portal = await makeRegistrationPortal(db, { content, makePdf: async () => ({ pdf }) });
  await portal.register(to);
  const who = await portal.signInAs(to);
  const send = async (formSlug: string, isSaveAndReturn = false) =>
    (await portal.save(who, { formSlug, isSaveAndReturn, dynamicData: { secret: 'MINE-ALONE' } })).json<{
      id: string;
      referenceNumber: string;
    }>();
  const mail = (id: string, as: string | undefined = who) => portal.call(as, 'POST', `/api/Submissions/${id}/mail-copy`);
  const copies = async () => (await portal.mailTo(to)).filter(({ subject }) => subject.startsWith('What you sent'));
  return { ...portal, pdf, who, send, mail, copies };
}

test('[CNF-05] a copy by mail leads to the answers and has none of them; it is in the audit trail', async () => {
  const { send, mail, copies, rowsOf } = await open();
  const sent = await send('linked');
  const answer = await mail(sent.id);
  expect([answer.statusCode, answer.json()]).toEqual([200, { sentTo: to }]);
  const [copy] = await copies();
  expect(copy?.subject).toBe('What you sent: Form linked');
  expect(copy?.text).toContain(sent.referenceNumber);
  expect(copy?.text).toContain(`/securedPage/my-claim-detail;submissionId=${sent.id}`);
  expect(JSON.stringify(copy)).not.toContain('MINE-ALONE');
  expect(copy).not.toHaveProperty('attached');
  expect((await rowsOf.entries()).at(-1)).toMatchObject({ action: 'copy.mailed', object: `submission/${sent.id}` });
});

test('[CNF-05] where the form states it, the answers are attached as a PDF, and not in the text; one that is too large for a mail is left out', async () => {
  const { send, mail, copies } = await open();
  const sent = await send('attached');
  await mail(sent.id);
  const [copy] = await copies();
  expect(copy).toMatchObject({ attached: `${sent.referenceNumber}.pdf` });
  expect(copy?.text).toContain('attached');
  expect(copy?.text).not.toContain('MINE-ALONE');
  const large = await open(6 * 1024 * 1024);
  await large.mail((await large.send('attached')).id);
  const [other] = await large.copies();
  expect(other).not.toHaveProperty('attached');
  expect(other?.text).toContain('not in this message');
});

test('[CNF-05] no copy of a form that offers none, of what was not sent, or of another person; five a day', async () => {
  const { send, mail, copies, register, signInAs } = await open();
  expect((await mail((await send('neither')).id)).json()).toMatchObject({ status: 403, code: 'no-copy' });
  expect((await mail((await send('linked', true)).id)).json()).toMatchObject({ status: 409, code: 'not-sent' });
  const { id } = await send('attached');
  await register('other.copy@example.org');
  expect((await mail(id, await signInAs('other.copy@example.org'))).statusCode).toBe(404);
  expect((await mail(id, '')).statusCode).toBe(401);
  expect(await copies()).toEqual([]);
  const answers = [];
  for (let time = 0; time < 6; time += 1) answers.push((await mail(id)).statusCode);
  expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
});
