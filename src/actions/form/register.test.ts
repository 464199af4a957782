// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { oneself } from '../../acting/acting.ts';
import { keeperOf } from '../../acting/index.ts';
import { filesIn } from '#forms/definition';
import { registrationForms } from '#schemas/api';
import { keepAnswers } from '../../forms/kept-answers/keep-answers.ts';
import { chosenFiles, keepChosenFile } from '../../forms/index.ts';
import { createUnsent } from '../../forms/unsent.ts';
import type { ActionContext } from '../action.ts';
import { register } from './register.ts';

const kind = Object.keys(registrationForms)[0] as keyof typeof registrationForms;
const [first, details] = registrationForms[kind];
const acting = { ...oneself, registers: { kind, step: 'first' } };
const session = { current: () => ({ state: 'signed-out' }), start: async () => undefined };
const keeper = keeperOf(session.current() as never, acting as never)!;
const api = { call: vi.fn(async () => ({ ErrorMessage: 'Not now.' })) };
const context = {
  acting,
  session,
  api,
  browser: { go: vi.fn(), here: () => new URL('https://portal.example/register') },
  unsent: createUnsent(),
  navigationState: () => null,
  site: { claimsEnabled: true, tenant: { identity: { userPoolId: 'pool_1', clientId: 'c' } } },
  url: new URL('https://portal.example/register'),
} as unknown as ActionContext;
const person = { email: 'ann@example.org', name: 'Ann', family_name: 'Lee' };
const answersWith = (id: string) => ({
  ...person,
  photo: [{ name: `${id}.pdf`, type: 'application/pdf', size: 2, content: `pending:${id}` }],
});
const fileOf = (id: string) => new File([id], `${id}.pdf`, { type: 'application/pdf' });
const keep = (id: string) => keepAnswers(keeper, first, { answers: answersWith(id), page: 0, at: Date.now() });
const send = (formSlug: string, step: 'first' | 'details', more: object) =>
  register(
    { formSlug, seeds: {}, isSaveAndReturn: false, idempotencyKey: 'k', ...more } as unknown as Parameters<typeof register>[0],
    context,
    { kind, step },
  );
const announced = () => (api.call.mock.lastCall as unknown as [string, { body: { files: { fileName: string }[] } }])[1].body.files;

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
});

test('a file that was replaced in the first form after it was sent on is not sent with the details; the one in its place is', async () => {
  keep('f1');
  await send(first, 'first', { answers: answersWith('f1'), files: [{ questionName: 'photo', content: 'pending:f1', file: fileOf('f1') }] });
  keep('f2');
  await keepChosenFile([keeper, first], { content: 'pending:f2', file: fileOf('f2') }, Date.now());
  expect(await send(details, 'details', { answers: {} })).toMatchObject({ code: 'not-registered' });
  expect(announced().map(({ fileName }) => fileName)).toEqual(['f2.pdf']);
  expect(
    Object.keys(
      await chosenFiles(
        [keeper, first],
        filesIn(answersWith('f2')).map(({ file }) => file),
        Date.now(),
      ),
    ),
  ).toEqual(['pending:f2']);
});

test('where the device keeps no files, those that were chosen in the first form go with the details', async () => {
  keep('f3');
  await send(first, 'first', { answers: answersWith('f3'), files: [{ questionName: 'photo', content: 'pending:f3', file: fileOf('f3') }] });
  await send(details, 'details', { answers: {} });
  expect(announced()).toMatchObject([{ questionName: 'photo', fileName: 'f3.pdf' }]);
});
