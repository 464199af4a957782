import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../server/platform/db/index.ts';
import { callFor, nothing, type Belongings } from './object-calls.ts';
import { openTenant } from './ownership.fixture.ts';

let db: Database;
let here: Awaited<ReturnType<typeof openTenant>>;
let elsewhere: Awaited<ReturnType<typeof openTenant>>;
beforeAll(async () => {
  db = await openMemoryDatabase();
  here = await openTenant(db, 2);
  elsewhere = await openTenant(db, 1);
  for (const { tenant, people } of [here, elsewhere]) for (const { owns } of people) await addVersion(tenant.slug, owns);
}, 120_000);
afterAll(() => db.close());

/** What was sent, and given back since. */
async function addVersion(tenant: string, { submissionId, accountId }: Belongings): Promise<void> {
  const at = new Date('2026-01-02T09:00:00Z');
  const sent = {
    form_version: 3,
    form_hash: '',
    status_code: 'Sent',
    answers: '{"registration":"SENT"}',
    files: '[]',
    page: 0,
    sent_at: at,
  };
  const request = { reason: 'The year.', reason_language: 'en', emptied: [], actor: 'staff', actor_name: 'Staff', given_back_at: at };
  await db.kysely
    .insertInto('submission_version')
    .values({ tenant_id: tenant, submission_id: submissionId, number: 1, account_id: accountId, ...sent, ...request })
    .execute();
}

const routes = ['submissions.detail', 'attachments.ofSubmission', 'submissions.pdfPreview'] as const;

test.each(routes)(
  '[SEC-14] [GBK-06] %s: a version of a form is its person’s alone; of another person it is as if it were not there',
  async (name) => {
    const asking = (token: string | undefined, owns: Belongings, more = '') => {
      const call = callFor(name, owns);
      return here.ask(token, { ...call, url: `${call.url}${call.url.includes('?') ? '&' : '?'}version=1${more}` });
    };
    const [own, other] = here.people;
    const [foreign] = elsewhere.people;
    if (!own || !other || !foreign) return expect.unreachable();
    // Without a maker of PDFs the answer is that none was made.
    expect((await asking(own.token, own.owns)).status).toBe(name === 'submissions.pdfPreview' ? 500 : 200);
    const absent = await asking(own.token, nothing());
    expect(absent.status).toBe(404);
    for (const { owns } of [other, foreign]) expect(await asking(own.token, owns)).toEqual(absent);
    expect((await asking(undefined, own.owns)).status).toBe(401);
    expect((await asking(foreign.token, own.owns)).status).toBe(401);
    const chosen = `&accountId=${own.owns.accountId}`;
    expect((await asking(here.staff, other.owns, chosen)).status).toBe(404);
    expect((await asking(here.staff, foreign.owns, chosen)).status).toBe(404);
  },
);
