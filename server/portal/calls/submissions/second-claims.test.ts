import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import { content, makePortalApi } from '../../portal-api.fixture.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

interface Saved {
  readonly id: string;
  readonly version: number;
  readonly status: string;
  readonly dynamicData: { readonly registration?: string };
}

const [claim, ...others] = content['submission-form'];
const forms = { 'submission-form': [{ ...claim, repeatable: true }, ...others] };

/** A portal whose claim form is repeatable, and a person who has sent one claim. */
async function withOneSent() {
  const portal = await makePortalApi(db, 2, { content: forms });
  const first = (await portal.save('p0', { isSaveAndReturn: false, dynamicData: { registration: 'ONE' } })).json<Saved>();
  const autosave = (who: string, submissionId: string, registration: string, more: object = {}) =>
    portal.call(who, 'PUT', '/api/Submissions/draft', { formSlug: 'claim', submissionId, dynamicData: { registration }, ...more });
  const list = async (who = 'p0') => (await portal.call(who, 'GET', `/api/Submissions/account/a-${who.slice(1)}`)).json<Saved[]>();
  const read = (id: string) => portal.call('p0', 'GET', `/api/Submissions/draft?formSlug=claim&submissionId=${id}`);
  const registrationOf = async (id: string) =>
    (await portal.call('p0', 'GET', `/api/Submissions/${id}`)).json<Saved>().dynamicData.registration;
  const registrations = async () => Promise.all((await list()).map(async ({ id }) => [id, await registrationOf(id)] as const));
  return { ...portal, first, autosave, list, read, registrations };
}

const begun = { createClaim: true };

test('a second claim is begun beside the first by its own id: autosave, Save and Return and submit write it alone', async () => {
  const { first, autosave, list, read, registrations, save } = await withOneSent();
  const id = randomUUID();
  expect((await read(id)).json()).toBeNull();
  const { version } = (await autosave('p0', id, 'TWO', begun)).json<Saved>();
  expect((await read(id)).json()).toMatchObject({ id, version, status: 'Draft', dynamicData: { registration: 'TWO' } });
  expect((await read(first.id)).json()).toMatchObject({ id: first.id, status: 'Done' });
  const kept = (await save('p0', { id, version, dynamicData: { registration: 'TWO, again' } })).json<Saved>();
  const sent = { id, version: kept.version, isSaveAndReturn: false, dynamicData: { registration: 'TWO, sent' } };
  expect((await save('p0', sent)).json()).toMatchObject({ id, status: 'Done' });
  expect((await list()).map(({ status }) => status)).toEqual(['Done', 'Done']);
  expect(Object.fromEntries(await registrations())).toEqual({ [first.id]: 'ONE', [id]: 'TWO, sent' });
});

test('[SEC-31] an account has at most fifty forms that were begun and not sent; those it has are saved and sent as before', async () => {
  const { first, autosave, list, save } = await withOneSent();
  const ids = Array.from({ length: 50 }, () => randomUUID());
  for (const id of ids) expect((await autosave('p0', id, 'draft', begun)).statusCode).toBe(200);
  const refused = await autosave('p0', randomUUID(), 'one more', begun);
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([413, 'too-many-drafts']);
  expect((await autosave('p0', ids[0]!, 'more', { version: 1 })).statusCode).toBe(200);
  const atOnce = { id: randomUUID(), ...begun, isSaveAndReturn: false, dynamicData: { registration: 'AT ONCE' } };
  expect((await save('p0', atOnce)).statusCode, 'no draft').toBe(200);
  const sent = { id: ids[1], version: 1, isSaveAndReturn: false, dynamicData: { registration: 'SENT' } };
  expect((await save('p0', sent)).statusCode).toBe(200);
  expect((await autosave('p0', randomUUID(), 'one more', begun)).statusCode).toBe(200);
  await db.kysely
    .updateTable('submission')
    .set({ answers: JSON.stringify({ registration: 'x'.repeat(20 * 1024 * 1024) }) })
    .where('id', '=', first.id)
    .execute();
  expect((await save('p0', { ...sent, id: ids[2] })).statusCode).toBe(200);
  expect((await autosave('p0', randomUUID(), 'one more', begun)).json()).toMatchObject({ code: 'answers-full' });
  expect(await list()).toHaveLength(53);
});

