// @vitest-environment happy-dom
import { act as settled, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FormView } from '#schemas/api';
import { persistedAs } from '../../state/index.ts';
import { begin, form, view } from './autosave.fixture.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('every change is kept on this device at once; the server gets it after a pause in typing', async () => {
  const { model, act, asked } = begin();
  model.setValue('registration', 'CF14');
  const answered = {
    formSlug: 'vehicle',
    submissionId: 's',
    version: 1,
    answers: { registration: 'CF14' },
    unsaved: ['registration'],
    before: { registration: null },
    answeredAt: Date.now(),
    savedFiles: [],
    page: 0,
  };
  expect(act.mock.calls).toEqual([['keep-answers', answered]]);
  await vi.advanceTimersByTimeAsync(1199);
  expect(asked()).toEqual(['keep-answers']);
  await vi.advanceTimersByTimeAsync(1);
  expect(act).toHaveBeenLastCalledWith('save-draft', answered);
});

test('who types on without a pause has a save every 20 seconds', async () => {
  const { model, asked } = begin();
  const saves = () => asked().filter((name) => name === 'save-draft').length;
  const typeFor = async (seconds: number): Promise<void> => {
    for (let keys = 0; keys < seconds * 2; keys += 1) {
      model.setValue('registration', `${model.getValue('registration') ?? ''}x`);
      await vi.advanceTimersByTimeAsync(500);
    }
  };
  await typeFor(19);
  expect(saves()).toBe(0);
  await typeFor(2);
  expect(saves()).toBe(1);
  await typeFor(20);
  expect(saves()).toBe(2);
});

test('a save that fails where this device refused the answers, too, is not stated to be kept', async () => {
  const { model, act, result } = begin();
  act.mockImplementation(async (name) => ({ ok: false, code: name === 'keep-answers' ? 'not-kept' : 'network' }) as never);
  model.setValue('registration', 'CF14');
  await settled(async () => void (await vi.advanceTimersByTimeAsync(1300)));
  expect(result.current.state).toEqual({ is: 'not-kept' });
  act.mockImplementation(async (name) => (name === 'keep-answers' ? { ok: true } : { ok: false, code: 'network' }) as never);
  model.setValue('registration', 'CF15');
  await settled(async () => void (await vi.advanceTimersByTimeAsync(1300)));
  expect(result.current.state).toEqual({ is: 'kept-here' });
});

test('answers that the storage has lost are kept once more when the window is seen again, and where they cannot be, nothing states that they are', async () => {
  const { model, act, result } = begin();
  let isCleared = false;
  let isFull = false;
  act.mockImplementation(async (name) => {
    if (name === 'are-answers-kept') return { ok: !isCleared } as never;
    if (name === 'keep-answers' && !isFull) isCleared = false;
    return (name === 'save-draft' || isFull ? { ok: false, code: 'network' } : { ok: true }) as never;
  });
  model.setValue('registration', 'CF14');
  await settled(async () => void (await vi.advanceTimersByTimeAsync(1300)));
  act.mockClear();
  for (const event of ['focus', 'storage']) {
    isCleared = true;
    await settled(
      async () => void dispatchEvent(event === 'storage' ? Object.assign(new Event(event), { newValue: null }) : new Event(event)),
    );
  }
  expect(act.mock.calls.map(([name]) => name)).toEqual(['are-answers-kept', 'keep-answers', 'are-answers-kept', 'keep-answers']);
  expect(result.current.state).toEqual({ is: 'kept-here' });
  isCleared = isFull = true;
  await settled(async () => void dispatchEvent(new Event('focus')));
  expect(result.current.state).toEqual({ is: 'not-kept' });
});

test.each(['the form is given over', 'the page is hidden'])(
  'when %s a change is kept once more, and its save begins as one that outlives the page',
  async (event) => {
    const leave = () => void (event === 'the page is hidden' ? document.dispatchEvent(new Event('visibilitychange')) : form.giveOver());
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const { model, act, asked } = begin();
    leave();
    expect(asked()).toEqual([]);
    model.setValue('registration', 'CF14');
    leave();
    expect(asked()).toEqual(['keep-answers', 'keep-answers']);
    await vi.advanceTimersByTimeAsync(0);
    expect(act).toHaveBeenLastCalledWith('save-draft', expect.objectContaining({ leaving: true }));
  },
);

test('answers put back from this device are not shown as saved', () => {
  expect(begin({ unsaved: ['registration'] }).result.current.state).toEqual({ is: 'idle' });
  expect(begin().result.current.state).toEqual({ is: 'saved', at: view.savedAt });
});

test.each([
  ['of a registration', { savedAt: undefined, version: 1, unsaved: [] }],
  ['of an additional form', { unsaved: ['registration'] }],
])('answers %s that this device alone keeps are shown as such as soon as they are put back', (_, changes) => {
  const alone = { hasDraft: undefined, ...changes } as unknown as Partial<FormView>;
  expect(begin(alone).result.current.state).toEqual({ is: 'on-device' });
  expect(begin({ ...alone, unsaved: undefined } as unknown as Partial<FormView>).result.current.state.is).not.toBe('on-device');
});

