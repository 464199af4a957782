import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs } from '#locale/dates-and-numbers/units-of-time';
import type { Submission } from '#schemas/api';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import { soundPdf } from '../../../platform/file-type/sound-pdf.fixture.ts';
import { objectKey } from '../../../services/files/index.ts';
import { signInRecords } from '../../../web/sign-in/index.ts';
import { content } from '../../portal-api.fixture.ts';
import { erasePerson } from '../../jobs/personal-data/erase-person.ts';
import { exportPerson } from '../../jobs/personal-data/export-person.ts';
import { reason, refusalOf, withSent } from './with-sent.fixture.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

const pdf = soundPdf('a logbook');

test('[GBK-01] what was sent is stored unchanged, and its form is a draft again with the same id and number', async () => {
  const { sent, giveBack, read, versions, trail, time } = await withSent(db);
  time.now += dayMs;
  expect((await giveBack()).statusCode).toBe(200);
  const draft = await read();
  expect(draft).toMatchObject({
    id: sent.id,
    referenceNumber: sent.referenceNumber,
    status: 'Draft',
    workflow: { submissionStatusCode: 'WFS_Registration_Draft' },
    dynamicData: { registration: 'CF14' },
    version: sent.version + 1,
    correction: { reason, sentAt: sent.updatedAt, givenBackAt: new Date(time.now).toISOString() },
  });
  expect(draft.correction, 'who asked is for staff').not.toHaveProperty('by');
  expect((await read('staff-9', '?accountId=a-0')).correction).toMatchObject({ by: 'staff-9', isChanged: false });
  expect(await versions()).toMatchObject([
    { submission_id: sent.id, number: 1, account_id: 'a-0', answers: { registration: 'CF14' }, reason, files: [], actor: 'staff-9' },
  ]);
  expect(await trail()).toEqual([`staff-9 submission.given-back a-0 submission/${sent.id}`]);
});

test('[GBK-01] it is saved, refused to a window that saw it before, and sent again as for a draft; a second request is version 2', async () => {
  const { sent, giveBack, read, save, versions, call } = await withSent(db);
  await giveBack();
  const { version } = await read();
  const saving = (seen: number, more: object = {}) =>
    save('p0', { id: sent.id, version: seen, dynamicData: { registration: 'CF15' }, ...more });
  expect(refusalOf(await saving(sent.version))).toEqual([409, 'changed-elsewhere']);
  expect((await saving(version)).json()).toMatchObject({ id: sent.id, status: 'Draft', version: version + 1 });
  const again = await saving(version + 1, { isSaveAndReturn: false });
  expect(again.json()).toMatchObject({ id: sent.id, status: 'Done', referenceNumber: sent.referenceNumber });
  expect(await read()).not.toHaveProperty('correction');
  expect(refusalOf(await saving(version + 2))).toEqual([409, 'already-submitted']);
  await giveBack({ words: 'Once more' });
  expect((await call('p0', 'GET', '/api/Submissions/account/a-0')).json()).toMatchObject([{ correction: { reason: 'Once more' } }]);
  expect((await versions()).map(({ number, answers }) => [number, answers])).toEqual([
    [1, { registration: 'CF14' }],
    [2, { registration: 'CF15' }],
  ]);
});

test('[GBK-01] it is never swept, and its person cannot delete it', async () => {
  const { sent, giveBack, read, call, sweep, time } = await withSent(db);
  await giveBack();
  time.now += 10_000 * dayMs;
  expect(await sweep()).toMatchObject({ drafts: 0 });
  expect(refusalOf(await call('p0', 'POST', `/api/Submissions/${sent.id}/delete`, {}))).toEqual([409, 'given-back']);
  expect(await read()).toMatchObject({ status: 'Draft' });
  const [listed] = (await call('p0', 'GET', '/api/Submissions/account/a-0')).json<Submission[]>();
  expect(listed).not.toHaveProperty('keptUntil');
});

test('[GBK-01] it opens, is saved and sent whatever its precondition is; other forms keep theirs', async () => {
  const [claim] = content['submission-form'];
  const forms = [{ ...claim }];
  const { sent, giveBack, call, save } = await withSent(db, { content: { 'submission-form': forms } });
  const isOpen = async (submissionId = '', who = 'p0') =>
    (await call(who, 'POST', '/api/Submissions/ExecutePreconditionCheck', { formSlug: 'claim', submissionId })).json<boolean>();
  forms.splice(0, 1, { ...claim, precondition: { '==': [{ var: 'submission.status' }, 'Never'] } });
  expect([await isOpen(), await isOpen(sent.id)]).toEqual([false, false]);
  await giveBack();
  expect([await isOpen(), await isOpen(sent.id), await isOpen('', 'p1')]).toEqual([true, true, false]);
  const typed = { formSlug: 'claim', submissionId: sent.id, version: sent.version + 1, dynamicData: { registration: 'CF15' } };
  expect((await call('p0', 'PUT', '/api/Submissions/draft', typed)).statusCode).toBe(200);
  expect((await save('p0', { id: sent.id, version: sent.version + 2, isSaveAndReturn: false })).statusCode).toBe(200);
  expect(await isOpen(sent.id)).toBe(false);
});

