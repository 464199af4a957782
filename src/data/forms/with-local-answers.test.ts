// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import type { AttachmentItem, FormView, Submission } from '#schemas/api';
import { fileIdsIn } from '#forms/definition';
import { oneself } from '../../acting/acting.ts';
import { toForm } from '../../content/form-content.ts';
import { beginningOf, keepAnswers } from '../../forms/index.ts';
import { localNames, nameOf } from '../../forms/kept-answers/answers-in-storage.ts';
import type { SourceRequest } from '../source.ts';
import { withLocalAnswers } from './with-local-answers.ts';

beforeEach(() => localStorage.clear());

const file = (content: string) => ({ name: 'photo.jpg', type: 'image/jpeg', size: 4, content });
const attachment = (id: string, uploadFileName = 'photo.jpg') =>
  ({ id, questionName: 'photos', uploadFileName, size: 4, state: 'checked' }) as unknown as AttachmentItem;
const asked = { acting: oneself, session: () => ({ state: 'signed-in', view: { id: 'ann' } }) } as unknown as SourceRequest;
const content = toForm({ slug: 'claim', name: 'Claim', surveyDefinition: {} })!;

/** The draft `s` at this version, opened with these answers of the server. */
const opened = (
  answers: Record<string, unknown>,
  version: number,
  files: readonly AttachmentItem[] | undefined,
  more: Partial<Submission> = {},
) =>
  withLocalAnswers({ slug: 'claim', submissionId: 's', version, answers } as unknown as FormView, {
    asked,
    content,
    submission: {
      id: 's',
      status: 'Draft',
      version,
      updatedAt: new Date(0).toISOString(),
      dynamicData: answers,
      ...more,
    } as unknown as Submission,
    addressed: true,
    files,
  });
const keep = (kept: object) =>
  keepAnswers('ann', 'claim', { page: 0, at: Date.now(), submissionId: 's', version: 1, unsaved: ['photos'], answers: {}, ...kept });

test('a file that a save from here named, and that was removed elsewhere, is not put back; it is where the files are not known', () => {
  keep({ answers: { photos: [file('stored:a'), file('stored:b')] }, savedFiles: ['a'], triedFiles: ['a', 'b'] });
  const now = { photos: [file('stored:a')] };
  expect(fileIdsIn(opened(now, 3, [attachment('a')]).answers)).toEqual(['a']);
  expect(fileIdsIn(opened(now, 3, undefined).answers)).toEqual(['a', 'b']);
  expect(fileIdsIn(opened(now, 3, [attachment('a'), attachment('b', 'other.jpg')]).answers)).toEqual(['a', 'b']);
});

test('a file that arrived before the form was opened is in the answers that "Discard" goes back to', () => {
  keep({ answers: { photos: [file('stored:s')], note: 'typed' }, unsaved: ['note'], savedFiles: ['s'] });
  const { drawn } = opened({ photos: [file('pending:x')] }, 1, [attachment('s')]);
  expect(drawn?.answers).toEqual({ photos: [file('stored:s')] });
});

/** What another document kept of a form before it had an id. */
const unnamed = (newId: string, more: object = {}) =>
  localStorage.setItem(
    nameOf('ann', 'claim'),
    JSON.stringify({ answers: { note: 'typed' }, page: 0, at: Date.now(), by: 'other', newId, ...more }),
  );

test('what another window kept of a form that is begun once, by an id of its own, is in the form also where the address names the draft', () => {
  unnamed('another-id', { unsaved: ['note'] });
  expect(opened({ make: 'Lorne' }, 1, []).answers).toEqual({ make: 'Lorne', note: 'typed' });
});

/** The form of which the server has nothing, opened with what is kept. */
const begun = (more: object = {}) =>
  withLocalAnswers({ slug: 'claim', answers: {} } as unknown as FormView, {
    asked,
    content: { ...content, ...more },
    submission: null,
    addressed: false,
    files: [],
  });

test('only a form that is sent at once goes on by the id of what is kept: another window may be open with that of a draft', () => {
  const blank = (additionalForm: boolean) => {
    begun({ additionalForm });
    return beginningOf('ann', 'claim', {}).newId;
  };
  unnamed('kept-id');
  expect(blank(false)).not.toBe('kept-id');
  expect(blank(true)).toBe('kept-id');
});

