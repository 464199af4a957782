import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Submission } from '#schemas/api';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import { createAnswerValidator } from '../../rules/index.ts';
import { makePortalApi } from '../../portal-api.fixture.ts';

let db: Database;
const { validateAnswers, close } = createAnswerValidator({ milliseconds: 10_000 });
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => Promise.all([db.close(), close()]));

const elements = [
  { type: 'fullname', name: 'who', savingBehaviour: 'Unwrap' },
  { type: 'text', name: 'note', savingBehaviour: 'Ignore', isRequired: true },
];
const forms = [{ slug: 'saved', name: 'Saved', version: 1, additionalForm: false, surveyDefinition: { elements } }];

test('[FRM-14] a draft keeps answers whole; what is sent for good is stored without ignored answers and with the parts of unwrapped ones', async () => {
  const { save } = await makePortalApi(db, 1, { validateAnswers, content: { 'submission-form': forms } });
  const dynamicData = { who: { firstName: 'Ann', lastName: 'Lee', fullName: 'Ann Lee' }, note: 'mine alone' };
  const draft = (await save('p0', { formSlug: 'saved', dynamicData })).json<Submission>();
  expect(draft.dynamicData).toEqual(dynamicData);
  const { id, version } = draft;
  const refused = await save('p0', { formSlug: 'saved', isSaveAndReturn: false, id, version, dynamicData: { who: dynamicData.who } });
  expect(refused.json()).toMatchObject({ questions: [{ question: 'note' }] });
  const sent = (await save('p0', { formSlug: 'saved', isSaveAndReturn: false, id, version, dynamicData })).json<Submission>();
  expect(sent.dynamicData).toEqual({ firstName: 'Ann', lastName: 'Lee', fullName: 'Ann Lee' });
  const rows = await db.kysely.selectFrom('submission').select('answers').where('id', '=', id).execute();
  expect(JSON.stringify(rows)).not.toContain('mine alone');
});
