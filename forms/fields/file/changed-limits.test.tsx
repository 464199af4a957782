// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { listed, pass, press, show, stored, within } from './files-form.fixture.tsx';
import { view } from '../../react/drawn-form.fixture.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test.each(['file', 'uploader'])(
  'where a question of type %s takes less by now, what the server has stays; what this device has is named with the reason, and is not sent',
  async (type) => {
    const early = { ...stored('early'), name: 'early.pdf', content: 'pending:early' };
    const { sent, submitted, submit } = show({
      question: { type, isRequired: false, acceptedTypes: '.jpg', maxSize: 2 },
      changes: {
        answers: { logbook: [stored('a'), early, stored('b')] },
        fileStates: { a: 'checked', b: 'checked' },
        chosenFiles: { 'pending:early': new File(['%PDF'], 'early.pdf') },
        continues: true,
      },
    });
    expect(listed()).toEqual(['image.pdfReceived and checked×', 'image.pdfReceived and checked×']);
    expect(screen.getByRole('alert').textContent).toBe('\u2068early.pdf\u2069: File type is not allowed');
    submit();
    expect(await screen.findByRole('link', { name: /^Log book: .*early\.pdf/ })).toBeTruthy();
    press('Remove early.pdf');
    submit();
    await vi.waitFor(() => expect(submitted).toHaveLength(1), within);
    expect(JSON.stringify(submitted[0]?.answers).match(/early|stored|Received/g)).toEqual(
      type === 'file' ? ['stored', 'stored'] : ['Received', 'Received'],
    );
    expect(sent).toEqual([]);
  },
);

test.each(['file', 'uploader'])(
  'a question of type %s whose only file is not taken any more states why, and nothing else',
  async (type) => {
    const early = { ...stored('early'), name: 'early.pdf', content: 'pending:early' };
    const answers = {
      logbook:
        type === 'file'
          ? [early]
          : {
              savingBehaviour: 1,
              attachTo: 'Submission',
              filePurpose: '',
              files: [{ id: 'early', name: 'early.pdf', type: '', size: 4, status: 'Ready to upload' }],
            },
    };
    show({
      question: { type, isRequired: false, acceptedTypes: '.jpg' },
      changes: { answers, chosenFiles: { 'pending:early': new File(['%PDF'], 'early.pdf') } },
    });
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['\u2068early.pdf\u2069: File type is not allowed']);
  },
);

test.each(['file', 'uploader'])(
  'the reason stays beside a file that is not taken while its question of type %s has another error',
  async (type) => {
    const early = { ...stored('early'), name: 'early.pdf', content: 'pending:early' };
    const { submit } = show({
      question: { type, isRequired: true, acceptedTypes: '.jpg' },
      changes: { answers: { logbook: [early] }, chosenFiles: { 'pending:early': new File(['%PDF'], 'early.pdf') } },
    });
    submit();
    expect(await screen.findByRole('link', { name: /^Log book: / })).toBeTruthy();
    expect(screen.getByText(/early\.pdf\u2069: File type is not allowed/)).toBeTruthy();
  },
);

test('where answers of this device wait beside others, a file that both sides name does not go on by itself, and nothing is saved', async () => {
  vi.useFakeTimers();
  const kept = { ...stored('k'), content: 'pending:k' };
  const { asked } = show({
    changes: {
      answers: { logbook: [kept] },
      drawn: { ...view, answers: { logbook: [kept] } },
      unsaved: ['logbook'],
      otherAnswers: [{ question: 'logbook', answer: [stored('theirs')] }],
      chosenFiles: { 'pending:k': new File(['%PDF'], 'image.pdf') },
    },
  });
  await pass(60);
  expect(asked.filter((name) => ['send-file', 'save-draft'].includes(name))).toEqual([]);
});

test('more files than the question takes are refused by name, those of an earlier page too', () => {
  const early = (id: string) => ({ ...stored(id), name: `${id}.pdf`, content: `pending:${id}` });
  const chosenFiles = Object.fromEntries(['b', 'c'].map((id) => [`pending:${id}`, new File(['%PDF'], `${id}.pdf`)]));
  const answers = { logbook: [stored('a'), early('b'), early('c')] };
  const { choose } = show({ question: { maxFiles: 2 }, changes: { answers, chosenFiles, hasDraft: undefined } as object });
  expect(listed()).toEqual(['image.pdfReceived×', 'b.pdfReady to upload×']);
  const refused = () => [...document.querySelectorAll('.fault')].map(({ textContent }) => textContent);
  expect(refused()).toEqual(['\u2068c.pdf\u2069: Files taken here at most: 2.']);
  choose('d.pdf');
  expect(listed()).toHaveLength(2);
  expect(refused()).toEqual(['\u2068c.pdf\u2069: Files taken here at most: 2.', '\u2068d.pdf\u2069: Files taken here at most: 2.']);
});

test('of an uploader, a file of an earlier page beyond as many as are taken is listed with the reason, and sent once another one is removed', async () => {
  const early = (id: string, status: string) => ({ id, name: `${id}.pdf`, type: 'application/pdf', size: 4, status });
  const files = [early('a', 'Received'), early('b', 'Ready to upload')];
  const { sent } = show({
    question: { type: 'uploader', maxFiles: 1 },
    changes: {
      answers: { logbook: { savingBehaviour: 1, attachTo: 'Submission', filePurpose: '', files } },
      chosenFiles: { 'pending:b': new File(['%PDF'], 'b.pdf') },
      continues: true,
    },
  });
  expect(listed()).toEqual(['a.pdfReceived×', 'b.pdfFiles taken here at most: 1.×']);
  expect(screen.queryAllByRole('alert')).toEqual([]);
  press('Remove a.pdf');
  await vi.waitFor(() => expect(listed()).toEqual(['b.pdfReceived×']), within);
  expect(sent.map(({ file }) => file.name)).toEqual(['b.pdf']);
});

test('what a submit deletes is named to the server: files that were taken away on an earlier page, and not those that are shown beside the form', async () => {
  const { submitted, submit } = show({
    changes: {
      answers: { logbook: [stored('a')] },
      unsaved: ['logbook'],
      otherAnswers: [{ question: 'photos', answer: [stored('other')] }],
      fileStates: { a: 'checked' },
      drawn: { ...view, answers: { logbook: [stored('a'), stored('gone')], photos: [stored('other')] } },
    },
  });
  submit();
  await vi.waitFor(() => expect(submitted).toMatchObject([{ removedFiles: ['gone'] }]), within);
});
