import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import { verifyChain } from '../../records/audit/verify-chain.ts';
import { content, makePortalApi, type PortalFixture } from '../../portal-api.fixture.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

interface Saved {
  readonly id: string;
  readonly version: number;
}

const [claim] = content['submission-form'];
const late = { ...claim, slug: 'late', precondition: { before: [{ var: 'now' }, '2026-02-01'] } };
/** Read by a machine: what no expression reads, what one reads, and what its own rule computes. */
const machineRead = {
  elements: [
    { type: 'text', name: 'registration' },
    { type: 'text', name: 'Loss Estimates', readOnly: true, visibleIf: '{Loss Estimates} notempty' },
    { type: 'panel', name: 'office', visible: false, elements: [{ type: 'text', name: 'keeper' }] },
    { type: 'text', name: 'score', visible: false, setValueExpression: '{registration}.length' },
    { type: 'text', name: 'risk', visible: false },
    { type: 'text', name: 'note', visibleIf: '{risk} > 2' },
  ],
};
const withMachineReadForm = { ...claim, slug: 'machine-read', surveyDefinition: machineRead };
const forms = { 'submission-form': [...content['submission-form'], late, withMachineReadForm] };

/** A portal, and a save while typing that goes on from what was saved last. */
async function makePortal(accounts: number) {
  const published: { 'submission-form': unknown[] } = { 'submission-form': [...forms['submission-form']] };
  const portal = await makePortalApi(db, accounts, { content: published as typeof forms });
  const autosave = (who: string, formSlug: string, { id, version }: Partial<Saved> = {}, text = 'x') =>
    portal.call(who, 'PUT', '/api/Submissions/draft', { formSlug, submissionId: id, version, dynamicData: { text } });
  const change = (id: string, changes: { active?: boolean; dynamic_data?: string }) =>
    db.kysely.updateTable('account').set(changes).where('tenant_id', '=', portal.tenant.slug).where('id', '=', id).execute();
  return { ...portal, published, autosave, change };
}

test('[SEC-43] saves of several people at once leave one sound chain, in which each state follows the one before it', async () => {
  const { autosave, save, tenant } = await makePortal(4);
  const [people, saves] = [['p0', 'p1', 'p2', 'p3'], 6];
  await Promise.all(
    people.map(async (who) => {
      let is = (await autosave(who, 'claim')).json<Saved>();
      for (let at = 1; at < saves; at += 1) is = (await autosave(who, 'claim', is, `text "${at}" é`)).json<Saved>();
      expect((await save(who, { id: is.id, version: is.version, isSaveAndReturn: false })).statusCode).toBe(200);
    }),
  );
  expect(await verifyChain(db, tenant.slug)).toMatchObject({ sound: true, entries: people.length * (saves + 1) });
  const trail = await db.kysely
    .selectFrom('audit_entry')
    .select(['object', 'before_hash', 'after_hash'])
    .where('tenant_id', '=', tenant.slug)
    .orderBy('sequence')
    .execute();
  const states = new Map<string, string | null>();
  for (const { object, before_hash, after_hash } of trail) {
    expect(before_hash).toBe(states.get(object) ?? null);
    expect(after_hash).not.toBe(before_hash);
    states.set(object, after_hash);
  }
  expect(states.size).toBe(people.length);
});

test('[FRM-06] [FRM-15] a draft whose form closed meanwhile is not written any more', async () => {
  const { autosave, time } = await makePortal(1);
  const is = (await autosave('p0', 'late')).json<Saved>();
  const next = await autosave('p0', 'late', is);
  expect(next.json()).toMatchObject({ id: is.id, version: 2, dynamicData: { text: 'x' } });
  time.now = Date.UTC(2026, 1, 2);
  expect((await autosave('p0', 'late', next.json<Saved>())).json()).toMatchObject({ status: 409, code: 'preconditions-failed' });
});

test('[SEC-14] [MYC-05] a draft is written by its owner alone, while the account is open and the form assigned to it', async () => {
  const { autosave, change } = await makePortal(2);
  await change('a-0', { dynamic_data: JSON.stringify({ assignedForms: ['assigned'] }) });
  const is = (await autosave('p0', 'assigned')).json<Saved>();
  expect((await autosave('p0', 'assigned', is)).json()).toMatchObject({ version: 2 });
  const now = { ...is, version: 2 };
  await autosave('p1', 'claim');
  expect((await autosave('p1', 'assigned', now)).statusCode).toBe(404);
  await change('a-1', { dynamic_data: JSON.stringify({ assignedForms: ['assigned'] }) });
  expect((await autosave('p1', 'assigned', now)).statusCode).toBe(404);
  expect((await autosave('p0', 'claim', now)).statusCode).toBe(404);
  await change('a-0', { dynamic_data: JSON.stringify({ assignedForms: [] }) });
  expect((await autosave('p0', 'assigned', now)).statusCode).toBe(404);
  await change('a-0', { active: false, dynamic_data: JSON.stringify({ assignedForms: ['assigned'] }) });
  expect((await autosave('p0', 'assigned', now)).statusCode).toBe(403);
});