test('[SEC-31] an account whose drafts have 5 MB of answers begins no other; it saves and sends those it has, and what is sent does not count', async () => {
  const { autosave, save } = await withOneSent();
  const ids = Array.from({ length: 6 }, () => randomUUID());
  const large = 'x'.repeat(900 * 1024);
  for (const id of ids) expect((await autosave('p0', id, large, begun)).statusCode).toBe(200);
  const refused = await autosave('p0', randomUUID(), 'one more', begun);
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([413, 'too-many-drafts']);
  expect((await autosave('p0', ids[0]!, `${large}, more`, { version: 1 })).statusCode).toBe(200);
  const atOnce = { id: randomUUID(), ...begun, isSaveAndReturn: false, dynamicData: { registration: 'AT ONCE' } };
  expect((await save('p0', atOnce)).statusCode, 'no draft').toBe(200);
  const sent = { id: ids[1], version: 1, isSaveAndReturn: false, dynamicData: { registration: large } };
  expect((await save('p0', sent)).statusCode).toBe(200);
  expect((await autosave('p0', randomUUID(), 'one more', begun)).statusCode).toBe(200);
});

test('two drafts of one form, saved by turns, keep their own answers; the address without an id opens a draft, not what was sent', async () => {
  const { first, autosave, registrations, call } = await withOneSent();
  const ids = [randomUUID(), randomUUID()];
  for (const [index, id] of ids.entries()) await autosave('p0', id, `draft ${index}`, begun);
  await Promise.all(ids.map((id, index) => autosave('p0', id, `draft ${index}, more`, { version: 1 })));
  expect(Object.fromEntries(await registrations())).toEqual({
    [first.id]: 'ONE',
    [ids[0] ?? '']: 'draft 0, more',
    [ids[1] ?? '']: 'draft 1, more',
  });
  await db.kysely
    .updateTable('submission')
    .set({ updated_at: new Date(Date.UTC(2030, 0)) })
    .where('id', '=', first.id)
    .execute();
  expect(ids).toContain((await call('p0', 'GET', '/api/Submissions/draft?formSlug=claim')).json<Saved>().id);
});

test('a submit that begins the claim, repeated because its answer was lost, makes one; a first save repeated without its key too', async () => {
  const { list, save, call } = await withOneSent();
  const [id, newId] = [randomUUID(), randomUUID()];
  const sent = { id, ...begun, isSaveAndReturn: false, dynamicData: { registration: 'TWO' } };
  const answers = [await save('p0', sent, 'key'), await save('p0', sent, 'key')];
  expect(answers.map((answer) => answer.json<Saved>().id)).toEqual([id, id]);
  expect(await list()).toHaveLength(2);
  const save1 = () => call('p1', 'PUT', '/api/Submissions/draft', { formSlug: 'claim', newId, dynamicData: { registration: 'P1' } });
  expect([(await save1()).json<Saved>().id, (await save1()).json<Saved>().id]).toEqual([newId, newId]);
  expect(await list('p1')).toHaveLength(1);
});

test('[FRM-15] a claim begun by its own id, whose first save is sent again after another device went on, is not written over', async () => {
  const { autosave, read, save } = await withOneSent();
  const id = randomUUID();
  expect((await autosave('p0', id, 'PHONE', begun)).json()).toMatchObject({ version: 1 });
  expect((await autosave('p0', id, 'PHONE again', begun)).json(), 'nothing was written since').toMatchObject({ version: 2 });
  await autosave('p0', id, 'LAPTOP', { version: 2 });
  const overtaken = { status: 409, code: 'changed-elsewhere', version: 3 };
  expect((await autosave('p0', id, 'PHONE', begun)).json()).toMatchObject(overtaken);
  expect((await save('p0', { id, ...begun, isSaveAndReturn: false, dynamicData: { registration: 'PHONE' } })).json()).toMatchObject(
    overtaken,
  );
  expect((await read(id)).json()).toMatchObject({ version: 3, status: 'Draft', dynamicData: { registration: 'LAPTOP' } });
});

