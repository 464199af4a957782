// @vitest-environment happy-dom
import { act as settled, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { FormView } from '#schemas/api';
import type { Act, Actions, ListedAttachment, Outcome } from '#schemas/page';
import { texts } from '../../blocks/form/form.schema.ts';
import { measureNothing, view } from '../../survey/drawn-form.fixture.ts';
import { SurveyForm } from '../../survey/SurveyForm.tsx';

measureNothing();
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

type Sent = Actions['send-file']['payload'];
const within = { timeout: 15_000 };
const done = { ok: true, value: undefined } as const;

interface Given {
  readonly question?: object;
  readonly changes?: Partial<FormView>;
  /** What becomes of a file that is sent; default: it arrives. */
  readonly send?: (sent: Sent, nth: number) => Outcome<'send-file'> | Promise<Outcome<'send-file'>>;
  /** What becomes of a file that is to be deleted; default: it is. */
  readonly remove?: () => Outcome<'remove-file'> | Promise<Outcome<'remove-file'>>;
  /** What the checks of the server made of a file; default: they are not over. */
  readonly checked?: () => Partial<ListedAttachment>;
}

/** A form of a signed-in person with one question for files, and what it asked of the portal. */
function show({ question = {}, changes = {}, send = () => done, remove = () => done, checked = () => ({}) }: Given = {}) {
  const asked: string[] = [];
  const sent: Sent[] = [];
  const submitted: Actions['submit-form']['payload'][] = [];
  const saved: Readonly<Record<string, unknown>>[] = [];
  let held: readonly string[] = [];
  const answers = {
    'save-draft': ({ answers }: Actions['save-draft']['payload']) => {
      saved.push(answers);
      return { ok: true, value: { submissionId: 's1', version: saved.length, savedAt: '2026-11-21T14:00:00Z' } };
    },
    'send-file': (payload: Sent) => {
      sent.push(payload);
      return send(payload, sent.length);
    },
    'remove-file': remove,
    'list-attachments': () => ({
      ok: true,
      value: { files: sent.map(({ fileId: id, file }) => ({ id, fileName: file.name, dateTime: '', canDownload: false, ...checked() })) },
    }),
    'submit-form': (payload: Actions['submit-form']['payload']) => {
      submitted.push(payload);
      return { ok: true, value: { submissionId: 's1', version: 9, arrivedFiles: [], failedFiles: [] } };
    },
    'hold-files': ({ files }: Actions['hold-files']['payload']) => ((held = files.map(({ name }) => name)), done),
  };
  const act = (async (name: string, payload: never) => {
    asked.push(name === 'remove-file' ? `remove ${(payload as { fileId: string }).fileId}` : name);
    return (answers as Readonly<Record<string, (payload: never) => unknown>>)[name]?.(payload) ?? done;
  }) as unknown as Act;
  const definition = { elements: [{ type: 'file', name: 'logbook', title: 'Log book', allowMultiple: true, ...question }] };
  render(<SurveyForm id="form" view={{ ...view, definition, sendsFiles: true, ...changes }} text={texts} language="en" act={act} />);
  const choose = (...names: string[]) =>
    fireEvent.change(document.querySelector('input[type="file"]') ?? expect.unreachable(), {
      target: { files: names.map((name) => new File(['%PDF'], name, { type: 'application/pdf' })) },
    });
  const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  return { asked, sent, submitted, saved, choose, submit, held: () => held };
}
const listed = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const expectListed = (...lines: string[]) => vi.waitFor(() => expect(listed()).toEqual(lines), within);

test.each(['file', 'uploader'])(
  'a chosen file of a %s question is saved by name, sent under the id of its answer, and the submit sends it no more',
  async (type) => {
    const { sent, saved, submitted, choose, submit, held, asked } = show({ question: { type }, checked: () => ({ canDownload: true }) });
    expect(screen.getByText(/Files are sent as soon as you choose them\./)).toBeTruthy();
    choose('v5c.pdf', 'bill.pdf');
    expect(listed()).toHaveLength(2);
    expect(held()).toEqual(['v5c.pdf', 'bill.pdf']);
    await expectListed('v5c.pdfReceived and checked×', 'bill.pdfReceived and checked×');
    expect(held()).toEqual([]);
    expect(sent.map(({ submissionId, questionName, file }) => [submissionId, questionName, file.name])).toEqual([
      ['s1', 'logbook', 'v5c.pdf'],
      ['s1', 'logbook', 'bill.pdf'],
    ]);
    expect(asked.indexOf('save-draft')).toBeLessThan(asked.indexOf('send-file'));
    const [first] = sent;
    expect(JSON.stringify(saved[0])).toContain(first?.fileId);
    submit();
    await vi.waitFor(() => expect(submitted).toHaveLength(1), within);
    expect(submitted[0]?.files).toEqual([]);
    expect(JSON.stringify(submitted[0]?.answers)).toContain(type === 'file' ? `stored:${first?.fileId}` : 'Received');
    expect(asked.filter((name) => name === 'send-file')).toHaveLength(2);
  },
);

test('without a connection a file waits, with a way to send it; once that is back it goes by itself, under the same id', async () => {
  let isOffline = true;
  const { sent, choose } = show({ send: () => (isOffline ? { ok: false, code: 'network' } : done) });
  choose('v5c.pdf');
  await expectListed('v5c.pdfNot sent yetSend×');
  press('Send v5c.pdf');
  await vi.waitFor(() => expect(sent).toHaveLength(2), within);
  await expectListed('v5c.pdfNot sent yetSend×');
  choose('bill.pdf');
  await expectListed('v5c.pdfNot sent yetSend×', 'bill.pdfNot sent yetSend×');
  expect(sent.map(({ file }) => file.name)).toEqual(['v5c.pdf', 'v5c.pdf', 'bill.pdf']);
  isOffline = false;
  await settled(async () => void dispatchEvent(new Event('online')));
  expect(listed(), 'at once').not.toContain('bill.pdfNot sent yetSend×');
  await expectListed('v5c.pdfReceived×', 'bill.pdfReceived×');
  expect(new Set(sent.map(({ fileId }) => fileId)).size).toBe(2);
});

test('a submit waits for what is on its way, and takes along what cannot be sent before it', async () => {
  const arrival = Promise.withResolvers<Outcome<'send-file'>>();
  const { submitted, choose, submit, held } = show({
    send: ({ file }) => (file.name === 'v5c.pdf' ? arrival.promise : { ok: false, code: 'failed' }),
  });
  choose('v5c.pdf', 'late.pdf');
  submit();
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Sending…' })).toBeTruthy(), within);
  expect([submitted, held()]).toEqual([[], ['v5c.pdf', 'late.pdf']]);
  arrival.resolve(done);
  await vi.waitFor(() => expect(submitted).toHaveLength(1), within);
  expect(submitted[0]?.files?.map(({ file }) => file.name)).toEqual(['late.pdf']);
});

test('what the server refuses is no answer any more: its question reports why, and so does the submit, once', async () => {
  const { submitted, asked, sent, choose, submit } = show({
    send: ({ file }) =>
      file.name === 'wrong.pdf'
        ? { ok: false, code: 'file-type' }
        : file.name === 'full.pdf'
          ? { ok: false, code: 'storage-full', message: 'Your files would take too much.' }
          : done,
    checked: () => ({ trouble: 'refused' }),
  });
  choose('wrong.pdf', 'full.pdf', 'unsafe.pdf');
  await expectListed();
  const reasons = [
    '\u2068wrong.pdf\u2069: The file is not what its name says, or it was changed. Choose another one.',
    '\u2068full.pdf\u2069: Your files would take too much.',
    '\u2068unsafe.pdf\u2069: The virus scanner does not let this file through. Choose another one.',
  ];
  await vi.waitFor(
    () => expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(reasons.map((line) => `${line}×`)),
    within,
  );
  const announced = sent.filter(({ file }) => file.name !== 'full.pdf');
  expect(asked.filter((name) => name.startsWith('remove'))).toEqual(announced.map(({ fileId }) => `remove ${fileId}`));
  submit();
  expect(await screen.findByRole('link', { name: `Log book: ${reasons.join(' ')}` })).toBeTruthy();
  expect(submitted).toEqual([]);
  submit();
  await vi.waitFor(() => expect(submitted).toHaveLength(1), within);
});

test('a file that is left out is deleted on the server: after it arrived, and on its way', async () => {
  const arrival = Promise.withResolvers<Outcome<'send-file'>>();
  const { sent, asked, choose } = show({ send: (_, nth) => (nth === 1 ? done : arrival.promise) });
  choose('v5c.pdf', 'slow.pdf', 'third.pdf');
  await expectListed('v5c.pdfReceived×', 'slow.pdfSending…×', 'third.pdfReady to upload×');
  press('Remove v5c.pdf');
  press('Remove third.pdf');
  press('Remove slow.pdf');
  expect([sent[1]?.signal.aborted, listed()]).toEqual([true, []]);
  await settled(async () => arrival.resolve({ ok: false, code: 'cancelled' }));
  await vi.waitFor(
    () => expect(asked.filter((name) => name.startsWith('remove'))).toEqual(sent.map(({ fileId }) => `remove ${fileId}`)),
    within,
  );
  expect(sent.map(({ file }) => file.name)).toEqual(['v5c.pdf', 'slow.pdf']);
});

/** Lets this many seconds pass of a clock that the test has. */
const pass = (seconds: number) => settled(async () => void (await vi.advanceTimersByTimeAsync(seconds * 1000)));
const removals = (asked: readonly string[]) => asked.filter((name) => name.startsWith('remove'));
const stored = (id: string) => ({ name: 'image.pdf', type: 'application/pdf', size: 4, content: `stored:${id}` });
const drafted = { answers: { logbook: [stored('a'), stored('b')] }, fileStates: { a: 'checked', b: 'checked' } } as const;
const pressFirst = () => fireEvent.click(screen.getAllByRole('button', { name: 'Remove image.pdf' })[0] ?? expect.unreachable());

test('a file that could not be deleted is deleted by a later try, which comes by itself; of two with one name the other stays', async () => {
  vi.useFakeTimers();
  const outcomes: Outcome<'remove-file'>[] = [
    { ok: false, code: 'network' },
    { ok: false, code: 'status-503' },
  ];
  const { asked } = show({ changes: drafted, remove: () => outcomes.shift() ?? done });
  pressFirst();
  await pass(14);
  expect(removals(asked)).toEqual(['remove a']);
  await pass(2);
  expect(removals(asked)).toHaveLength(2);
  await pass(120);
  expect(removals(asked)).toEqual(['remove a', 'remove a', 'remove a']);
  expect(listed()).toEqual(['image.pdfReceived and checked×']);
});

test.each(['legal-hold', 'already-submitted'])('a deletion that the server refuses (%s) is not tried again by itself', async (code) => {
  vi.useFakeTimers();
  const { asked } = show({ changes: drafted, remove: () => ({ ok: false, code }) });
  pressFirst();
  await pass(120);
  expect(removals(asked)).toEqual(['remove a']);
});

test('once the form is closed, nothing is tried again, whenever the deletion fails', async () => {
  vi.useFakeTimers();
  const answer = Promise.withResolvers<Outcome<'remove-file'>>();
  const { asked } = show({ changes: drafted, remove: () => answer.promise });
  pressFirst();
  cleanup();
  await settled(async () => answer.resolve({ ok: false, code: 'network' }));
  await pass(120);
  expect(removals(asked)).toEqual(['remove a']);
});

test('after a return each file has the state that the server knows; one that was refused meanwhile is reported', () => {
  const file = (id: string) => ({ name: `${id}.pdf`, type: 'application/pdf', size: 4, content: `stored:${id}` });
  const fileStates = { a: 'checked', b: 'received', c: 'refused' } as const;
  const { asked } = show({ changes: { answers: { logbook: ['a', 'b', 'c'].map(file) }, fileStates } });
  expect(listed()).toEqual(['a.pdfReceived and checked×', 'b.pdfReceived×']);
  expect(screen.getByText(/c\.pdf.*The virus scanner does not let this file through/)).toBeTruthy();
  expect(asked).not.toContain('send-file');
});

test('where the question takes less by now, what the server has stays; what this device has is named with the reason, and is not sent', async () => {
  const early = { ...stored('early'), name: 'early.pdf', content: 'pending:early' };
  const { sent, submitted, submit } = show({
    question: { acceptedTypes: '.jpg', maxSize: 2 },
    changes: {
      answers: { logbook: [stored('a'), early, stored('b')] },
      fileStates: { a: 'checked', b: 'checked' },
      chosenFiles: { 'pending:early': new File(['%PDF'], 'early.pdf') },
      continues: true,
    },
  });
  expect(listed()).toEqual(['image.pdfReceived and checked×', 'image.pdfReceived and checked×']);
  expect(screen.getByRole('alert').textContent).toBe('\u2068early.pdf\u2069: File type is not allowed×');
  submit();
  expect(await screen.findByRole('link', { name: /^Log book: .*early\.pdf/ })).toBeTruthy();
  press('Remove early.pdf');
  submit();
  await vi.waitFor(() => expect(submitted).toHaveLength(1), within);
  expect(submitted[0]?.answers).toEqual({ logbook: [stored('a'), stored('b')] });
  expect(sent).toEqual([]);
});

test('more files than the question takes are refused by name, those of an earlier page too', () => {
  const early = (id: string) => ({ ...stored(id), name: `${id}.pdf`, content: `pending:${id}` });
  const chosenFiles = Object.fromEntries(['b', 'c'].map((id) => [`pending:${id}`, new File(['%PDF'], `${id}.pdf`)]));
  const answers = { logbook: [stored('a'), early('b'), early('c')] };
  const { choose } = show({ question: { maxFiles: 2 }, changes: { answers, chosenFiles, sendsFiles: undefined } as object });
  expect(listed()).toEqual(['image.pdfReceived×', 'b.pdfReady to upload×']);
  const refused = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(refused()).toEqual(['\u2068c.pdf\u2069: Files taken here at most: 2.×']);
  choose('d.pdf');
  expect(listed()).toHaveLength(2);
  expect(refused()).toEqual(['\u2068c.pdf\u2069: Files taken here at most: 2.×', '\u2068d.pdf\u2069: Files taken here at most: 2.']);
});

test('where files go with the form, nothing is sent by a choice', async () => {
  const { asked, choose, submit, submitted } = show({ changes: { sendsFiles: undefined } as object });
  choose('v5c.pdf');
  expect(listed()).toEqual(['v5c.pdfReady to upload×']);
  submit();
  await vi.waitFor(() => expect(submitted[0]?.files).toHaveLength(1), within);
  expect(asked).not.toContain('send-file');
});