test('what a save from here stored whose answer was lost is no other version: what was typed since goes on from it, and nothing is compared', () => {
  const updatedAt = new Date(Date.now() + 60_000).toISOString();
  const typed = {
    answers: { note: 'typed on', photos: [file('stored:a'), file('pending:b')] },
    unsaved: ['note', 'photos'],
    triedKeys: ['one', 'two'],
  };
  keep(typed);
  const server = { note: 'typed', photos: [file('stored:a')] };
  const own = opened(server, 2, [attachment('a')], { lastKey: 'two', updatedAt });
  expect(own).toMatchObject({ version: 2, answers: typed.answers, unsaved: ['note', 'photos'], continues: true });
  expect(own.otherAnswers).toBeUndefined();
  const elsewhere = opened(server, 3, [attachment('a')], { lastKey: 'of another device', updatedAt });
  expect(elsewhere.otherAnswers).toEqual([{ question: 'note', answer: 'typed on' }]);
  expect(fileIdsIn(elsewhere.answers)).toEqual(['a', 'b']);
});

test('where such a save stored all that is kept here, the form is as it is on the server, and this device forgets it', () => {
  const answers = { note: 'typed', photos: [file('pending:b')] };
  keep({ answers, unsaved: ['note', 'photos'], triedKeys: ['one'] });
  const { lastKey, updatedAt } = { lastKey: 'one', updatedAt: new Date().toISOString() };
  expect(opened(answers, 2, [], { lastKey, updatedAt, page: 1 }), 'another step was reached').toMatchObject({ page: 0, continues: true });
  const view = opened(answers, 2, [], { lastKey, updatedAt, page: 0 });
  expect([view.unsaved, view.otherAnswers, localNames().length]).toEqual([undefined, undefined, 0]);
});

test('what is put back is sent by itself, also where it begins the form, with another answer named beside it', () => {
  unnamed('kept-id');
  expect(begun()).toMatchObject({ answers: { note: 'typed' }, continues: true });
  expect(begun({ additionalForm: true }).continues, 'never kept as a draft').toBeUndefined();
  expect(opened({ make: 'Lorne' }, 1, []).continues).toBe(true);
  keep({ answers: { note: 'here' }, unsaved: ['note'] });
  expect(opened({ note: 'there' }, 2, [])).toMatchObject({
    answers: { note: 'here' },
    otherAnswers: [{ answer: 'there' }],
    continues: true,
  });
});

test('a draft that was discarded elsewhere is not begun again unasked', () => {
  unnamed('kept-id', { version: 3 });
  expect(begun()).toMatchObject({ answers: { note: 'typed' } });
  expect(begun().continues).toBeUndefined();
});

test('what was typed of a draft since it was deleted elsewhere is in the form that begins anew, without files that went with it, and begins nothing unasked', () => {
  const photos = [file('stored:a'), file('pending:b')];
  keep({ answers: { note: 'typed since', photos }, unsaved: ['note', 'photos'], savedFiles: ['a'] });
  expect(begun({ additionalForm: true }).answers, 'another submission of a form that is sent at once').toEqual({});
  for (const time of ['first', 'again']) {
    const view = begun();
    expect(view, time).toMatchObject({ answers: { note: 'typed since', photos: [file('pending:b')] }, unsaved: ['note', 'photos'] });
    expect(view.continues).toBeUndefined();
  }
  const there = { make: 'begun on another device', note: 'there' };
  const later = { updatedAt: new Date(Date.now() + 60_000).toISOString() };
  const other = opened(there, 2, [], { ...later, id: 'y' });
  const beside = [{ question: 'note', answer: 'typed since' }];
  expect(other, 'it knows nothing of another draft').toMatchObject({ answers: there, otherAnswers: beside });
});

test('of a form that an account may have several of, a draft that is gone is begun again by its id, with its own answers; what the server had is gone', () => {
  const again = (id: string) =>
    withLocalAnswers({ slug: 'claim', answers: {}, submissionId: id } as unknown as FormView, {
      asked,
      content: { ...content, repeatable: true },
      submission: null,
      addressed: true,
      files: undefined,
    });
  keep({ answers: { note: 'typed since' }, unsaved: ['note'] });
  keep({ answers: { note: 'of another' }, unsaved: ['note'], submissionId: 'other' });
  expect(again('s')).toMatchObject({ answers: { note: 'typed since' } });
  expect(again('s').continues).toBeUndefined();
  keep({ answers: { note: 'saved while leaving' }, unsaved: [], submissionId: 'third', isAcknowledged: true });
  expect(again('third').answers).toEqual({});
});
