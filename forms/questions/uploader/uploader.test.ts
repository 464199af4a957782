import { expect, test } from 'vitest';
import { answersToSend } from '../../model/answers-to-send.ts';
import { filesIn, mapFiles } from '../files/file-answers.ts';
import { withFilesAt } from '../files/with-files-at.ts';
import { uploader, uploaderAnswer } from './uploader.ts';

const tenant = { endings: ['pdf', 'png'], maxSize: 5000 };
const given = { language: 'en', notOffered: 'not offered', notShown: 'not shown', files: tenant };
const entry = (name: string, size = 2000, more: object = {}) => ({
  id: 'f1',
  name,
  type: 'application/pdf',
  size,
  status: 'Ready to upload',
  ...more,
});
const answer = (...files: object[]) => ({ savingBehaviour: 1, attachTo: 'Submission', filePurpose: '', files });
const send = (value: unknown, question: object = {}) => {
  const definition = { elements: [{ type: 'uploader', name: 'papers', ...question }] };
  const { answers, errors } = answersToSend(definition, { ...given, answers: { papers: value } });
  return errors.length > 0 ? errors.map(({ message }) => message) : answers['papers'];
};
const invalid = 'All uploaded files must be valid. Please review the error(s) detailed above/below.';

test('the answer has marker, owner and purpose of the definition, whatever was sent, and each file with its status', () => {
  const forged = { savingBehaviour: -1, attachTo: 'Submission', filePurpose: 'Other', files: [entry('a.pdf')], more: 1 };
  expect(send(forged, { attachTo: 0, filePurpose: 'Logbook' })).toEqual({
    savingBehaviour: 1,
    attachTo: 'Account',
    filePurpose: 'Logbook',
    files: [entry('a.pdf')],
  });
  expect(send(answer(entry('a.pdf', 2000, { status: 'Received' })))).toMatchObject({ files: [{ status: 'Received' }] });
});

test('what a plain question for files has stored is taken over', () => {
  const plain = [{ name: 'a.pdf', type: 'application/pdf', size: 2000, content: 'stored:f1' }];
  expect(send(plain)).toEqual(answer(entry('a.pdf', 2000, { status: 'Received' })));
  expect(send([]), 'all of whose files were lost').toBeUndefined();
});

test.each([
  ['a kind of neither', { acceptedTypes: '.pdf' }, entry('a.png'), [invalid]],
  ['a kind that the question names and the tenant does not', { acceptedTypes: '.txt' }, entry('a.txt'), undefined],
  ['a kind of the tenant', {}, entry('a.png'), undefined],
  ['an empty file', {}, entry('a.pdf', 0), [invalid]],
  ['a file below the minimum', { minSize: 2001 }, entry('a.pdf'), [invalid]],
  ['a file of the minimum', { minSize: 2000 }, entry('a.pdf'), undefined],
  ['a file above the own maximum', { maxSize: 1999 }, entry('a.pdf'), [invalid]],
  ['a file above that of the tenant', { maxSize: 9000 }, entry('a.pdf', 5001), [invalid]],
  ['a message of the definition', { maxSize: 1, filesInvalidText: 'Not these.' }, entry('a.pdf'), ['Not these.']],
])('%s', (_, question, file, messages) => {
  expect(send(answer(file), question)).toEqual(messages ?? answer(file));
});

test('how many files there are is limited on both sides', () => {
  const two = answer(entry('a.pdf'), entry('b.pdf'));
  expect(send(two, { maxFiles: 1 })).toEqual(['Files taken here at most: 1.']);
  expect(send(two, { allowMultiple: false })).toEqual(['Files taken here at most: 1.']);
  expect(send(two, { minFiles: 3 })).toEqual(['Files needed here at least: 3.']);
  expect(send(two, { minFiles: 2, maxFiles: 2 })).toEqual(two);
  expect(send(undefined, { isRequired: true })).toEqual(['Please choose a file.']);
  expect(send(undefined, { minFiles: 2 })).toBeUndefined();
});

test('files beyond as many as are taken are listed as such; what the server has counts first, and what cannot be sent counts for nothing', () => {
  const settings = {
    language: 'en',
    property: (name: string) => (name === 'maxFiles' ? 2 : undefined),
    word: (key: string) => uploader.words[key as 'fileType'],
    files: tenant,
  };
  const file = (name: string, how = 'pending') => ({ name, type: '', size: 2000, content: `${how}:${name}` });
  const files = [file('a.pdf'), file('run.exe'), file('b.pdf'), file('c.pdf', 'stored')];
  expect(uploaderAnswer(files, settings)?.files.map(({ status }) => status)).toEqual([
    'Ready to upload',
    'File type is not allowed',
    'Files taken here at most: 2.',
    'Received',
  ]);
});

test.each([[{ ...entry('a.pdf'), id: '../a' }], [entry('')], [{ ...entry('a.pdf'), size: 1.5 }], [{ ...entry('a.pdf'), type: 5 }]])(
  'anything but files is refused: %j',
  (file) => expect(send(answer(file))).toEqual(['not offered']),
);

test('its files are found, changed and added in their place, at any depth', () => {
  const answers = { rows: [{ papers: answer(entry('a.pdf'), entry('b.pdf', 0, { id: 'f2', status: 'Empty file cannot be uploaded' })) }] };
  expect(filesIn(answers)).toMatchObject([
    { path: 'rows[0].papers', file: { name: 'a.pdf', content: 'pending:f1' } },
    { path: 'rows[0].papers', file: { content: 'pending:f2', fault: 'Empty file cannot be uploaded' } },
  ]);
  const stored = mapFiles(answers, (_, files) => files.map((file) => ({ ...file, content: file.content.replace('pending', 'stored') })));
  expect(stored).toMatchObject({ rows: [{ papers: { attachTo: 'Submission', files: [{ status: 'Received' }, { size: 0 }] } }] });
  const more = withFilesAt(answers, 'rows[0].papers', [{ name: 'c.pdf', type: '', size: 1, content: 'pending:f3' }]);
  expect(more).toMatchObject({ rows: [{ papers: { files: [{ id: 'f1' }, { id: 'f2' }, { id: 'f3', status: 'Ready to upload' }] } }] });
});
