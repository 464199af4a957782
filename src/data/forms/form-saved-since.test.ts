// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftStatusCode } from '#schemas/api';
import { oneself } from '../../acting/acting.ts';
import { noteSaved } from '../../forms/index.ts';
import type { SourceRequest } from '../source.ts';
import { form } from './form-source.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

const draft = (version: number, changes: object = {}) => ({
  id: 's',
  status: 'Draft',
  version,
  page: version,
  updatedAt: '2026-11-21T14:00:00Z',
  dynamicData: { make: `of version ${version}` },
  workflow: { submissionStatusCode: draftStatusCode },
  ...changes,
});
const note = (version: number): void => noteSaved('ann', 'claim', { id: 's', version });

const callOf = (submission: () => unknown) => async (name: string) => {
  if (name === 'drafts.one') return submission();
  if (name === 'submissions.precondition') return true;
  return name === 'attachments.ofSubmission' ? [] : null;
};

/** Opens the form of a document that has `inDocument`, while the server has what `now` answers. */
async function open(inDocument: object | null, now: () => unknown, more: Partial<SourceRequest> = { hydrates: true }) {
  const fresh = vi.fn(now);
  const api = (submission: () => unknown) => ({ call: callOf(submission) });
  const asked = {
    url: new URL('https://portal.example/form/claim'),
    site: { language: 'en', languages: ['en'], claimsEnabled: true, tenant: { identity: { userPoolId: 'p' } } },
    session: () => ({ state: 'signed-in', view: { id: 'ann' } }),
    acting: oneself,
    questions: { form: async () => ({ slug: 'claim', name: 'Claim', version: 1, additionalForm: false, surveyDefinition: {} }) },
    api: api(() => inDocument),
    freshApi: api(fresh),
    ...more,
  } as unknown as SourceRequest;
  const answered = await form.load(asked);
  return { view: answered.state === 'ready' ? answered.value : undefined, asks: fresh.mock.calls.length };
}

test('a form that was saved since its document was written has what was saved; its html is hydrated as it is', async () => {
  note(2);
  const { view, asks } = await open(draft(1), () => draft(2));
  expect(asks).toBe(1);
  expect(view).toMatchObject({ version: 2, answers: { make: 'of version 2' }, page: 2 });
  expect(view?.html).toMatchObject({ version: 1, answers: { make: 'of version 1' }, page: 1 });
  expect(view?.drawn, 'is what the server has, which a discard restores').toBeUndefined();
});

test('a form that is read again while the save of the window that gave it over arrives has what was saved', async () => {
  const answers = [draft(1), draft(2)];
  const now = async (): Promise<unknown> => {
    const answer = answers.shift();
    note(2);
    return answer;
  };
  const { view } = await open(null, now, { api: { call: callOf(now) } as SourceRequest['api'], freshApi: undefined });
  expect(view).toMatchObject({ version: 2, answers: { make: 'of version 2' } });
  expect(view?.html).toBeUndefined();
});

test('so has one that was begun since', async () => {
  note(1);
  const { view } = await open(null, () => draft(1));
  expect(view).toMatchObject({ submissionId: 's', version: 1, html: { answers: {} } });
  expect(view?.html?.submissionId).toBeUndefined();
});

test('a form that was not saved since is not asked for', async () => {
  note(2);
  const { view, asks } = await open(draft(2), () => draft(3));
  expect([asks, view?.version, view?.html]).toEqual([0, 2, undefined]);
});

test('what was saved while it was asked for is asked for, too', async () => {
  note(2);
  const answers = [draft(2), draft(3)];
  const { view, asks } = await open(draft(1), () => {
    note(3);
    return answers.shift();
  });
  expect([asks, view?.version]).toEqual([2, 3]);
});

test('a draft that was deleted elsewhere is asked for once', async () => {
  note(2);
  const { view, asks } = await open(draft(1), () => null);
  expect(asks).toBe(1);
  expect(view?.html, 'the html has what was there').toMatchObject({ version: 1 });
});

test.each([
  ['cannot be had', () => Promise.reject(new Error('down'))],
  ['was sent', () => draft(2, { status: 'Submitted', workflow: { submissionStatusCode: 'WFS_Sent' } })],
])('where what the server has now %s, the form opens as its document has it', async (_, now) => {
  note(2);
  const { view } = await open(draft(1), now);
  expect([view?.version, view?.html]).toEqual([1, undefined]);
});

test('it is waited for no longer than four seconds', async () => {
  vi.useFakeTimers();
  note(2);
  const opening = open(draft(1), () => new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(4000);
  expect((await opening).view?.version).toBe(1);
});

test('what was answered before that counts where a later asking does not come', async () => {
  vi.useFakeTimers();
  note(2);
  const answers = [Promise.resolve(draft(2)), new Promise(() => undefined)];
  const opening = open(draft(1), () => {
    note(3);
    return answers.shift();
  });
  await vi.advanceTimersByTimeAsync(4000);
  expect((await opening).view?.version).toBe(2);
});
