// @vitest-environment happy-dom
import { act as settled, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { done, drafted, expectListed, listed, pass, press, pressFirst, removals, show, within } from './files-form.fixture.tsx';
import type { Outcome } from '#schemas/page';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

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

test('of an uploader, a file beyond as many as are taken is sent once the server has refused another one', async () => {
  const { sent, choose } = show({
    question: { type: 'uploader', maxFiles: 2 },
    send: ({ file }) => (file.name === 'wrong.pdf' ? { ok: false, code: 'file-type' } : done),
  });
  choose('a.pdf', 'wrong.pdf', 'c.pdf');
  await vi.waitFor(() => expect(listed()).toEqual(['a.pdfReceived×', 'c.pdfReceived×']), within);
  expect(sent.map(({ file }) => file.name)).toEqual(['a.pdf', 'wrong.pdf', 'c.pdf']);
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
  await vi.waitFor(() => expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(reasons), within);
  const announced = sent.filter(({ file }) => file.name !== 'full.pdf');
  expect(asked.filter((name) => name.startsWith('remove'))).toEqual(announced.map(({ fileId }) => `remove ${fileId}`));
  submit();
  expect(await screen.findByRole('link', { name: `Log book: ${reasons.join(' ')}` })).toBeTruthy();
  expect(submitted).toEqual([]);
  submit();
  await vi.waitFor(() => expect(submitted).toHaveLength(1), within);
});

test('what the server refused is reported with its reason after a return, too, until it is left out', async () => {
  const refused = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
  const { saved, choose } = show({ send: () => ({ ok: false, code: 'storage-full', message: 'Your files would take too much.' }) });
  choose('full.pdf');
  await vi.waitFor(() => expect(refused()).toHaveLength(1), within);
  const before = refused();
  await vi.waitFor(() => expect(JSON.stringify(saved.at(-1))).toContain('too much'), within);
  cleanup();
  show({ changes: { answers: saved.at(-1) ?? {} } });
  expect(refused()).toEqual(before);
  press('Remove full.pdf');
  expect(refused()).toEqual([]);
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

test('where files go with the form, nothing is sent by a choice', async () => {
  const { asked, choose, submit, submitted } = show({ changes: { hasDraft: undefined } as object });
  choose('v5c.pdf');
  expect(listed()).toEqual(['v5c.pdfReady to upload×']);
  submit();
  await vi.waitFor(() => expect(submitted[0]?.files).toHaveLength(1), within);
  expect(asked).not.toContain('send-file');
});

test('while answers are discarded nothing of them is kept or saved, and no file is sent any more', async () => {
  HTMLDialogElement.prototype.showModal = function open(this: HTMLDialogElement) {
    this.open = true;
  };
  const [arrival, discarded] = [Promise.withResolvers<Outcome<'send-file'>>(), Promise.withResolvers<undefined>()];
  const { asked, sent, choose } = show({ send: () => arrival.promise, discard: () => discarded.promise });
  choose('first.pdf', 'second.pdf');
  await vi.waitFor(() => expect(sent).toHaveLength(1), within);
  fireEvent.click(screen.getByRole('link', { name: 'Cancel' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Discard and leave' }));
  await vi.waitFor(() => expect(asked).toContain('discard-answers'), within);
  const before = asked.length;
  await settled(async () => arrival.resolve(done));
  await settled(async () => discarded.resolve(undefined));
  cleanup();
  await settled(async () => undefined);
  const after = asked.slice(before);
  expect(after).toContain(`remove ${sent[0]?.fileId}`);
  expect(after.filter((name) => ['keep-answers', 'save-draft', 'send-file'].includes(name))).toEqual([]);
});

test('a file that arrived and cannot be opened has that as its state, with the way out, and is sent with the form all the same', async () => {
  const { choose, submit, submitted } = show({ checked: () => ({ canDownload: true, warning: 'password' }) });
  choose('v5c.pdf');
  await expectListed('v5c.pdfReceived. It needs a password to open: send a copy without one.×');
  submit();
  await vi.waitFor(() => expect(JSON.stringify(submitted[0]?.answers)).toContain('stored:'), within);
});

test('what was found in a file that is refused is stated in the words of its question', async () => {
  const { choose } = show({ send: () => ({ ok: false, code: 'file-type', found: 'docx' }) });
  choose('v5c.pdf');
  await vi.waitFor(() => expect(screen.getByText(/It is a Word document, not a PDF\. Choose another one\./)).toBeTruthy(), within);
});
