// @vitest-environment happy-dom
import { SurveyModel } from 'survey-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Act, Outcome } from '#schemas/page';
import { attachUploads, uploadsOf } from './file-uploads.ts';
import { PendingFiles } from './pending-files.ts';
import { persistWith } from './persistence.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const reasons = { 'file-type': '', 'file-unsafe': '', 'already-submitted': 'sent already' };
const file = (id: string) => ({ name: 'image.jpg', type: 'image/jpeg', size: 4, content: `stored:${id}` });

/** An open form with two files of one name, while the line is down; what it asked of the portal. */
function offline() {
  const removed: string[] = [];
  const act = (async (_: string, { fileId }: { fileId: string }): Promise<Outcome<'remove-file'>> => {
    removed.push(fileId);
    return { ok: false, code: 'network' };
  }) as unknown as Act;
  const model = new SurveyModel({ elements: [{ type: 'file', name: 'photos', allowMultiple: true }] });
  model.data = { photos: [file('a'), file('b')] };
  attachUploads(model, { act, atOnce: true, goesOn: () => true, known: {}, reasons });
  return { model, uploads: uploadsOf(model), removed };
}

test('a file that could not be deleted and that the answers name again is not deleted by a later try', async () => {
  const { model, uploads, removed } = offline();
  const close = uploads.open('s1');
  model.setValue('photos', [file('b')]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(uploads.removedFrom({ photos: [file('b')] })).toEqual(['a']);
  model.setValue('photos', [file('a'), file('b')]);
  expect(uploads.removedFrom({ photos: [file('a'), file('b')] })).toEqual([]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(removed).toEqual(['a']);
  close();
});

test('a form that is opened again, as under the id of its draft, still tries again what failed before', async () => {
  const { model, uploads, removed } = offline();
  const close = uploads.open(undefined);
  model.setValue('photos', [file('b')]);
  await vi.advanceTimersByTimeAsync(1000);
  close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(removed).toEqual(['a']);
  const closeAgain = uploads.open('s1');
  await vi.advanceTimersByTimeAsync(16_000);
  expect(removed).toEqual(['a', 'a']);
  closeAgain();
});

/** A form that is opened with a file that an earlier document could not send; what it asked of the portal, and of the device. */
function reopened(goesOn: (id: string) => boolean, send: () => Outcome<'send-file'> = () => ({ ok: true, value: undefined })) {
  const chosen = { name: 'v5c.pdf', type: 'application/pdf', size: 4, content: 'pending:k' };
  const asked: string[] = [];
  const act = (async (name: string, { fileId }: { fileId?: string }) => {
    asked.push(`${name} ${fileId ?? ''}`.trim());
    return name === 'send-file' ? send() : { ok: true };
  }) as unknown as Act;
  const dropped: string[] = [];
  const model = new SurveyModel({
    elements: [
      { type: 'file', name: 'photos' },
      { type: 'text', name: 'make' },
    ],
  });
  model.data = { photos: [chosen] };
  const drop = (content: string) => dropped.push(content);
  const pending = new PendingFiles({ kept: { 'pending:k': new File(['%PDF'], 'v5c.pdf') }, drop, sentWhileOpen: true });
  pending.attachTo(model);
  attachUploads(model, { act, atOnce: true, goesOn, known: { k: 'waiting' }, reasons });
  const saves: string[] = [];
  persistWith(model, async () => (saves.push('draft'), 's1'));
  return { model, pending, uploads: uploadsOf(model), chosen, asked, dropped, saves };
}

test('a file that this device kept since an earlier document could not send it is sent by itself, and kept no longer once it has arrived', async () => {
  const { model, pending, uploads, chosen, asked, dropped } = reopened((id) => id === 'k');
  expect(pending.unsent(model.data), 'leaving still asks').toEqual([{ name: 'v5c.pdf', kept: true }]);
  const close = uploads.open('s1');
  await vi.advanceTimersByTimeAsync(0);
  expect([asked[0], dropped, model.data]).toEqual(['send-file k', ['pending:k'], { photos: [{ ...chosen, content: 'stored:k' }] }]);
  close();
});

test('where a draft would begin unasked, or an answer be replaced that was not seen, a kept file waits for a change, or for the person', async () => {
  for (const goOn of [
    ({ model }: ReturnType<typeof reopened>) => model.setValue('make', 'Ford'),
    ({ uploads }: ReturnType<typeof reopened>) => uploads.resume(),
  ]) {
    const form = reopened(() => false);
    const close = form.uploads.open('s1');
    await vi.advanceTimersByTimeAsync(60_000);
    expect([form.asked, form.saves]).toEqual([[], []]);
    goOn(form);
    await vi.advanceTimersByTimeAsync(0);
    expect(form.asked[0]).toBe('send-file k');
    close();
  }
});

test('a form that is opened again while a file waits for its turn sends it once', async () => {
  const { uploads, asked } = reopened(
    () => true,
    () => ({ ok: false, code: 'network' }),
  );
  uploads.open(undefined)();
  const close = uploads.open('s1');
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toEqual(['send-file k']);
  close();
});

test('a file of a question that the form has no more is not sent, and stays on the device', async () => {
  const { model, uploads, dropped, asked } = reopened(() => true);
  model.data = { letters: model.data['photos'] };
  const close = uploads.open('s1');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([asked, dropped]).toEqual([[], []]);
  close();
});

test('what was chosen since is deleted once the answers of before are back, and then alone', async () => {
  const { uploads, dropped, asked } = reopened(
    () => true,
    () => ({ ok: false, code: 'network' }),
  );
  const close = uploads.open('s1');
  await vi.advanceTimersByTimeAsync(0);
  expect([uploads.withoutLeftOut({}), dropped]).toEqual([{}, []]);
  uploads.leaveOutAllBut({});
  await vi.advanceTimersByTimeAsync(0);
  expect([dropped, asked.at(-1)]).toEqual([['pending:k'], 'remove-file k']);
  close();
});

test('a file is left out of a submit where an answer hides its question; not where the tenant hides it without a condition', () => {
  const file = (id: string) => [{ name: `${id}.pdf`, type: '', size: 4, content: `stored:${id}` }];
  const model = new SurveyModel({
    elements: [
      { type: 'text', name: 'has' },
      { type: 'file', name: 'report', visibleIf: "{has} = 'yes'" },
      { type: 'panel', name: 'more', visibleIf: "{has} = 'yes'", elements: [{ type: 'file', name: 'letter' }] },
      { type: 'file', name: 'old', visible: false },
      { type: 'file', name: 'gone', visibleIf: 'false' },
      { type: 'panel', name: 'closed', visibleIf: "'a' = 'b'", elements: [{ type: 'file', name: 'within' }] },
      { type: 'panel', name: 'shown', visibleIf: "{has} = 'no'", elements: [{ type: 'file', name: 'inside', visible: false }] },
      { type: 'paneldynamic', name: 'kept', visible: false, templateElements: [{ type: 'file', name: 'photo' }] },
      {
        type: 'panel',
        name: 'around',
        visibleIf: "{has} = 'yes'",
        elements: [{ type: 'paneldynamic', name: 'cars', templateElements: [{ type: 'file', name: 'photo' }] }],
      },
      { type: 'file', name: 'triggered', visible: false },
    ],
    triggers: [{ type: 'visible', expression: "{has} = 'yes'", questions: ['triggered'] }],
  });
  model.data = {
    has: 'no',
    report: file('a'),
    letter: file('b'),
    old: file('c'),
    inside: file('d'),
    kept: [{ photo: file('e') }],
    cars: [{ photo: file('f') }],
    triggered: file('g'),
    gone: file('h'),
    within: file('i'),
  };
  attachUploads(model, { atOnce: true, goesOn: () => true, known: {}, reasons });
  expect(uploadsOf(model).removedFrom({ has: 'no' })).toEqual(['a', 'b', 'f', 'g']);
  expect(uploadsOf(model).removedFrom({ has: 'no', report: file('a') })).toEqual(['b', 'f', 'g']);
});

test('files that the device has forgotten are kept once more, and whether it keeps them is known by then', async () => {
  const kept: string[] = [];
  const pending = new PendingFiles({ keep: async (content) => kept.push(content) > 0, sentWhileOpen: true });
  const file = pending.add(new File(['%PDF'], 'v5c.pdf', { type: 'application/pdf' }));
  const isKept = () => pending.unsent({ photos: [file] }).map((one) => one.kept);
  await vi.waitFor(() => expect(isKept()).toEqual([true]));
  pending.keepAgain({ photos: [file] });
  expect(isKept()).toEqual([false]);
  await vi.waitFor(() => expect(isKept()).toEqual([true]));
  expect(kept).toEqual([file.content, file.content]);
});

test('of a form that is given up the device forgets the files that this form has kept, but for those of its answers of before; of those that were taken away none is kept again', async () => {
  const kept: string[] = [];
  const pending = new PendingFiles({ keep: async (content) => kept.push(content) > 0, sentWhileOpen: true });
  const [early, late] = ['early', 'late'].map((name) => pending.add(new File(['%PDF'], `${name}.pdf`)));
  await vi.waitFor(() => expect(pending.keptBut({})).toEqual([early?.content, late?.content]));
  expect(pending.keptBut({ photos: [early] })).toEqual([late?.content]);
  pending.keepAgain({ photos: [late] });
  await vi.waitFor(() => expect(pending.keptBut({})).toEqual([late?.content]));
  expect(kept).toEqual([early?.content, late?.content, late?.content]);
});

test('a form that was sent in another window takes no file any more: what waits, and what is chosen later, is reported and kept nowhere', async () => {
  const { model, pending, uploads, asked, dropped } = reopened(
    () => true,
    () => ({ ok: false, code: 'network' }),
  );
  const close = uploads.open('s1');
  await vi.advanceTimersByTimeAsync(1000);
  expect(uploads.states.of('k')).toBe('not-sent');
  const reported = () => pending.askedAgain.questionsIn(model).flatMap(({ question }) => pending.askedAgain.of(question));
  uploads.refuseAll();
  await vi.advanceTimersByTimeAsync(1000);
  expect(reported()).toMatchObject([{ name: 'v5c.pdf', fault: 'sent already' }]);
  model.setValue('photos', [pending.add(new File(['%PDF'], 'late.pdf'))]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reported().map(({ name, fault }) => [name, fault])).toContainEqual(['late.pdf', 'sent already']);
  expect(pending.unsent(model.data as Record<string, unknown>)).toEqual([]);
  expect(asked.filter((call) => call.startsWith('send-file'))).toEqual(['send-file k']);
  expect(dropped).toContain('pending:k');
  close();
});

test('where the form may have been sent from here, and no answer came, its files stay and go with the next try', async () => {
  const { model, pending, uploads, chosen, dropped } = reopened(
    () => true,
    () => ({ ok: false, code: 'already-submitted' }),
  );
  const close = uploads.open('s1');
  uploads.submitting();
  await vi.advanceTimersByTimeAsync(1000);
  uploads.refuseAll();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(pending.askedAgain.questionsIn(model)).toEqual([]);
  expect(pending.chosen(model.data as Record<string, unknown>)).toMatchObject([{ content: chosen.content }]);
  expect(dropped).toEqual([]);
  close();
});

test('what is on its way is waited for where there is a connection, and not without one', async () => {
  const { uploads } = reopened(
    () => true,
    () => ({ ok: false, code: 'network' }),
  );
  const close = uploads.open('s1');
  expect(uploads.settle()).toBeInstanceOf(Promise);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(uploads.settle()).toBeUndefined();
  close();
});