test('[GBK-01] [FRM-27] a form that was published anew meanwhile states what changed since it was sent', async () => {
  const [claim] = content['submission-form'];
  const forms = [{ ...claim }];
  const { giveBack, read } = await withSent(db, { content: { 'submission-form': forms } });
  const asks = {
    pages: [
      {
        elements: [
          { type: 'text', name: 'registration' },
          { type: 'text', name: 'colour' },
        ],
      },
    ],
  };
  forms.splice(0, 1, { ...claim, version: 4, surveyDefinition: asks });
  await giveBack();
  expect(await read()).toMatchObject({ formChanges: { added: ['colour'], removed: [] } });
});

test('[GBK-01] a file that the correction leaves out stays for the version that was sent, and is of the form no more', async () => {
  const portal = await withSent(db, {}, { isSaveAndReturn: true });
  const { call, save, sent, giveBack, read, versions, put, sweep, time } = portal;
  const file = { questionName: 'logbook', fileName: 'v5c.pdf', size: pdf.length, contentType: 'application/pdf' };
  const add = async (id: string) => {
    const link = (await call('p0', 'POST', `/api/Attachment/${sent.id}/add`, { id, ...file })).json<{ uploadLink: string }>();
    await put(link.uploadLink, pdf);
  };
  const naming = (...ids: string[]) =>
    ids.map((id) => ({ name: 'v5c.pdf', type: 'application/pdf', size: pdf.length, content: `stored:${id}` }));
  const send = async (id: string) =>
    save('p0', {
      id: sent.id,
      version: (await read()).version,
      isSaveAndReturn: false,
      dynamicData: { registration: 'CF14', logbook: naming(id) },
    });
  const listed = async () =>
    (await call('p0', 'GET', `/api/Attachment/${sent.id}/get-submission-attachment-list`)).json<{ id: string }[]>().map(({ id }) => id);
  const [old, fresh] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
  await add(old);
  expect((await send(old)).statusCode).toBe(200);
  time.now += 1000;
  await giveBack();
  expect((await versions())[0]?.files).toMatchObject([{ id: old, fileName: 'v5c.pdf', questionName: 'logbook', state: 'checked' }]);
  time.now += 1000;
  expect((await call('p0', 'POST', `/api/Attachment/${old}/remove`, {})).statusCode).toBe(200);
  expect(await listed()).toEqual([]);
  await add(fresh);
  expect((await send(fresh)).statusCode).toBe(200);
  time.now += 10_000 * dayMs;
  await sweep();
  expect(await listed()).toEqual([fresh]);
  const [submission] = (await call('p0', 'GET', '/api/Submissions/account/a-0')).json<Submission[]>();
  expect(submission).not.toHaveProperty('missingFiles');
  const rows = await db.kysely.selectFrom('stored_file').selectAll().where('tenant_id', '=', portal.tenant.slug).orderBy('id').execute();
  expect(rows.map(({ id }) => id)).toEqual([old, fresh]);
  expect(await Promise.all(rows.map((row) => portal.portal.files.size(objectKey(row))))).toEqual([pdf.length, pdf.length]);
});

test('[GBK-03] the request is withdrawn while nothing was changed: the form is sent as it was, at the time it was', async () => {
  const { sent, giveBack, withdraw, read, save, versions, trail, time } = await withSent(db);
  expect(refusalOf(await withdraw())).toEqual([409, 'not-given-back']);
  time.now += dayMs;
  await giveBack();
  const given = await read();
  await save('p0', { id: sent.id, version: given.version, dynamicData: sent.dynamicData });
  expect((await withdraw({ who: 'staff-8' })).statusCode, 'a save that changes nothing').toBe(200);
  const { version: _, lastKey: __, ...before } = sent;
  expect(await read()).toMatchObject(before);
  expect(await versions()).toEqual([]);
  expect(await trail()).toEqual([
    `staff-9 submission.given-back a-0 submission/${sent.id}`,
    `staff-8 submission.correction-withdrawn a-0 submission/${sent.id}`,
  ]);
  await giveBack();
  await save('p0', { id: sent.id, version: (await read()).version, dynamicData: { registration: 'CF15' } });
  expect((await read('staff-9', '?accountId=a-0')).correction).toMatchObject({ isChanged: true });
  expect(refusalOf(await withdraw())).toEqual([409, 'correction-begun']);
  expect(await read()).toMatchObject({ status: 'Draft', dynamicData: { registration: 'CF15' } });
});

test('[GBK-03] a file that was added since is a change, too', async () => {
  const { call, sent, giveBack, withdraw } = await withSent(db);
  await giveBack();
  const file = { questionName: 'logbook', fileName: 'v5c.pdf', size: pdf.length, contentType: 'application/pdf' };
  await call('p0', 'POST', `/api/Attachment/${sent.id}/add`, { id: '33333333-3333-4333-8333-333333333333', ...file });
  expect(refusalOf(await withdraw())).toEqual([409, 'correction-begun']);
});

