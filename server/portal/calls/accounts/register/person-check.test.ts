import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../../../platform/db/index.ts';
import type { PersonResult } from '../../../../services/recaptcha/index.ts';
import { createAnswerValidator } from '../../../rules/index.ts';
import { makeRegistrationPortal } from './register.fixture.ts';

let db: Database;
const { validateAnswers, close } = createAnswerValidator({ milliseconds: 10_000 });
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => Promise.all([db.close(), close()]));

const elements = [
  { type: 'text', name: 'town' },
  { type: 'recaptcha', name: 'person', sitekey: 'k' },
];
const details = { slug: 'registration-form-details', surveyDefinition: { elements } };
const person = { type: 'Google reCAPTCHA', version: 'v2', token: 't' };

/** Registers where the service of reCAPTCHA gives this result of each token. */
async function registering(result: PersonResult, dynamicData: object, more: { readonly acceptsUnchecked?: boolean } = {}) {
  const content = { 'submission-form': [details] };
  const { register, rowsOf } = await makeRegistrationPortal(db, { validateAnswers, verifyPerson: async () => result, content, ...more });
  const answer = await register('new@example.org', { dynamicData });
  return { answer, accounts: await rowsOf.accounts('new@example.org') };
}

test('[SEC-20] a registration whose form asks for a reCAPTCHA is stored with the token of a person alone', async () => {
  const refused = { status: 422, code: 'answers-refused', questions: [{ question: 'person' }] };
  for (const dynamicData of [{ town: 'Barry', person }, { town: 'Barry' }]) {
    const { answer, accounts } = await registering('refused', dynamicData);
    expect([answer.json(), accounts]).toMatchObject([refused, []]);
  }
  const { answer, accounts } = await registering('person', { town: 'Barry', person });
  expect(answer.statusCode).toBe(200);
  expect(accounts).toHaveLength(1);
});

test('[SEC-36] while the service is down no registration is stored, also where the operator lets signed-in people pass', async () => {
  const { answer, accounts } = await registering('unknown', { town: 'Barry', person }, { acceptsUnchecked: true });
  const message = 'We cannot check just now that you are a person. Your answers are kept. Please try again in a few minutes.';
  expect(answer.json()).toMatchObject({ code: 'answers-refused', questions: [{ question: 'person', message }] });
  expect(accounts).toEqual([]);
});
