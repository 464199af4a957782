import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import { drawPdf } from '../../documents/pdf/draw-pdf.ts';
import { textsOf } from '../../documents/pdf/template.fixture.ts';
import { answered, makeRegistrationPortal } from './register/register.fixture.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

const text = (name: string, title: string) => ({ type: 'text', name, title });
const forms = [
  {
    slug: 'registration-form-first-page',
    surveyDefinition: {
      title: 'About you',
      elements: [text('name', 'Your first name'), text('email', 'Your mail'), text('agreed', 'Agreed')],
    },
  },
  {
    slug: 'registration-form-details',
    surveyDefinition: {
      pages: [{ title: 'Your home', elements: [text('town', 'Your town'), { type: 'file', name: 'lease', title: 'Lease' }] }],
    },
  },
];
const spec = { identity: { enumeration: 'spec' } } as const;
const lease = { questionName: 'lease', fileName: 'lease.pdf', size: 9, contentType: 'application/pdf' };
const url = '/api/Accounts/registration-pdf';

async function open(content: object = { 'submission-form': forms }) {
  const portal = await makeRegistrationPortal(db, {
    ...spec,
    content: content as never,
    makePdf: async (job) => ({ pdf: await drawPdf(job) }),
  });
  const dynamicData = {
    agreed: 'yes',
    town: 'Barry',
    lease: [{ name: 'lease.pdf', type: 'application/pdf', size: 9, content: 'pending:0b1f7c1e-3a52-4f0f-8a5e-2f6a4b8e9d10' }],
    account_UtmSource: 'CANARY',
  };
  const made = answered(await portal.register('new@example.org', { dynamicData, files: [lease] }));
  const { idToken } = made.authenticationResult;
  const ask = (who: string | undefined, query = '') => portal.call(who, 'GET', `${url}${query}`);
  return { ...portal, made, idToken, ask, textsAs: async (who: string, query = '') => textsOf((await ask(who, query)).rawPayload) };
}

test('[CNF-05] what an account was registered with is a PDF for its person: both forms, its number, and a file that did not arrive named as such', async () => {
  const { ask, idToken, made, textsAs, call } = await open();
  expect((await ask(idToken)).headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
  const texts = await textsAs(idToken);
  const order = ['Your registration', 'About you', 'Your first name', 'Siân', 'new@example.org', 'yes', 'Your home', 'Barry'];
  expect(texts.filter((line) => order.includes(line))).toEqual(order);
  expect(texts.join(' ')).toContain(made.identifier);
  expect(texts).toContain('lease.pdf (did not arrive)');
  expect(texts.join(' ')).not.toContain('CANARY');
  expect((await call(idToken, 'GET', '/api/Accounts/')).json()).toMatchObject([{ hasRegistration: true }]);
});

test('[CNF-05] [DET-07] a file that arrived and cannot be opened is named as such', async () => {
  const { idToken, made, textsAs } = await open();
  const broken = { state: 'checked', warning: 'unreadable' } as const;
  await db.kysely.updateTable('stored_file').set(broken).where('account_id', '=', made.accountId).execute();
  expect(await textsAs(idToken)).toContain('lease.pdf (cannot be opened)');
  await db.kysely.updateTable('stored_file').set({ warning: null }).where('account_id', '=', made.accountId).execute();
  expect(await textsAs(idToken)).toContain('lease.pdf');
});

test('[CNF-05] it is for that person alone: no visitor, no other person, and staff for whom they chose alone', async () => {
  const { ask, made, textsAs, register, signInAs } = await open();
  const other = answered(await register('other@example.org', { dynamicData: { town: 'Newport' } })).authenticationResult.idToken;
  expect((await ask(undefined)).statusCode).toBe(401);
  expect(await textsAs(other, `?accountId=${made.accountId}`)).not.toContain('Barry');
  const staff = await signInAs('ben@example.org');
  expect((await ask(staff)).statusCode).toBe(400);
  expect(await textsAs(staff, `?accountId=${made.accountId}`)).toContain('Barry');
});

test('[CNF-05] an account for which no question was answered has none, nor where the forms are gone', async () => {
  const { register, ask, call } = await open();
  const { idToken } = answered(await register('bare@example.org')).authenticationResult;
  expect((await ask(idToken)).statusCode).toBe(404);
  expect((await call(idToken, 'GET', '/api/Accounts/')).json()).not.toMatchObject([{ hasRegistration: true }]);
  const gone = await open({});
  expect((await gone.ask(gone.idToken)).statusCode).toBe(404);
});
