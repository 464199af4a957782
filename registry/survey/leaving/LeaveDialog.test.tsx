// @vitest-environment happy-dom
import { act as settled, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { FormView } from '#schemas/api';
import type { Act } from '#schemas/page';
import { texts } from '../../blocks/form/form.schema.ts';
import { measureNothing, view } from '../drawn-form.fixture.ts';
import { SurveyForm } from '../SurveyForm.tsx';

measureNothing();
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const saved = { ok: true, value: { submissionId: 's', version: 4, savedAt: '2026-11-21T14:05:00Z' } } as const;

/** What was asked of the app, in its order. */
let order: [string, unknown][] = [];

function show(changes: Partial<FormView> = {}, answer: (name: string) => unknown = () => saved) {
  const act = vi.fn(async (name: string, _payload: unknown) => answer(name));
  render(<SurveyForm id="form" view={{ ...view, ...changes }} text={texts} language="en" act={act as unknown as Act} />);
  const asked = (name: string) => act.mock.calls.filter(([one]) => one === name).map(([, payload]) => payload);
  order = act.mock.calls;
  return { asked };
}
const write = () => {
  const field = screen.getByRole('textbox', { name: /Registration number/ });
  fireEvent.input(field, { target: { value: 'CF14' } });
  fireEvent.keyUp(field, { key: '4' });
};
/** Whether the browser was left to follow the link. */
const cancel = async (): Promise<boolean> => {
  const isFollowed = fireEvent.click(screen.getByRole('link', { name: 'Cancel' }));
  await settled(async () => undefined);
  return isFollowed;
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const toHub = [{ to: '/securedPage/my-claim' }];

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

const refused = (name: string) => (name === 'keep-answers' || name === 'save-draft' ? { ok: false, code: 'not-kept' } : saved);

test('where this device alone would have the answers and refuses them, the question states that they are lost, and going back comes first', async () => {
  const { asked } = show({ registers: 'details' }, refused);
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

test('a form that the server saves asks whether to keep the answers, whatever this device refuses', async () => {
  show({ sendsFiles: true }, refused);
  write();
  await cancel();
  expect(screen.getByRole('dialog', { name: texts.leaveTitle })).toBeTruthy();
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
  const { asked } = show({ sendsFiles: true });
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
  ['keeps them beside those of another window', { ok: false, code: 'changed-elsewhere' }, '/?kept=1'],
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
  const { asked } = show({ definition });
  const files = ['v5c.pdf', 'photo.pdf'].map((name) => new File(['1234'], name));
  fireEvent.change(document.querySelector('input[type="file"]') ?? expect.unreachable(), { target: { files } });
  expect(await cancel()).toBe(false);
  const dialog = screen.getByRole('dialog', { name: 'Keep what you wrote?' });
  expect([...dialog.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(['v5c.pdf', 'photo.pdf']);
  press('Keep and leave');
  await waitFor(() =>
    expect(order.slice(-3)).toEqual([
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
  show({ definition, sendsFiles: true }, (name) => {
    if (name === 'keep-file') return full.kept ? { ok: true } : { ok: false, code: 'not-kept' };
    return name === 'save-draft' ? { ok: false, code: 'network' } : saved;
  });
  const choose = async (name: string) => {
    fireEvent.change(document.querySelector('input[type="file"]') ?? expect.unreachable(), {
      target: { files: [new File(['1234'], name)] },
    });
    await waitFor(() => expect(order.filter(([asked]) => asked === 'keep-file').length).toBeGreaterThan(0));
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
  sendsFiles: true,
} as const;
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Registration number/ });

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
  await settled(() => vi.advanceTimersByTimeAsync(100) as Promise<unknown> as Promise<void>);
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

test('that answers were put back is announced once, stays over the steps, and goes when it is closed', async () => {
  show({ answers: { registration: 'AB12 CDE' }, unsaved: ['registration'] });
  const words = 'We put back answers from this device that had not been saved yet.';
  const notice = await screen.findByText(words);
  expect(notice.closest('[role=status]')).toBeTruthy();
  press('Continue');
  await waitFor(() => expect(screen.getByText('Step 2 of 2')).toBeTruthy());
  expect(screen.getByText(words)).toBe(notice);
  press('Close this message');
  expect(screen.queryByText(words)).toBeNull();
  expect(document.activeElement?.textContent).toBe('Step 2 of 2');
});
