import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import { content } from '../../portal-api.fixture.ts';
import { refusalOf, withSent } from './with-sent.fixture.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

const declared = {
  pages: [
    { name: 'vehicle', elements: [{ type: 'text', name: 'registration' }] },
    {
      name: 'sending',
      elements: [
        { type: 'checkbox', name: 'declaration', choices: ['true', 'complete'] },
        { type: 'text', name: 'signedName', autocomplete: 'name' },
      ],
    },
  ],
};
const sentAnswers = { registration: 'CF14', declaration: ['true', 'complete'], signedName: 'Ann Lee' };
const forms = [{ ...content['submission-form'][0], declarationPage: 'sending', surveyDefinition: declared }];
const sentDeclared = () => withSent(db, { content: { 'submission-form': forms } }, { dynamicData: sentAnswers });

test('[GBK-05] a form that is given back has its answers, but for its declaration; what was sent has it', async () => {
  const { giveBack, read, versions } = await sentDeclared();
  await giveBack();
  expect((await read()).dynamicData).toEqual({ registration: 'CF14' });
  expect(await versions()).toMatchObject([{ answers: sentAnswers, emptied: ['declaration', 'signedName'] }]);
});

test('[GBK-05] [GBK-03] to declare anew is no change: the request is withdrawn, and the form is as it was sent', async () => {
  const { giveBack, withdraw, read, save, sent } = await sentDeclared();
  await giveBack();
  const { version } = await read();
  await save('p0', { id: sent.id, version, dynamicData: { registration: 'CF14', declaration: ['true'], signedName: 'A. Lee' } });
  expect((await read('staff-9', '?accountId=a-0')).correction).toMatchObject({ isChanged: false });
  expect((await withdraw()).statusCode).toBe(200);
  expect(await read()).toMatchObject({ status: 'Done', dynamicData: sentAnswers, updatedAt: sent.updatedAt });
  await giveBack();
  await save('p0', { id: sent.id, version: (await read()).version, dynamicData: { registration: 'CF15' } });
  expect(refusalOf(await withdraw())).toEqual([409, 'correction-begun']);
});

test('[GBK-01] the reason is in the language that its person is written to in', async () => {
  const { giveBack, read, tenant } = await sentDeclared();
  await db.kysely
    .updateTable('account')
    .set({ dynamic_data: JSON.stringify({ preferredLanguage: 'ar' }) })
    .where('tenant_id', '=', tenant.slug)
    .where('id', '=', 'a-0')
    .execute();
  await giveBack();
  expect((await read()).correction).toMatchObject({ language: 'ar' });
});
