import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import { createLink } from '../../records/index.ts';
import { addPeople, provePeople } from '../../../services/identity/index.ts';
import { answered, makeRegistrationPortal } from '../accounts/register/register.fixture.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
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
  'submission-form': [
    form('linked', { copyByMail: 'link' }),
    form('attached', { copyByMail: 'pdf' }),
    form('neither', {}),
    form('by-link', { copyByMail: 'pdf', opensByLink: true }),
  ],
};

type Identity = NonNullable<Parameters<typeof makeRegistrationPortal>[1]>['identity'];

/** A portal with these forms. `bytes`: how large a PDF of the answers is. */
async function portalWith(bytes = 20, identity: Identity = {}) {
  const pdf = Buffer.from('%PDF-made'.padEnd(bytes));
  const portal = await makeRegistrationPortal(db, { content, makePdf: async () => ({ pdf }), identity });
  const send = async (who: string, formSlug: string, isSaveAndReturn = false) =>
    (await portal.save(who, { formSlug, isSaveAndReturn, dynamicData: { secret: 'MINE-ALONE' } })).json<{
      id: string;
      referenceNumber: string;
    }>();
  const mail = (id: string, who: string) => portal.call(who, 'POST', `/api/Submissions/${id}/mail-copy`);
  const offered = async (id: string, who: string) =>
    (await portal.call(who, 'GET', `/api/Submissions/${id}/mail-copy`)).json<{ offered?: boolean }>().offered;
  const copies = async () => (await portal.signIn.messages()).filter(({ subject }) => subject.startsWith('What you sent'));
  /** A second after the message before. */
  const signInByPhone = async (phone: string) => {
    portal.signIn.pass(1);
    const { post } = portal.signIn.browser();
    await post('/auth/start', { method: 'Sms', username: phone });
    return (await post('/auth/answer', { code: await portal.signIn.codeFor(phone) })).json<{ idToken: string }>().idToken;
  };
  return { ...portal, send, mail, offered, copies, signInByPhone };
}