test('an additional form sent again because its answer was lost, under another key and with more answers, is one submission with the newest', async () => {
  const { list, save } = await withOneSent();
  const before = (await list()).length;
  const newId = randomUUID();
  const send = (registration: string, key: string) =>
    save('p0', { formSlug: 'extra', newId, isSaveAndReturn: false, dynamicData: { registration } }, key);
  expect((await send('ONE', 'key-1')).json()).toMatchObject({ id: newId, status: 'Done' });
  expect((await send('TWO', 'key-2')).json()).toMatchObject({ id: newId, status: 'Done', dynamicData: { registration: 'TWO' } });
  expect(await list()).toHaveLength(before + 1);
});

test('[SEC-17] an id of another person, another form, no GUID, or of a claim that was deleted begins nothing', async () => {
  const { first, autosave, registrations, call } = await withOneSent();
  const stranger = await autosave('p1', first.id, 'mine?', begun);
  const otherForm = await call('p0', 'PUT', '/api/Submissions/draft', {
    formSlug: 'extra',
    submissionId: first.id,
    dynamicData: {},
    ...begun,
  });
  const plain = await autosave('p0', 'my-own-name', 'x', begun);
  const deleted = await autosave('p0', randomUUID(), 'x', { ...begun, version: 3 });
  const unasked = await autosave('p0', randomUUID(), 'x');
  expect([stranger, plain, deleted, unasked].map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  expect(otherForm.statusCode).toBeGreaterThanOrEqual(404);
  expect(await registrations()).toEqual([[first.id, 'ONE']]);
});

test('a form that is not repeatable is begun once, whatever the call asks', async () => {
  const { save, call, tenant } = await makePortalApi(db, 1);
  await save('p0', { isSaveAndReturn: false });
  const again = await call('p0', 'PUT', '/api/Submissions/draft', {
    formSlug: 'claim',
    submissionId: randomUUID(),
    dynamicData: {},
    ...begun,
  });
  expect(again.json()).toMatchObject({ status: 409, code: 'not-repeatable' });
  expect(await db.kysely.selectFrom('submission').select('id').where('tenant_id', '=', tenant.slug).execute()).toHaveLength(1);
});

test('[CLM-11] a claim that was sent is in the grid before the administrator’s system has it, with answers in the columns named like questions', async () => {
  const { first, call, save, tenant } = await withOneSent();
  const held = {
    columns: [
      { field: 'claimNumber', headerText: 'Claim' },
      { field: 'registration', headerText: 'Registration' },
      { field: 'state', headerText: 'Status', templateColumnType: 'StatusColumn' },
    ],
    claims: [{ SubmissionId: first.id, claimNumber: 'C-1', registration: 'ONE', state: 'Accepted' }],
  };
  await db.kysely
    .updateTable('account')
    .set({ claims: JSON.stringify(held) })
    .where('tenant_id', '=', tenant.slug)
    .where('id', '=', 'a-0')
    .execute();
  const id = randomUUID();
  const sent = (await save('p0', { id, ...begun, isSaveAndReturn: false, dynamicData: { registration: 'TWO', secret: 'x' } })).json<{
    referenceNumber: string;
    updatedAt: string;
  }>();
  const [answer] = (await call('p0', 'GET', '/api/Submissions/claims')).json<{ claims: { claims: object[] }[] }>().claims;
  expect(answer).toMatchObject({ statusColours: { Received: 'blue' } });
  expect(answer?.claims).toEqual([
    ...held.claims,
    { SubmissionId: id, claimNumber: sent.referenceNumber, registration: 'TWO', createdAt: sent.updatedAt, state: 'Received' },
  ]);
});