test('[FRM-04] a save that names no step leaves the stored one, whether it is written in one statement or not', async () => {
  const { autosave, call } = await makePortal(1);
  const first = await call('p0', 'PUT', '/api/Submissions/draft', { formSlug: 'claim', page: 2, dynamicData: {} });
  const second = await autosave('p0', 'claim', first.json<Saved>());
  expect(second.json()).toMatchObject({ version: 2, page: 2 });
  expect((await autosave('p0', 'claim')).json()).toMatchObject({ version: 3, page: 2 });
});

test('[FRM-04] [FRM-08] an additional form that was sent never becomes a draft: Save and Return sends it anew, checked like a submit', async () => {
  const checked: unknown[] = [];
  const validateAnswers: PortalFixture['validateAnswers'] = async (_, { answers }) => (checked.push(answers), { answers, errors: [] });
  const { save, call } = await makePortalApi(db, 1, { validateAnswers });
  const extra = (changes: object) => save('p0', { formSlug: 'extra', ...changes });
  const { id } = (await extra({ isSaveAndReturn: false })).json<Saved>();
  const draft = await call('p0', 'PUT', '/api/Submissions/draft', { formSlug: 'extra', submissionId: id, version: 1, dynamicData: {} });
  expect(draft.json()).toMatchObject({ status: 409, code: 'not-kept-as-draft' });
  const again = { id, isSaveAndReturn: true, dynamicData: { registration: 'CF15' } };
  expect((await extra(again)).json()).toMatchObject({ status: 'Done', version: 2, dynamicData: { registration: 'CF15' } });
  expect(checked.at(-1)).toMatchObject({ registration: 'CF15' });
});

test('[FRM-15] [SEC-18] a save whose answer was lost is no change made elsewhere: the device that tried it goes on, however often; another device is refused', async () => {
  const { call, save } = await makePortal(1);
  const put = (key: string, text: string, more: object = {}) =>
    call('p0', 'PUT', '/api/Submissions/draft', { formSlug: 'claim', dynamicData: { text }, ...more }, { 'idempotency-key': key });
  const read = async () => (await call('p0', 'GET', '/api/Submissions/draft?formSlug=claim')).json<Saved & { lastKey?: string }>();
  const newId = '10000000-0000-4000-8000-000000000001';
  const { id } = (await put('first', 'A', { newId })).json<Saved>();
  await put('second', 'AB', { newId, triedKeys: ['first'] });
  expect((await put('third', 'ABC', { newId, triedKeys: ['first', 'second'] })).json(), 'lost twice').toMatchObject({ id, version: 3 });
  const reloaded = { newId: '10000000-0000-4000-8000-000000000002', triedKeys: ['second', 'third'] };
  expect((await put('fourth', 'ABCD', reloaded)).json(), 'opened before the save arrived').toMatchObject({ id, version: 4 });
  expect((await put('fifth', 'ABCDE', { submissionId: id, version: 3, triedKeys: ['fourth'] })).json()).toMatchObject({ version: 5 });
  expect(await read()).toMatchObject({ version: 5, lastKey: 'fifth', dynamicData: { text: 'ABCDE' } });

  await put('other device', 'THERE', { submissionId: id, version: 5 });
  const overtaken = { status: 409, code: 'changed-elsewhere', version: 6 };
  expect((await put('sixth', 'HERE', { submissionId: id, version: 5, triedKeys: ['fifth'] })).json()).toMatchObject(overtaken);
  expect((await put('fourth', 'ABCD', reloaded)).json(), 'a save that arrives late').toMatchObject(overtaken);
  const send = (triedKeys: string[]) => save('p0', { id, version: 5, triedKeys, isSaveAndReturn: false }, 'seventh');
  expect((await send(['fifth'])).json()).toMatchObject(overtaken);
  await call('p0', 'PUT', '/api/Submissions/draft', { formSlug: 'claim', submissionId: id, version: 6, dynamicData: { text: 'NO KEY' } });
  expect((await read()).lastKey, 'a write without a key has none').toBeUndefined();
  expect((await send(['fifth', 'other device'])).json()).toMatchObject({ ...overtaken, version: 7 });
});

