// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { ListedAttachment } from '#schemas/page';
import { measureNothing } from '../../react/drawn-form.fixture.ts';
import { showField } from '../../react/field.fixture.tsx';

measureNothing();
afterEach(cleanup);

const file = (fileName: string, more: Partial<ListedAttachment> = {}): ListedAttachment => ({
  id: `id-${fileName}`,
  fileName,
  dateTime: '2026-03-05T14:05:00',
  canDownload: true,
  ...more,
});

function show(question: object, lists: (readonly ListedAttachment[] | undefined)[]) {
  const asked: [string, unknown][] = [];
  const left = [...lists];
  const form = showField(
    { type: 'attachmentslist', ...question },
    {
      outcome: async (name, payload) => {
        if (name !== 'list-attachments' && name !== 'download-file') return { ok: false, code: 'no' };
        asked.push([name, payload]);
        if (name === 'download-file') return { ok: true, value: undefined };
        const files = left.length > 1 ? left.shift() : left[0];
        return files ? { ok: true, value: { files } } : { ok: false, code: 'network' };
      },
    },
  );
  return { ...form, asked };
}
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

test('files are listed three at a time with date and time; one is fetched by its id', async () => {
  const { asked, answer } = show({ filePurpose: 'proof', attachmentOwner: 1 }, [['a', 'b', 'c', 'd'].map((name) => file(name))]);
  await waitFor(() => expect(names()).toEqual(['a', 'b', 'c']));
  expect(asked[0]).toEqual(['list-attachments', { owner: 'submission', filePurpose: 'proof' }]);
  expect(screen.getAllByText('05 Mar 2026 02:05 PM')).toHaveLength(3);
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(names()).toEqual(['d']);
  fireEvent.click(screen.getByRole('button', { name: 'Download: d' }));
  expect(asked.at(-1)).toEqual(['download-file', { fileId: 'id-d', fileName: 'd' }]);
  expect(await answer()).toEqual(['a', 'b', 'c', 'd'].map((name) => ({ id: `id-${name}`, name })));
});

test('the owner is the submission that the form is opened with, also where the stored answers hold none', async () => {
  const asked: unknown[] = [];
  showField(
    { type: 'attachmentslist', attachmentOwner: 'Submission' },
    {
      answers: { submission_id: '' },
      seeds: { submission_id: 's1' },
      outcome: async (name, payload) => (name === 'list-attachments' && asked.push(payload), { ok: false, code: 'no' }),
    },
  );
  await waitFor(() => expect(asked).toEqual([{ owner: 'submission', ownerId: 's1' }]));
});

test('a file that is being processed can be looked at again, and one that did not arrive is named as such', async () => {
  show({}, [[file('new', { canDownload: false }), file('lost', { canDownload: false, trouble: 'missing' })], [file('new')]]);
  expect(await screen.findByText('Attachment is being processed, please wait...')).toBeTruthy();
  expect(screen.getByText('This file did not arrive.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Refresh: new' }));
  expect(await screen.findByRole('button', { name: 'Download: new' })).toBeTruthy();
});

test('a list without files is required until it has one, unless it hides itself; one that does not load can be asked for again', async () => {
  const { send } = show({}, [[]]);
  expect(await screen.findByText('There are no files here yet.')).toBeTruthy();
  send();
  expect(screen.getAllByText(/A file is needed here\./).length).toBeGreaterThan(0);
  cleanup();
  show({ hideIfEmpty: true }, [[]]);
  await waitFor(() => expect(screen.queryByText('Asked')).toBeNull());
  cleanup();
  show({}, [undefined, [file('a')]]);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(names()).toEqual(['a']));
});

test('it is read again when a file of the form has arrived, of the draft that the file began, and shows meanwhile what there is', async () => {
  let arrived: readonly ListedAttachment[] = [];
  const asked: unknown[] = [];
  showField(
    {
      type: 'panel',
      elements: [
        { type: 'file', name: 'proof', title: 'Proof' },
        { type: 'attachmentslist', name: 'files', title: 'Files', attachmentOwner: 1 },
      ],
    },
    {
      hasDraft: true,
      outcome: async (name, payload) => {
        if (name === 'save-draft') return { ok: true, value: { submissionId: 's9', version: 1, savedAt: '2026-11-21T14:05:00Z' } };
        if (name === 'list-attachments') asked.push(payload);
        if (name === 'send-file') arrived = [file('proof.pdf')];
        return { ok: true, value: name === 'list-attachments' ? { files: arrived } : {} };
      },
    },
  );
  expect(await screen.findByText('There are no files here yet.')).toBeTruthy();
  fireEvent.change(document.querySelector('input[type=file]') ?? expect.unreachable(), {
    target: { files: [new File(['%PDF-1.7'], 'proof.pdf', { type: 'application/pdf' })] },
  });
  await waitFor(() => expect(names()).toEqual(['proof.pdf']));
  expect(asked.slice(0, 2)).toEqual([{ owner: 'submission' }, { owner: 'submission', ownerId: 's9' }]);
});

test('it is read again when the answer that names its owner changes, also while it hides itself', async () => {
  const definition = {
    type: 'panel',
    elements: [
      { type: 'text', name: 'who' },
      { type: 'attachmentslist', name: 'files', title: 'Files', hideIfEmpty: true, ownerIdFieldName: 'who' },
    ],
  };
  const asked: unknown[] = [];
  showField(definition, {
    answers: { who: 'none' },
    outcome: async (name, payload) => {
      if (name !== 'list-attachments') return { ok: false, code: 'no' };
      asked.push(payload);
      return { ok: true, value: { files: (payload as { ownerId: string }).ownerId === 'some' ? [file('a')] : [] } };
    },
  });
  await waitFor(() => expect(screen.queryByText('Files')).toBeNull());
  const who = document.querySelector('input') ?? expect.unreachable();
  fireEvent.input(who, { target: { value: 'some' } });
  fireEvent.keyUp(who, { key: 'e' });
  fireEvent.blur(who);
  await waitFor(() => expect(names()).toEqual(['a']));
  expect(asked).toEqual([
    { owner: 'account', ownerId: 'none' },
    { owner: 'account', ownerId: 'some' },
  ]);
});