/** A person who has an account and has proven its address, and what they send. */
async function open(bytes?: number) {
  const portal = await portalWith(bytes);
  await portal.register(to);
  const who = await portal.signInAs(to);
  const send = (formSlug: string, isSaveAndReturn?: boolean) => portal.send(who, formSlug, isSaveAndReturn);
  const mail = (id: string, as = who) => portal.mail(id, as);
  return { ...portal, who, send, mail };
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

const unproven = { status: 409, code: 'email-unproven' };
const phoneNumber = '+447700900321';

test('[CNF-05] where a registration opens a session, no copy goes to the address that was typed there before a code mailed there was used', async () => {
  const { register, send, mail, copies, signInByPhone, rowsOf, call, signIn } = await portalWith(20, { enumeration: 'spec' });
  const registered = answered(await register(to, { phoneNumber })).authenticationResult.idToken;
  const { id } = await send(registered, 'attached');
  expect((await mail(id, registered)).json()).toMatchObject(unproven);
  const who = await signInByPhone(phoneNumber);
  expect((await mail(id, who)).json()).toMatchObject(unproven);
  expect(await copies()).toEqual([]);
  expect((await rowsOf.entries()).map(({ action }) => action)).not.toContain('copy.mailed');
  signIn.pass(1);
  expect((await call(who, 'POST', '/api/Accounts/profile/contact', { kind: 'email', value: to })).statusCode).toBe(200);
  const codes = { code: await signIn.codeFor(to), presentCode: await signIn.codeFor(phoneNumber) };
  expect((await call(who, 'POST', '/api/Accounts/profile/contact/confirm', { kind: 'email', ...codes })).statusCode).toBe(200);
  expect((await mail(id, who)).json()).toEqual({ sentTo: to });
  expect(await copies()).toMatchObject([{ to }]);
});

test('[CNF-05] a copy is offered as soon as the person has proven the address, of what was sent and allows one, and to no one else', async () => {
  const { register, send, offered, call, signInAs, copies } = await portalWith(20, { enumeration: 'spec' });
  const registered = answered(await register(to)).authenticationResult.idToken;
  const { id } = await send(registered, 'linked');
  expect(await offered(id, registered)).toBe(false);
  const who = await signInAs(to);
  expect(await offered(id, who)).toBe(true);
  const others = [await send(who, 'neither'), await send(who, 'attached', true)];
  expect(await Promise.all(others.map((other) => offered(other.id, who)))).toEqual([false, false]);
  await register('other.copy@example.org');
  expect((await call(await signInAs('other.copy@example.org'), 'GET', `/api/Submissions/${id}/mail-copy`)).statusCode).toBe(404);
  expect(await copies()).toEqual([]);
});

test('[CNF-05] where codes go to telephones alone, the address of a registration receives no copy', async () => {
  const { register, send, mail, offered, copies, signInByPhone } = await portalWith(20, { methods: ['Sms'] });
  await register(to, { phoneNumber });
  const who = await signInByPhone(phoneNumber);
  const { id } = await send(who, 'linked');
  expect(await offered(id, who)).toBe(false);
  expect((await mail(id, who)).json()).toMatchObject(unproven);
  expect(await copies()).toEqual([]);
});

test('[CNF-05] while a new address is not proven, the copy goes to the one before; to an address that the account got otherwise, none', async () => {
  const { who, send, mail, copies, call, tenant, signIn } = await open();
  const { id } = await send('linked');
  signIn.pass(1);
  const begun = await call(who, 'POST', '/api/Accounts/profile/contact', { kind: 'email', value: 'new.copy@example.org' });
  expect(begun.statusCode).toBe(200);
  expect((await mail(id)).json()).toEqual({ sentTo: to });
  const own = db.kysely.updateTable('account').set({ email: 'new.copy@example.org' }).where('tenant_id', '=', tenant.slug);
  await own.where('email', '=', to).execute();
  expect((await mail(id)).json()).toMatchObject(unproven);
  expect(await copies()).toMatchObject([{ to }]);
});

test('[CNF-05] for an account that is bound to no person, staff have a copy mailed only once the person who has its address has proven it', async () => {
  const { call, copies, signInAs, rowsOf, tenant } = await portalWith();
  const staff = await signInAs('ben@example.org');
  const [account] = await rowsOf.accounts('person0@example.org');
  const forThem = `accountId=${account?.id}`;
  const { id } = (
    await call(staff, 'POST', `/api/Submissions?${forThem}`, {
      userPoolId: 'pool_1',
      formSlug: 'linked',
      isSaveAndReturn: false,
      dynamicData: {},
    })
  ).json<{ id: string }>();
  const mail = () => call(staff, 'POST', `/api/Submissions/${id}/mail-copy?${forThem}`);
  expect((await mail()).json()).toMatchObject(unproven);
  const people = [{ email: 'person0@example.org', proven: false }];
  await addPeople(db.kysely, tenant.identity.userPoolId, people, 0);
  expect((await mail()).json()).toMatchObject(unproven);
  expect(await copies()).toEqual([]);
  await provePeople(db.kysely, tenant.identity.userPoolId, people);
  expect((await mail()).json()).toEqual({ sentTo: 'person0@example.org' });
});

/** A link to a form, mailed to a person who has proven nothing yet, and what its holder asks. */
async function openByLink() {
  const portal = await portalWith();
  await portal.register(to);
  const [account] = await portal.rowsOf.accounts(to);
  const expiresAt = new Date(portal.signIn.clock() + 86_400_000);
  const linkTo = (formSlug: string) =>
    createLink(db.kysely, { tenant: portal.tenant.slug, accountId: account?.id ?? '', purpose: 'form', formSlug, expiresAt });
  const token = await linkTo('by-link');
  const send = async (isSaveAndReturn = false, secret = token) =>
    (
      await portal.call(
        undefined,
        'PUT',
        '/api/Submissions',
        { userPoolId: portal.tenant.identity.userPoolId, formSlug: 'by-link', isSaveAndReturn, dynamicData: { secret: 'MINE-ALONE' } },
        { token: secret },
      )
    ).json<{ id: string; referenceNumber: string }>();
  const ask = (method: 'GET' | 'POST', id: string, secret = token) =>
    portal.call(undefined, method, `/api/Submissions/${id}/mail-copy`, undefined, { token: secret });
  return { ...portal, account, linkTo, send, ask, token };
}

test('[CNF-05] [FRM-01] who sent a form by a link has a copy mailed to the address that the link was mailed to, for an hour, and reads nothing by it', async () => {
  const { send, ask, copies, rowsOf, call, token, signIn, account } = await openByLink();
  const sent = await send();
  expect((await ask('GET', sent.id)).json()).toEqual({ offered: true });
  const answer = await ask('POST', sent.id);
  expect([answer.statusCode, answer.json()]).toEqual([200, { sentTo: to }]);
  expect(await copies()).toMatchObject([{ to, attached: `${sent.referenceNumber}.pdf` }]);
  expect((await rowsOf.entries()).at(-1)).toMatchObject({ action: 'copy.mailed', actor: `link ${account?.id}` });
  for (const url of [`/api/Submissions/${sent.id}`, `/api/Submissions/getSubmissionById/${sent.id}`])
    expect((await call(undefined, 'GET', url, undefined, { token })).statusCode).toBe(401);
  expect(
    (await call(undefined, 'POST', `/api/submissions/get-pdf-preview?submissionId=${sent.id}`, { data: {} }, { token })).statusCode,
  ).toBe(401);
  signIn.pass(3601);
  expect((await ask('POST', sent.id)).json()).toMatchObject({ status: 401, code: 'invalid-token' });
  expect((await copies()).length).toBe(1);
});

test('[CNF-05] [FRM-01] a link has no copy mailed before its form is sent, of what it did not send, of what was changed since, or without its secret', async () => {
  const { send, ask, copies, linkTo } = await openByLink();
  const other = await linkTo('by-link');
  const draft = await send(true, other);
  expect((await ask('POST', draft.id, other)).json()).toMatchObject({ status: 401, code: 'invalid-token' });
  const fresh = await openByLink();
  const sent = await fresh.send();
  const who = await fresh.signInAs(to);
  const own = (await fresh.save(who, { formSlug: 'attached', isSaveAndReturn: false, dynamicData: { secret: 'x' } })).json<{
    id: string;
  }>();
  expect((await fresh.ask('POST', own.id)).statusCode).toBe(404);
  expect((await fresh.ask('POST', draft.id)).statusCode).toBe(404);
  for (const secret of ['', 'x', other]) expect((await fresh.ask('POST', sent.id, secret)).statusCode).toBe(401);
  await db.kysely
    .updateTable('submission')
    .set({ updated_at: new Date(fresh.signIn.clock()) })
    .where('id', '=', sent.id)
    .execute();
  expect((await fresh.ask('POST', sent.id)).statusCode).toBe(404);
  expect([await copies(), await fresh.copies()]).toEqual([[], []]);
});
