// @vitest-environment happy-dom
import { act as settled, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { LeaveGuard } from '#schemas/page';
import { formTexts as texts } from '../../texts.ts';
import { measureNothing, view } from '../drawn-form.fixture.ts';
import { cancel, field, press, saved, show, toHub, write } from './leaving.fixture.tsx';

measureNothing();
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('Cancel without answers asks nothing', async () => {
  show({ answers: { registration: 'AB12 CDE' } });
  expect(await cancel()).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Cancel with answers asks; keeping them leads to the hub, and nothing is discarded', async () => {
  const { asked } = show();
  write();
  expect(await cancel()).toBe(false);
  expect(
    screen.getByRole('dialog', { name: 'Keep what you wrote?', description: /nothing of it stays, neither on this device nor with us/ }),
  ).toBeTruthy();
  press('Keep and leave');
  await waitFor(() => expect([asked('navigate'), asked('discard-answers')]).toEqual([toHub, []]));
});

const refused = (name: string) =>
  ['keep-answers', 'keep-first-form', 'save-draft'].includes(name) ? { ok: false, code: 'not-kept' } : saved;

test('where this device alone would have the answers and refuses them, the question states that they are lost, and going back comes first', async () => {
  const { asked } = show({ registers: 'details', buttons: { ...view.buttons, saveAndReturn: false } }, refused);
  write();
  expect(await cancel()).toBe(false);
  const dialog = screen.getByRole('dialog', { name: texts.leaveLostTitle, description: texts.leaveLostHint });
  expect([...dialog.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(['Back to the form', 'Discard and leave']);
  press('Back to the form');
  expect([screen.queryByRole('dialog'), asked('navigate'), field().value]).toEqual([null, [], 'CF14']);
  await cancel();
  press('Discard and leave');
  await waitFor(() => expect(asked('navigate')).toEqual([{ ...toHub[0], replace: true }]));
});

test('the details of a registration ask before anything is written in them, where the page before them would be lost', async () => {
  const refuses = { keeps: false };
  const { asked } = show({ registers: 'details' }, (name) => (refuses.keeps ? saved : refused(name)));
  expect(await cancel()).toBe(false);
  expect(screen.getByRole('dialog', { name: texts.leaveLostTitle })).toBeTruthy();
  press('Back to the form');
  refuses.keeps = true;
  await cancel();
  expect([screen.queryByRole('dialog'), asked('navigate')]).toEqual([null, toHub]);
});

test('where neither the server takes the newest answers of a draft nor this device, leaving loses those alone, and discards nothing', async () => {
  vi.useFakeTimers();
  const { asked } = show({ hasDraft: true }, refused);
  write();
  await settled(async () => void (await vi.advanceTimersByTimeAsync(2000)));
  await cancel();
  expect(screen.getByRole('dialog', { name: texts.leaveUnsavedTitle, description: texts.leaveUnsavedHint })).toBeTruthy();
  press(texts.leaveUnsaved);
  await settled(async () => void (await vi.advanceTimersByTimeAsync(0)));
  expect([asked('discard-answers'), asked('navigate')]).toEqual([[], toHub]);
});

test('once the answers are saved while the question is open, the way that was asked about is taken', async () => {
  vi.useFakeTimers();
  const server = { takes: false };
  const answer = () => (server.takes ? saved : { ok: false, code: 'network' });
  const { asked } = show({ hasDraft: true }, (name) => (name === 'save-draft' ? answer() : refused(name)));
  write();
  await settled(async () => void (await vi.advanceTimersByTimeAsync(2000)));
  const way = { leave: vi.fn(), stay: vi.fn() };
  const { guard } = asked('guard-answers').at(-1) as { guard: LeaveGuard };
  await settled(async () => guard.ask(way));
  expect(screen.getByRole('dialog', { name: texts.leaveUnsavedTitle })).toBeTruthy();
  server.takes = true;
  await settled(async () => void (await vi.advanceTimersByTimeAsync(16_000)));
  expect([way.leave.mock.calls.length, way.stay.mock.calls.length, screen.queryByRole('dialog')]).toEqual([1, 0, null]);
});

test('where the server can save what this device refuses to keep, the question offers that first', async () => {
  const value = { submissionId: 's', version: 5, arrivedFiles: [], failedFiles: [], arrival: Promise.resolve() };
  const { asked } = show({}, (name) => (name === 'submit-form' ? { ok: true, value } : refused(name)));
  write();
  await cancel();
  const dialog = screen.getByRole('dialog', { name: texts.leaveLostTitle });
  expect(dialog.querySelector('button')?.textContent).toBe(texts.saveAndReturn);
  fireEvent.click(within(dialog).getByRole('button', { name: texts.saveAndReturn }));
  await waitFor(() => expect(asked('submit-form')).toMatchObject([{ isSaveAndReturn: true, answers: { registration: 'CF14' } }]));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('every other way out asks the same, where answers would be lost: it is then taken, or not', async () => {
  const { asked } = show({ registers: 'details' }, refused);
  const { guard } = asked('guard-answers').at(-1) as { guard: LeaveGuard };
  expect(guard.losesAnswers()).toBe(false);
  write();
  await settled(async () => undefined);
  expect(guard.losesAnswers()).toBe(true);
  const way = { leave: vi.fn(), stay: vi.fn() };
  await settled(async () => guard.ask(way));
  press('Back to the form');
  expect([way.stay.mock.calls.length, way.leave.mock.calls.length, field().value]).toEqual([1, 0, 'CF14']);
  await settled(async () => guard.ask(way));
  press('Discard and leave');
  await waitFor(() => expect(way.leave).toHaveBeenCalledTimes(1));
  expect([asked('discard-answers').length, asked('navigate')]).toEqual([1, []]);
});

test('a form that the server saves asks whether to keep the answers, whatever this device refuses', async () => {
  show({ hasDraft: true }, (name) => (name === 'save-draft' ? saved : refused(name)));
  write();
  await settled(async () => undefined);
  await cancel();
  expect(await screen.findByRole('dialog', { name: texts.leaveTitle })).toBeTruthy();
});

test.each([
  ['first', texts.leaveHint],
  ['details', texts.leaveRegistrationHint],
] as const)(
  'in a registration, the question after Cancel in its %s form states what a discard takes away',
  async (registers, description) => {
    show({ registers });
    write();
    await cancel();
    expect(screen.getByRole('dialog', { name: texts.leaveTitle, description })).toBeTruthy();
  },
);

test('what the server has acknowledged is not kept on the device by leaving', async () => {
  vi.useFakeTimers();
  const { asked } = show({ hasDraft: true });
  write();
  await vi.advanceTimersByTimeAsync(2000);
  expect(asked('save-draft')).toHaveLength(1);
  const before = asked('keep-answers').length;
  await cancel();
  press('Keep and leave');
  await vi.advanceTimersByTimeAsync(100);
  expect([asked('keep-answers').length, asked('navigate')]).toEqual([before, toHub]);
});

test('the holder of a link is led where is stated what became of the answers', async () => {
  const leaveHrefs = { kept: '/?kept=1', notKept: '/?notKept=1' };
  // What this device has of it is put back.
  const { asked } = show({ leaveHrefs, unsaved: [] });
  expect(screen.getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe(leaveHrefs.notKept);
  await cancel();
  press('Keep and leave');
  await waitFor(() => expect(asked('navigate')).toEqual([{ to: leaveHrefs.kept }]));
  await cancel();
  press('Discard and leave');
  await waitFor(() => expect(asked('navigate')).toEqual([{ to: leaveHrefs.kept }, { to: leaveHrefs.notKept }]));
});

test.each([
  ['keeps the answers', saved, '/?kept=1'],
  ['refuses to keep them after the question', { ok: false, code: 'not-kept' }, '/?notKept=1'],
])('where the device %s, the place it leads to states that, however soon it is left', async (_, outcome, to) => {
  const leaveHrefs = { kept: '/?kept=1', notKept: '/?notKept=1' };
  const keeping: { outcome: unknown } = { outcome: saved };
  const { asked } = show({ leaveHrefs }, (name) => (name === 'keep-answers' ? keeping.outcome : saved));
  write();
  await cancel();
  keeping.outcome = outcome;
  press('Keep and leave');
  await waitFor(() => expect(asked('navigate')).toEqual([{ to }]));
});

test('with answers and chosen files there is one question, which names the files; nothing asks again on the way out', async () => {
  const definition = { elements: [{ type: 'file', name: 'logbook', title: 'Log book', allowMultiple: true }] };
  const { asked, order } = show({ definition });
  const files = ['v5c.pdf', 'photo.pdf'].map((name) => new File(['1234'], name));
  fireEvent.change(document.querySelector('input[type="file"]') ?? expect.unreachable(), { target: { files } });
  expect(await cancel()).toBe(false);
  const dialog = screen.getByRole('dialog', { name: 'Keep what you wrote?' });
  expect([...dialog.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(['v5c.pdf', 'photo.pdf']);
  press('Keep and leave');
  await waitFor(() =>
    expect(
      order()
        .filter(([name]) => name === 'navigate' || name === 'note-unsent-files')
        .slice(-3),
    ).toEqual([
      ['note-unsent-files', { files: [] }],
      ['navigate', ...toHub],
      ['note-unsent-files', { files: ['v5c.pdf', 'photo.pdf'].map((name) => ({ name, kept: false })) }],
    ]),
  );
  expect(asked('navigate')).toHaveLength(1);
});

test('of files that this device keeps, the question states that they are sent when the form is open again; of one that it could not keep, that it is lost', async () => {
  const definition = { elements: [{ type: 'file', name: 'logbook', title: 'Log book', allowMultiple: true }] };
  const full = { kept: true };
  const { order } = show({ definition, hasDraft: true }, (name) => {
    if (name === 'keep-file') return full.kept ? { ok: true } : { ok: false, code: 'not-kept' };
    return name === 'save-draft' ? { ok: false, code: 'network' } : saved;
  });
  const choose = async (name: string) => {
    fireEvent.change(document.querySelector('input[type="file"]') ?? expect.unreachable(), {
      target: { files: [new File(['1234'], name)] },
    });
    await waitFor(() => expect(order().filter(([asked]) => asked === 'keep-file').length).toBeGreaterThan(0));
    await Promise.resolve();
  };
  const listed = () => [...screen.getByRole('dialog').querySelectorAll('li')].map(({ textContent }) => textContent);
  await choose('v5c.pdf');
  await cancel();
  expect([listed(), screen.queryByText(texts.leaveFilesKept) !== null]).toEqual([['v5c.pdf'], true]);
  press('Back to the form');
  full.kept = false;
  await choose('photo.pdf');
  await cancel();
  expect([listed(), screen.queryByText(texts.leaveFiles) !== null]).toEqual([['photo.pdf'], true]);
});

test('back to the form changes nothing, and it can be cancelled again', async () => {
  const { asked } = show();
  write();
  await cancel();
  press('Back to the form');
  expect([screen.queryByRole('dialog'), asked('navigate')]).toEqual([null, []]);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Registration number/ }).value).toBe('CF14');
  await cancel();
  expect(screen.getByRole('dialog')).toBeTruthy();
});
test('that answers were put back is announced once, stays over the steps, and goes when it is closed', async () => {
  show({ answers: { registration: 'AB12 CDE' }, unsaved: ['registration'] });
  const words = 'We put back answers from this device that had not been saved yet.';
  const notice = await screen.findByText(words);
  expect(notice.closest('[role=status]')).toBeTruthy();
  press('Continue');
  await waitFor(() => expect(screen.getByText(/^Step 2 of 2/)).toBeTruthy());
  expect(screen.getByText(words)).toBe(notice);
  press('Close this message');
  expect(screen.queryByText(words)).toBeNull();
  expect(document.activeElement?.textContent).toBe('Step 2 of 2: Proof');
});
