// @vitest-environment happy-dom
import { act as settled, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { FormView } from '#schemas/api';
import { formTexts as texts } from '../../texts.ts';
import { measureNothing, view } from '../drawn-form.fixture.ts';
import { cancel, field, press, saved, show, toHub, write } from './leaving.fixture.tsx';

measureNothing();
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('what is discarded before it was saved goes from the device, is never saved, and the hub opens', async () => {
  const { asked } = show();
  write();
  await cancel();
  press('Discard and leave');
  await waitFor(() => expect(asked('navigate')).toEqual(toHub));
  expect(asked('discard-answers')).toEqual([{ formSlug: 'vehicle', answers: {}, page: 0, isSaved: false, isNew: true, files: [] }]);
  cleanup();
  expect(asked('save-draft')).toEqual([]);
});

test('where the server was given some of it, it gets the answers back as they were when the form was opened', async () => {
  vi.useFakeTimers();
  const answers = { registration: 'AB12 CDE' };
  const { asked } = show({ answers, submissionId: 's', version: 3, savedAt: '2026-11-21T14:00:00Z' });
  write();
  await vi.advanceTimersByTimeAsync(2000);
  expect(asked('save-draft')).toHaveLength(1);
  await cancel();
  press('Discard and leave');
  await vi.advanceTimersByTimeAsync(0);
  expect(asked('discard-answers')).toEqual([
    { formSlug: 'vehicle', submissionId: 's', version: 4, isSaved: true, isNew: false, answers, page: 0, files: [] },
  ]);
});

test('where answers of this device were put back and sent, the server gets back what it had before them', async () => {
  vi.useFakeTimers();
  const opened = { answers: { registration: 'AB12 CDE' }, submissionId: 's', version: 3, savedAt: '2026-11-21T14:00:00Z' };
  const { asked } = show({
    ...opened,
    answers: { registration: 'ZZ99 ZZZ' },
    unsaved: ['registration'],
    continues: true,
    drawn: { ...view, ...opened } as FormView,
  });
  await vi.advanceTimersByTimeAsync(2000);
  expect(asked('save-draft')).toHaveLength(1);
  await cancel();
  press('Discard and leave');
  await vi.advanceTimersByTimeAsync(0);
  expect(asked('discard-answers')).toMatchObject([{ answers: opened.answers, version: 4, isSaved: true }]);
});

test.each(['changed-elsewhere', 'already-submitted', 'session-ended', 'preconditions-failed', 'not-found'])(
  'a discard that is refused (%s) states that what was saved stays; the form is then left with nothing of it on the device',
  async (code) => {
    const { asked } = show(draft, (name) => (name === 'discard-answers' ? { ok: false, code } : saved));
    write();
    await cancel();
    press('Discard and leave');
    expect((await screen.findByRole('alert')).textContent).toBe(texts.discardRefused);
    const before = asked('keep-answers').length;
    press('Discard and leave');
    await waitFor(() => expect(asked('navigate')).toHaveLength(1));
    expect([asked('discard-answers').length, asked('keep-answers').length - before]).toEqual([1, 0]);
  },
);

test('a discard that does not reach the server is reported, and can be tried again', async () => {
  const { asked } = show({}, (name) => (name === 'discard-answers' ? { ok: false, code: 'network' } : saved));
  write();
  await cancel();
  press('Discard and leave');
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing is kept on this device any more.');
  expect(asked('navigate')).toEqual([]);
  press('Discard and leave');
  await waitFor(() => expect(asked('discard-answers')).toHaveLength(2));
});

/** A draft of version 3, which `write` and a pause make version 4. */
const draft = {
  answers: { registration: 'AB12 CDE' },
  submissionId: 's',
  version: 3,
  savedAt: '2026-11-21T14:00:00Z',
  hasDraft: true,
} as const;
test.each([
  ['Back to the form', []],
  ['Keep and leave', toHub],
])('after a discard that failed, by “%s” all that was written is kept and saved again', async (name, led) => {
  vi.useFakeTimers();
  const { asked } = show(draft, (one) => (one === 'discard-answers' ? { ok: false, code: 'network' } : saved));
  write();
  await vi.advanceTimersByTimeAsync(2000);
  await cancel();
  press('Discard and leave');
  await settled(async () => void (await vi.advanceTimersByTimeAsync(100)));
  const before = asked('keep-answers').length;
  press(name);
  const kept = { answers: { registration: 'CF14' }, unsaved: ['registration'], version: 4 };
  expect(asked('keep-answers').slice(before)).toMatchObject([kept]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(asked('save-draft').slice(1)).toMatchObject([{ answers: { registration: 'CF14' } }]);
  expect(asked('navigate')).toEqual(led);
});

/** A form whose written answers are being discarded, until the server answers. */
async function discardSlowly() {
  const late = Promise.withResolvers<unknown>();
  const { asked } = show(draft, (name) => (name === 'discard-answers' ? late.promise : saved));
  write();
  await cancel();
  press('Discard and leave');
  await waitFor(() => expect(asked('discard-answers')).toHaveLength(1));
  return { asked, answer: () => late.resolve({ ok: true, value: {} }) };
}

test('while answers are being discarded the dialog stays: no other way on, and none by Escape', async () => {
  const { asked, answer } = await discardSlowly();
  for (const name of ['Back to the form', 'Keep and leave', 'Discard and leave']) press(name);
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true })), 'the first Escape').toBe(false);
  dialog.close();
  expect(dialog.open, 'the second').toBe(true);
  expect([asked('navigate'), asked('discard-answers').length]).toEqual([[], 1]);
  answer();
  await waitFor(() => expect(asked('navigate')).toEqual(toHub));
});

test('a form that was left while its answers were being discarded leads nowhere afterwards', async () => {
  const { asked, answer } = await discardSlowly();
  cleanup();
  await settled(async () => answer());
  expect([asked('navigate'), asked('save-draft')]).toEqual([[], []]);
});

test('where a discarded form is not left after all, it has its answers of before, and what is typed from then on is saved over them', async () => {
  vi.useFakeTimers();
  const { asked } = show(draft, (name) => (name === 'discard-answers' ? { ok: true, value: { submissionId: 's', version: 5 } } : saved));
  write();
  await vi.advanceTimersByTimeAsync(2000);
  await cancel();
  press('Discard and leave');
  await vi.advanceTimersByTimeAsync(100);
  expect(asked('navigate')).toEqual(toHub);
  expect([screen.queryByRole('dialog'), field().value]).toEqual([null, 'AB12 CDE']);
  expect(await cancel(), 'there is nothing to discard').toBe(true);
  write();
  await vi.advanceTimersByTimeAsync(2000);
  expect(asked('save-draft').slice(1)).toMatchObject([{ answers: { registration: 'CF14' }, version: 5, before: draft.answers }]);
});