test('[SEC-18] a submit whose own draft was saved unawares is sent; repeated, with more that was tried and files deleted meanwhile, it is answered as before', async () => {
  const { call, save } = await makePortal(1);
  const put = (key: string, more: object) =>
    call(
      'p0',
      'PUT',
      '/api/Submissions/draft',
      { formSlug: 'claim', dynamicData: { registration: 'CF14' }, ...more },
      { 'idempotency-key': key },
    );
  const { id } = (await put('first', {})).json<Saved>();
  await put('lost', { submissionId: id, version: 1 });
  const send = (triedKeys: string[], removedFiles: string[] = []) =>
    save('p0', { id, version: 1, triedKeys, isSaveAndReturn: false, removedFiles }, 'submit');
  const sent = await send(['lost'], ['10000000-0000-4000-8000-000000000002']);
  expect(sent.json()).toMatchObject({ id, version: 3, status: 'Done' });
  expect((await send(['lost', 'submit'])).json()).toEqual(sent.json());
});

/** A draft of the form above with what a machine and the firm stored, and ways to read what is stored. */
async function withMachineRead() {
  const portal = await makePortal(1);
  const { autosave, call, tenant } = portal;
  const { id, version } = (await autosave('p0', 'machine-read')).json<Saved>();
  const stored = async () =>
    (
      await db.kysely
        .selectFrom('submission')
        .select('answers')
        .where('tenant_id', '=', tenant.slug)
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).answers;
  const machine = { OCRDetails: 'V5C', keeper: 'M Probert' };
  const read = { 'Loss Estimates': '2150', risk: 3 };
  const answers = JSON.stringify({ text: 'x', ...machine, ...read });
  await db.kysely.updateTable('submission').set({ answers }).where('tenant_id', '=', tenant.slug).where('id', '=', id).execute();
  const one = async (who = 'p0') =>
    (await call(who, 'GET', `/api/Submissions/${id}${who === 'p0' ? '' : '?accountId=a-0'}`)).json<{ dynamicData: object }>().dynamicData;
  const detail = async () => (await call('p0', 'GET', `/api/Submissions/getSubmissionById/${id}`)).body;
  return { ...portal, id, version, stored, machine, read, one, detail };
}

test('[DET-02] [FRM-15] answers that no claimant sees stay on the server while a form is filled in, unless the form reads them; whatever a claimant saves and sends, they are as they were', async () => {
  const { autosave, call, save, id, version, stored, machine, read, one } = await withMachineRead();
  const draft = (await call('p0', 'GET', '/api/Submissions/draft?formSlug=machine-read')).json<{ dynamicData: object }>();
  expect([draft.dynamicData, await one()]).toEqual([
    { text: 'x', ...read },
    { text: 'x', ...read },
  ]);
  expect((await call('p0', 'GET', '/api/Submissions/account/a-0')).json()).toMatchObject([{ id, dynamicData: {} }]);
  expect(await one('staff-9')).toMatchObject(machine);

  const first = await autosave('p0', 'machine-read', { id, version }, 'one statement');
  expect(first.json<{ dynamicData: object }>().dynamicData).toEqual({ text: 'one statement', ...read });
  expect(await stored()).toEqual({ text: 'one statement', ...machine, ...read });
  const forged = { OCRDetails: 'FORGED', keeper: 'FORGED', risk: 0, 'Loss Estimates': '9' };
  const put = { formSlug: 'machine-read', submissionId: id, version: 2, dynamicData: { text: 'forged', ...forged } };
  await call('p0', 'PUT', '/api/Submissions/draft', put);
  expect(await stored()).toEqual({ text: 'forged', ...machine, ...read });
  await save('p0', { formSlug: 'machine-read', id, version: 3, dynamicData: { text: 'Save and Return', score: 4, ...forged } });
  expect(await stored()).toEqual({ text: 'Save and Return', score: 4, ...machine, ...read });
  await save('p0', { formSlug: 'machine-read', id, version: 4, dynamicData: { text: 'sent' }, isSaveAndReturn: false });
  expect(await stored()).toEqual({ text: 'sent', ...machine, ...read });
});

test('[DET-02] what a form protected stays hidden from claimants once the form is closed, has lost the question, or is gone', async () => {
  const { autosave, published, id, version, one, detail } = await withMachineRead();
  await autosave('p0', 'machine-read', { id, version }, 'saved with the form');
  const secrets = /M Probert|V5C/;
  for (const later of [
    { ...withMachineReadForm, status: 'Inactive' },
    { ...withMachineReadForm, surveyDefinition: { elements: [{ type: 'text', name: 'registration' }] } },
    undefined,
  ]) {
    published['submission-form'] = later ? [later] : [];
    expect([JSON.stringify(await one()), await detail()].filter((text) => secrets.test(text))).toEqual([]);
  }
});

test('[CLM-17] a hidden question distinguishes nothing', async () => {
  const { id, call, published } = await withMachineRead();
  published['submission-form'] = [{ ...withMachineReadForm, labelQuestion: 'risk' }];
  expect((await call('p0', 'GET', '/api/Submissions/account/a-0')).json<{ label?: string }[]>()[0]?.label).toBeUndefined();
  expect((await call('p0', 'GET', `/api/Submissions/getSubmissionById/${id}`)).json()).not.toHaveProperty('label');
});
