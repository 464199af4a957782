import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import { setHold } from '../../jobs/personal-data/legal-hold.ts';
import { verifyChain } from '../../records/audit/verify-chain.ts';
import { pdf, withDraft, type Link, type Saved } from '../attachments/draft-files.fixture.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

interface Listed {
  readonly id: string;
  readonly status: string;
  readonly keptUntil?: string;
}

async function withDeletion() {
  const portal = await withDraft(db);
  const { call, draft } = portal;
  const remove = (body: object = {}, who = 'p0', query = '') => call(who, 'POST', `/api/Submissions/${draft.id}/delete${query}`, body);
  const all = async () => (await call('p0', 'GET', '/api/Submissions/account/a-0')).json<Listed[]>();
  const save = (key: string, more: object = {}) =>
    call('p0', 'PUT', '/api/Submissions/draft', { formSlug: 'claim', dynamicData: {}, ...more }, { 'idempotency-key': key });
  return { ...portal, deleteDraft: remove, all, save };
}

test('[FRM-26] a draft is deleted with its files, bytes and all, and the chain of the trail goes on from what was saved last', async () => {
  const { deleteDraft, all, add, put, bytes, tenant, draft, save } = await withDeletion();
  await put((await add()).json<Link>().uploadLink, pdf);
  expect(bytes()).toHaveLength(1);
  expect((await deleteDraft({ version: 1 })).statusCode).toBe(200);
  expect([(await all()).map(({ status }) => status), bytes()]).toEqual([['NotStarted'], []]);
  const trail = await db.kysely
    .selectFrom('audit_entry')
    .select(['action', 'actor', 'before_hash', 'after_hash'])
    .where('tenant_id', '=', tenant.slug)
    .where('object', '=', `submission/${draft.id}`)
    .orderBy('sequence')
    .execute();
  expect(trail.at(-1)).toEqual({ action: 'submission.deleted', actor: 'p0', before_hash: trail.at(-2)?.after_hash, after_hash: null });
  expect(await verifyChain(db, tenant.slug)).toMatchObject({ sound: true });
  expect((await deleteDraft({ version: 1 })).statusCode).toBe(404);
  expect((await save('after it', { submissionId: draft.id, version: 1 })).json(), 'it does not come back').toMatchObject({
    status: 404,
    code: 'submission-gone',
  });
});

test('[FRM-26] it states until when it is kept, and is deleted by its account alone, or by staff who chose it, and not once it was sent', async () => {
  const { deleteDraft, all, submit, add, time } = await withDeletion();
  const days = (await all()).map(({ keptUntil }) => (Date.parse(keptUntil ?? '') - time.now) / 86_400_000);
  expect(days).toEqual([180]);
  expect((await deleteDraft({}, 'p1')).statusCode).toBe(404);
  expect((await deleteDraft({}, 'staff p1')).json()).toMatchObject({ status: 400, code: 'no-account-chosen' });
  const acted = await withDeletion();
  expect((await acted.deleteDraft({}, 'staff p9', '?accountId=a-0')).statusCode).toBe(200);
  const { id } = (await add()).json<Link>();
  expect((await submit(`stored:${id}`)).statusCode).toBe(200);
  expect((await deleteDraft()).json()).toMatchObject({ status: 409, code: 'already-submitted' });
  expect((await all()).map(({ status, keptUntil }) => ({ status, keptUntil }))).toEqual([{ status: 'Done', keptUntil: undefined }]);
});

test('[FRM-26] by its age a draft is deleted after the moment that the list states, and not at it', async () => {
  const { all, sweep } = await withDeletion();
  const until = Date.parse((await all())[0]?.keptUntil ?? '');
  await sweep(until);
  expect((await all()).map(({ status }) => status)).toEqual(['Draft']);
  await sweep(until + 1);
  expect((await all()).map(({ status }) => status)).toEqual(['NotStarted']);
});

test('[FRM-26] [SEC-18] what was changed elsewhere is not deleted unseen; what the caller saved without an answer is', async () => {
  const { deleteDraft, all, save, draft } = await withDeletion();
  const { version } = (await save('other device', { submissionId: draft.id, version: 1 })).json<Saved>();
  expect((await deleteDraft({ version: 1 })).json()).toMatchObject({ status: 409, code: 'changed-elsewhere', version });
  expect((await deleteDraft({ version: 1, triedKeys: ['mine'] })).json()).toMatchObject({ status: 409 });
  await save('mine', { submissionId: draft.id, version });
  expect((await deleteDraft({ version, triedKeys: ['mine'] })).statusCode).toBe(200);
  expect((await all())[0]?.status).toBe('NotStarted');
});

test('[FRM-26] what was kept for a repeat of its calls goes with it', async () => {
  const { deleteDraft, draft, call, tenant } = await withDeletion();
  const kept = {
    userPoolId: 'any',
    formSlug: 'claim',
    id: draft.id,
    version: 1,
    isSaveAndReturn: true,
    dynamicData: { registration: 'SECRET' },
  };
  await call('p0', 'PUT', '/api/Submissions', kept, { 'idempotency-key': 'kept' });
  const rows = () => db.kysely.selectFrom('idempotency').select('key').where('tenant_id', '=', tenant.slug).execute();
  expect(await rows()).toHaveLength(1);
  expect((await deleteDraft({ version: 2 })).statusCode).toBe(200);
  expect(await rows()).toEqual([]);
});

test('[FRM-26] [SEC-44] a legal hold and a signature keep it, and it states no end', async () => {
  const held = await withDeletion();
  const order = { tenant: held.tenant.slug, accountId: 'a-0', actor: 'staff', requestId: 'r', now: held.time.now };
  await setHold(db, { ...order, held: true });
  expect((await held.deleteDraft()).json()).toMatchObject({ status: 409, code: 'legal-hold' });
  expect((await held.all())[0]?.keptUntil).toBeUndefined();
  await setHold(db, { ...order, held: false });
  await db.kysely
    .insertInto('e_document')
    .values({
      tenant_id: held.tenant.slug,
      id: 'signed',
      account_id: 'a-0',
      submission_id: held.draft.id,
      name: 'Agreement',
      file_purpose: 'agreement',
      status: 'Signed',
      sent_at: new Date(held.time.now),
      sha256: 'x',
      size: 1,
    })
    .execute();
  expect((await held.deleteDraft()).json()).toMatchObject({ status: 409, code: 'has-documents' });
  expect((await held.all())[0]?.keptUntil).toBeUndefined();
  await db.kysely.updateTable('e_document').set({ status: 'Sent' }).where('tenant_id', '=', held.tenant.slug).execute();
  expect((await held.deleteDraft()).json(), 'it waits for a signature').toMatchObject({ status: 409, code: 'has-documents' });
});