test('answers put back from this device are sent after a while, as soon as the page is seen; not where they are no draft, nor where there are none', async () => {
  const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { asked } = begin({ unsaved: ['registration'], continues: true });
  const noDraft = begin({ unsaved: ['registration'] });
  const nothingPutBack = begin({ unsaved: [], continues: true });
  const seen = async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(1200);
    return asked();
  };
  await vi.advanceTimersByTimeAsync(1200);
  expect(asked(), 'in a window that is not looked at').toEqual([]);
  visible.mockReturnValue('visible');
  expect(await seen()).toEqual(['save-draft']);
  expect(await seen(), 'once').toEqual(['save-draft']);
  expect([noDraft.asked(), nothingPutBack.asked()]).toEqual([[], []]);
  expect(begin({ unsaved: [] }).result.current.state).toEqual({ is: 'saved', at: view.savedAt });
});

test.each([false, true])(
  'what is kept names the questions that the server has not acknowledged, also while a save is on its way (page renewed: %s)',
  async (isRenewed) => {
    const { model, act, renew } = begin({ unsaved: ['make'] });
    const named = () => (act.mock.lastCall?.[1] as { unsaved: string[] } | undefined)?.unsaved;
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<{
      ok: true;
      value: { submissionId: string; version: number; savedAt: string };
    }>();
    model.setValue('registration', 'CF14');
    expect(named()).toEqual(['make', 'registration']);
    act.mockImplementationOnce(() => arrived);
    await vi.advanceTimersByTimeAsync(1200);
    if (isRenewed) renew();
    model.setValue('colour', 'red');
    expect(named()).toEqual(['make', 'registration', 'colour']);
    arrive({ ok: true, value: { submissionId: 's', version: 2, savedAt: '2026-11-21T14:06:00Z' } });
    await vi.advanceTimersByTimeAsync(0);
    model.setValue('model', 'Heron');
    expect(named()).toEqual(['colour', 'model']);
  },
);

test('once the answers were changed elsewhere nothing is saved over them; what is typed is kept, and once more when the page is left', async () => {
  const { model, act, asked, result } = begin();
  act.mockImplementation(async () => ({ ok: false, code: 'changed-elsewhere' }) as never);
  model.setValue('registration', 'CF14');
  await vi.advanceTimersByTimeAsync(1200);
  expect(asked()).toEqual(['keep-answers', 'save-draft']);
  model.setValue('registration', 'CF14 NGH');
  await vi.advanceTimersByTimeAsync(20_000);
  void form.giveOver();
  expect(asked()).toEqual(['keep-answers', 'save-draft', 'keep-answers', 'keep-answers']);
  expect(result.current.state).toEqual({ is: 'changed-elsewhere' });
});

test('once the form was sent in another window nothing more is kept or saved, and that is stated', async () => {
  const { model, act, asked, result } = begin();
  act.mockImplementation(async () => ({ ok: false, code: 'already-submitted' }) as never);
  model.setValue('registration', 'CF14');
  await vi.advanceTimersByTimeAsync(1200);
  model.setValue('registration', 'CF14 NGH');
  await vi.advanceTimersByTimeAsync(20_000);
  void form.giveOver();
  expect(asked()).toEqual(['keep-answers', 'save-draft']);
  await vi.waitFor(() => expect(result.current.state).toEqual({ is: 'already-submitted' }));
  expect([result.current.written(), result.current.start({})]).toEqual([false, false]);
});

test.each(['too-many-drafts', 'answers-full'])(
  'a save that is refused for too many drafts (%s) states the reason, and is tried again: another draft may be deleted',
  async (code) => {
    const { model, act, asked, result } = begin();
    act
      .mockImplementationOnce(async () => ({ ok: true, value: undefined }) as never)
      .mockImplementationOnce(async () => ({ ok: false, code }) as never);
    model.setValue('registration', 'CF14');
    await vi.advanceTimersByTimeAsync(1200);
    await vi.waitFor(() => expect(result.current.state).toEqual({ is: code }));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(asked()).toEqual(['keep-answers', 'save-draft', 'save-draft']);
    await vi.waitFor(() => expect(result.current.state).toMatchObject({ is: 'saved' }));
  },
);

test('a file that was chosen after the answers were changed elsewhere is sent to the draft all the same: this device names it until both sides come together', async () => {
  const { model, act } = begin();
  act.mockImplementation(async () => ({ ok: false, code: 'changed-elsewhere' }) as never);
  model.setValue('photos', [{ name: 'b.jpg', type: 'image/jpeg', size: 4, content: 'pending:b' }]);
  expect([await persistedAs(model), await persistedAs(model)]).toEqual(['s', 's']);
});

test('what is kept names the files of the version it changes', async () => {
  const photo = (id: string) => ({ name: `${id}.jpg`, type: 'image/jpeg', size: 4, content: `stored:${id}` });
  const drawn = { ...view, answers: { photos: [photo('a')] } };
  const { model, act } = begin({ drawn, answers: { photos: [photo('a'), photo('b')] } });
  const named = () => (act.mock.lastCall?.[1] as { savedFiles: string[] } | undefined)?.savedFiles;
  model.setValue('photos', [photo('a'), photo('b'), photo('c')]);
  expect(named()).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(1200);
  model.setValue('photos', []);
  expect(named()).toEqual(['a', 'b', 'c']);
});

test('what is kept names the answers of the version it changes, of those questions alone', async () => {
  const { model, act } = begin({ drawn: { ...view, answers: { registration: 'CF', make: 'Lorne' } }, answers: { registration: 'CF1' } });
  const before = () => (act.mock.lastCall?.[1] as { before: unknown } | undefined)?.before;
  model.setValue('registration', 'CF14');
  expect(before()).toEqual({ registration: 'CF' });
  await vi.advanceTimersByTimeAsync(1200);
  model.setValue('registration', 'CF15');
  expect(before()).toEqual({ registration: 'CF14' });
});