test('[GBK-01] of two who give a form back at once, the second is refused, and there is one version', async () => {
  const { giveBack, versions } = await withSent(db);
  const answers = await Promise.all([giveBack(), giveBack({ who: 'staff-8' })]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect(await versions()).toHaveLength(1);
});

test('[GBK-04] a draft, a form without a reason, an additional form, a registration, a closed form or account, and a form with a document are refused with a sentence, and are not offered', async () => {
  const forms = [
    ...content['submission-form'],
    { slug: 'registration-form-details', name: 'Registration', version: 1, surveyDefinition: { elements: [] } },
  ];
  const { giveBack, save, sent, read, versions, tenant, trail, call } = await withSent(db, { content: { 'submission-form': forms } });
  /** What staff are offered in the list of the account. */
  const offerOf = async (id: string, who = 'staff-9') =>
    (await call(who, 'GET', '/api/Submissions/account/a-0?accountId=a-0')).json<Submission[]>().find((one) => one.id === id)?.giveBack;
  const refusalAndOffer = async (id = sent.id) => [...refusalOf(await giveBack({ id })), await offerOf(id)];
  expect([await offerOf(sent.id), await offerOf(sent.id, 'p0')]).toEqual(['offered', undefined]);
  const other = async (fields: object) => (await save('p0', { isSaveAndReturn: false, ...fields })).json<Submission>().id;
  expect(refusalOf(await giveBack({ words: '  ' }))).toEqual([422, 'no-reason']);
  expect((await giveBack({ words: 'x'.repeat(1001) })).statusCode).toBe(400);
  expect(await refusalAndOffer(await other({ formSlug: 'by-link', isSaveAndReturn: true }))).toEqual([409, 'not-sent', 'not-sent']);
  expect(await refusalAndOffer(await other({ formSlug: 'extra' }))).toEqual([409, 'additional-form', 'additional-form']);
  expect(await refusalAndOffer(await other({ formSlug: 'registration-form-details' }))).toEqual([409, 'registration', 'registration']);
  forms[0] = { ...forms[0], status: 'Inactive' };
  expect(await refusalAndOffer()).toEqual([409, 'form-closed', 'form-closed']);
  forms[0] = { ...forms[0], status: 'Active' };
  const document = { tenant_id: tenant.slug, id: `d-${tenant.slug}`, account_id: 'a-0', submission_id: sent.id, name: 'Agreement' };
  const setDocument = (status: 'Sent' | 'Signed' | 'Declined') =>
    db.kysely.updateTable('e_document').set({ status }).where('id', '=', document.id).execute();
  await db.kysely
    .insertInto('e_document')
    .values({ ...document, file_purpose: 'Agreement', sha256: 'x', size: 1, status: 'Sent', sent_at: new Date() })
    .execute();
  expect(await refusalAndOffer()).toEqual([409, 'has-documents', 'has-documents']);
  await setDocument('Signed');
  expect(await refusalAndOffer()).toEqual([409, 'has-documents', 'has-documents']);
  await setDocument('Declined');
  await db.kysely.updateTable('account').set({ active: false }).where('tenant_id', '=', tenant.slug).execute();
  expect(await refusalAndOffer()).toEqual([409, 'inactive-account', 'inactive-account']);
  await db.kysely.updateTable('account').set({ active: true }).where('tenant_id', '=', tenant.slug).execute();
  expect([await trail(), await versions(), (await read()).status]).toEqual([[], [], 'Done']);
  expect((await giveBack()).statusCode, 'what was declined holds nothing up').toBe(200);
  expect(await refusalAndOffer()).toEqual([409, 'given-back', 'given-back']);
});

test('[GBK-01] [GBK-03] [SEC-12] staff alone give back and withdraw, for the account they chose', async () => {
  const { giveBack, withdraw, read } = await withSent(db);
  for (const act of [giveBack, withdraw]) {
    expect((await act({ who: 'p0' })).statusCode).toBe(403);
    expect((await act({ query: '' })).statusCode).toBe(400);
    expect((await act({ query: '?accountId=a-1' })).statusCode).toBe(404);
  }
  expect((await read()).status).toBe('Done');
  expect((await giveBack({ who: 'manager-9' })).statusCode).toBe(200);
});

test('[GBK-01] [SEC-44] the versions of a person are in the export, with the reasons, and go with the erasure', async () => {
  const { giveBack, portal, tenant, time, versions, sent } = await withSent(db);
  await giveBack();
  const person = { tenant: tenant.slug, accountId: 'a-0', poolId: 'pool' };
  expect((await exportPerson(db, person, signInRecords)).submissionVersions).toMatchObject([
    { submission_id: sent.id, number: 1, reason, answers: { registration: 'CF14' } },
  ]);
  await erasePerson(db, portal.files, { ...person, actor: 'staff-9', requestId: 'r', now: time.now }, signInRecords);
  expect(await versions()).toEqual([]);
});
