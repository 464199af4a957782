import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs } from '#locale/dates-and-numbers/units-of-time';
import type { Submission, SubmissionDetail } from '#schemas/api';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import { soundPdf } from '../../../platform/file-type/sound-pdf.fixture.ts';
import { content } from '../../portal-api.fixture.ts';
import { reason, withSent } from './with-sent.fixture.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

const forms = [{ ...content['submission-form'][0], labelQuestion: 'registration' }];

/** Sent with CF14, given back, and saved with CF15. */
async function withCorrection(changes = {}) {
  const portal = await withSent(db, { content: { 'submission-form': forms }, ...changes });
  const { call, save, sent, giveBack, read, time } = portal;
  time.now += dayMs;
  await giveBack();
  time.now += dayMs;
  const saving = async (registration: string, isSaveAndReturn: boolean) =>
    save('p0', { id: sent.id, version: (await read()).version, isSaveAndReturn, dynamicData: { registration } });
  await saving('CF15', true);
  const asking = (version?: string, who = 'p0', query = '') =>
    call(who, 'GET', `/api/Submissions/getSubmissionById/${sent.id}?${new URLSearchParams(version ? { version } : {})}${query}`);
  const detail = async (...asked: Parameters<typeof asking>) => (await asking(...asked)).json<SubmissionDetail>();
  return { ...portal, saving, asking, detail };
}

const answerOf = ({ data }: SubmissionDetail) => data.formDetails.find(({ key }) => key === 'registration')?.value;

test('[GBK-06] while a form is corrected, its detail has what was sent, with its day and label; without asking for that, what is saved', async () => {
  const { detail, sent } = await withCorrection();
  const shown = await detail('sent');
  expect(shown).toMatchObject({ status: 'Draft', correction: { reason }, version: 1, updatedAt: sent.updatedAt, label: 'CF14' });
  expect([answerOf(shown), answerOf(await detail())]).toEqual(['CF14', 'CF15']);
  expect(shown.data.sections[0]?.lines[0]).toMatchObject({ text: 'CF14' });
});

test('[GBK-06] afterwards it has what was sent again, and each version under its number', async () => {
  const { detail, asking, saving, giveBack, sent, time } = await withCorrection();
  time.now += dayMs;
  const again = (await saving('CF16', false)).json<Submission>();
  const now = await detail('sent');
  expect(now).toMatchObject({ status: 'Done', updatedAt: again.updatedAt, versions: [{ number: 1, sentAt: sent.updatedAt, reason }] });
  expect(now).not.toHaveProperty('version');
  expect(answerOf(now)).toBe('CF16');
  const first = await detail('1');
  expect(first).toMatchObject({ status: 'Done', version: 1, updatedAt: sent.updatedAt });
  expect(first).not.toHaveProperty('correction');
  expect(answerOf(first)).toBe('CF14');
  expect((await asking('2')).statusCode).toBe(404);
  expect((await asking('one')).statusCode).toBe(400);
  await giveBack();
  expect([await detail('sent'), await detail('1')].map(answerOf)).toEqual(['CF16', 'CF14']);
});

test('[GBK-06] who asked is for staff; a version is of the caller’s own account, or of the one that staff chose', async () => {
  const { asking, detail } = await withCorrection();
  expect((await detail('1', 'p0')).versions?.[0]).not.toHaveProperty('by');
  expect((await detail('1', 'staff-9', '&accountId=a-0')).versions).toMatchObject([{ number: 1, by: 'staff-9' }]);
  expect((await asking('1', 'p1')).statusCode).toBe(404);
  expect((await asking('1', 'staff-9', '&accountId=a-1')).statusCode).toBe(404);
});

test('[GBK-06] lists have what was sent, and when, with the label that it had', async () => {
  const { call, sent, saving } = await withCorrection();
  const listed = async () => (await call('p0', 'GET', '/api/Submissions/account/a-0')).json<Submission[]>();
  expect(await listed()).toMatchObject([{ label: 'CF14', versions: [{ number: 1, sentAt: sent.updatedAt }] }]);
  await saving('CF16', false);
  expect(await listed()).toMatchObject([{ status: 'Done', label: 'CF16', versions: [{ number: 1, sentAt: sent.updatedAt }] }]);
});

test('[GBK-06] [API-SUB-4] the PDF has what was sent, with its day', async () => {
  const jobs: { answers: object; sentOn?: string | undefined }[] = [];
  const makePdf = async (job: (typeof jobs)[number]) => {
    jobs.push(job);
    return { pdf: new Uint8Array([1]) };
  };
  const { call, sent } = await withCorrection({ makePdf });
  const print = (version?: string, who = 'p0') =>
    call(
      who,
      'POST',
      `/api/submissions/get-pdf-preview?${new URLSearchParams({ submissionId: sent.id, ...(version ? { version } : {}) })}`,
      {
        data: {},
      },
    );
  for (const version of [undefined, 'sent', '1']) expect((await print(version)).statusCode).toBe(200);
  expect(jobs.map(({ answers, sentOn }) => [(answers as { registration: string }).registration, sentOn !== undefined])).toEqual([
    ['CF15', false],
    ['CF14', true],
    ['CF14', true],
  ]);
  expect((await print('1', 'p1')).statusCode).toBe(404);
});

test('[GBK-06] files are those that were sent then, and can be fetched', async () => {
  const { call, save, sent, giveBack, read, put } = await withSent(db, {}, { isSaveAndReturn: true });
  const pdf = soundPdf('a logbook');
  const [old, fresh] = [crypto.randomUUID(), crypto.randomUUID()];
  const add = async (id: string) => {
    const file = { id, questionName: 'logbook', fileName: 'v5c.pdf', size: pdf.length, contentType: 'application/pdf' };
    await put((await call('p0', 'POST', `/api/Attachment/${sent.id}/add`, file)).json<{ uploadLink: string }>().uploadLink, pdf);
  };
  const send = async (id: string) => {
    const logbook = [{ name: 'v5c.pdf', type: 'application/pdf', size: pdf.length, content: `stored:${id}` }];
    await save('p0', { id: sent.id, version: (await read()).version, isSaveAndReturn: false, dynamicData: { logbook } });
  };
  const listed = async (version?: string, who = 'p0') =>
    (await call(who, 'GET', `/api/Attachment/${sent.id}/get-submission-attachment-list${version ? `?version=${version}` : ''}`)).json<
      { id: string }[]
    >();
  await add(old);
  await send(old);
  await giveBack();
  await call('p0', 'POST', `/api/Attachment/${old}/remove`, {});
  await add(fresh);
  expect([await listed(), await listed('sent'), await listed('1')]).toMatchObject([[{ id: fresh }], [{ id: old }], [{ id: old }]]);
  await send(fresh);
  expect([await listed('sent'), await listed('1')]).toMatchObject([[{ id: fresh }], [{ id: old }]]);
  expect((await call('p0', 'GET', `/api/dms/get-own-document/${old}`)).statusCode).toBe(200);
  expect(await listed('1', 'p1')).toMatchObject({ status: 404 });
});
