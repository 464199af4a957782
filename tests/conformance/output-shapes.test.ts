import { afterAll, beforeAll, expect, test } from 'vitest';
import type { fieldTypes } from '#forms/definition';
import { answerCases, otherQuestions } from '../../forms/model/answer-cases.fixture.ts';
import { openMemoryDatabase, type Database } from '../../server/platform/db/index.ts';
import { makePortalApi } from '../../server/portal/portal-api.fixture.ts';
import { createAnswerValidator } from '../../server/portal/rules/index.ts';

let db: Database;
const { validateAnswers, close } = createAnswerValidator({ milliseconds: 10_000 });
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => Promise.all([db.close(), close()]));

const cases = Object.values(answerCases).map((one, index) => ({ ...one, name: `q${index}` }));
const everyKind = {
  slug: 'every-kind',
  name: 'Every kind',
  version: 1,
  additionalForm: true,
  surveyDefinition: { elements: [...otherQuestions, ...cases.map(({ asks, name }) => ({ ...asks, name }))] },
};
/** Beside each answer those that belong to it: comments, and what other questions ask. */
const dynamicData = Object.fromEntries(
  cases.flatMap(({ name, answer, besides = {} }) => [
    [name, answer],
    ...Object.entries(besides).map(([key, value]) => [key.replace(/^q(?=-)/, name), value]),
  ]),
) as Record<string, unknown>;

/** What of each type the portal reads later: these parts of its answer, and of no other kind. */
const shapes: Readonly<Record<keyof typeof fieldTypes, object | string>> = {
  address: { addressLine1: 'string', city: 'string', state: 'string', postcode: 'string', country: 'string' },
  attachmentslist: [{ id: 'string', name: 'string' }],
  datepicker: 'string',
  fullname: { firstName: 'string', lastName: 'string', fullName: 'string' },
  pdfdownload: { isPdfDownloaded: 'boolean' },
  pdfpreview: { isPdfPreview: 'boolean' },
  phone: { dialingCode: 'string', iso3: 'string', number: 'string', phoneNumber: 'string' },
  recaptcha: { type: 'string', version: 'string', token: 'string' },
  signature: { savingBehaviour: 'number', signature: 'string', pdfUrl: 'string', eSignature: 'boolean' },
  uniqueemail: 'string',
  uploader: {
    savingBehaviour: 'number',
    attachTo: 'string',
    filePurpose: 'string',
    files: [{ id: 'string', name: 'string', type: 'string', size: 'number', status: 'string' }],
  },
  vin: { manufacturer: 'string', model: 'string', year: 'string', vinNumber: 'string', status: 'string' },
};

const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shapeOf(part)]));
};

test(`[CTL-OUT] the answers of ${cases.length} kinds of questions are stored, and read back, in the shape they are sent in`, async () => {
  const { call } = await makePortalApi(db, 1, { validateAnswers, content: { 'submission-form': [everyKind] } });
  const body = { userPoolId: 'pool_1', formSlug: 'every-kind', isSaveAndReturn: false, dynamicData };
  const sent = await call('p0', 'POST', '/api/Submissions', body);
  expect([sent.statusCode, sent.json()]).toMatchObject([200, { status: 'Done' }]);
  const stored = sent.json<{ id: string; dynamicData: Record<string, unknown> }>();
  expect(stored.dynamicData).toEqual(dynamicData);
  const read = (await call('p0', 'GET', `/api/Submissions/${stored.id}`)).json<{ dynamicData: object }>();
  expect(read.dynamicData).toEqual(dynamicData);
  for (const [type, shape] of Object.entries(shapes)) {
    const { name = '' } = cases.find(({ asks }) => asks.type === type) ?? {};
    expect(shapeOf(stored.dynamicData[name]), type).toEqual(shape);
  }
});
