import { expect, test } from 'vitest';
import { withArrivedFiles } from './arrived-files.ts';

const file = (name: string) => ({ name, type: 'application/pdf', size: 4, content: 'pending:1' });

test('a file that arrived is known by its question and name; one that did not stays as it was', () => {
  const answers = { logbook: [file('scan.pdf')], invoice: [file('scan.pdf')], letter: [file('late.pdf')], note: 'scan.pdf' };
  const arrived = (id: string, questionName: string, uploadFileName: string, state: 'checked' | 'waiting') => ({
    id,
    questionName,
    uploadFileName,
    state,
  });
  const files = [
    arrived('a', 'logbook', 'scan.pdf', 'checked'),
    arrived('b', 'invoice', 'scan.pdf', 'checked'),
    arrived('c', 'letter', 'late.pdf', 'waiting'),
  ];
  expect(withArrivedFiles(answers, files)).toEqual({
    logbook: [{ ...file('scan.pdf'), content: 'stored:a' }],
    invoice: [{ ...file('scan.pdf'), content: 'stored:b' }],
    letter: [file('late.pdf')],
    note: 'scan.pdf',
  });
});

test('a file that was sent as it was chosen is known by its id, whatever its name; one that is on its way is not taken for another', () => {
  const chosen = (id: string) => ({ ...file('scan.pdf'), content: `pending:${id}` });
  const one = (id: string, state: 'checked' | 'waiting') => ({ id, questionName: 'logbook', uploadFileName: 'scan.pdf', state });
  const answers = { logbook: [chosen('a'), chosen('b')] };
  expect(withArrivedFiles(answers, [one('a', 'waiting'), one('b', 'checked')])).toEqual({
    logbook: [chosen('a'), { ...chosen('b'), content: 'stored:b' }],
  });
});

const inLogbook = (id: string) => ({ id, questionName: 'logbook', uploadFileName: 'scan.pdf', state: 'checked' as const });
const answered = (...contents: string[]) => ({ logbook: contents.map((content) => ({ ...file('scan.pdf'), content })) });

test.each([
  ['the first arrived', ['pending:a', 'pending:b'], ['a'], ['stored:a', 'pending:b']],
  ['the second arrived', ['pending:b', 'pending:a'], ['a'], ['pending:b', 'stored:a']],
  ['one is known to be stored', ['pending:b', 'stored:a'], ['a'], ['pending:b', 'stored:a']],
  ['one arrived under an id of the server', ['pending:1', 'pending:2'], ['a'], ['stored:a', 'pending:2']],
  ['both arrived under ids of the server', ['pending:1', 'pending:2'], ['a', 'b'], ['stored:a', 'stored:b']],
  ['one was sent twice', ['pending:1'], ['a', 'b'], ['stored:b']],
])('of two files with one name in one question each answer has its own: %s', (_, contents, arrived, expected) => {
  expect(withArrivedFiles(answered(...contents), arrived.map(inLogbook))).toEqual(answered(...expected));
});

test('a file that an uploader lists and that cannot be sent takes no arrived file from another of its name', () => {
  const listed = (id: string, status: string) => ({ id, name: 'scan.pdf', type: 'application/pdf', size: 4, status });
  const uploader = (...files: object[]) => ({ logbook: { savingBehaviour: 1, attachTo: 'Submission', filePurpose: '', files } });
  const faulty = listed('2', 'The file is too large.');
  expect(withArrivedFiles(uploader(faulty, listed('1', 'Ready to upload')), [inLogbook('a')])).toEqual(
    uploader(faulty, listed('a', 'Received')),
  );
});

test('a file that is known otherwise, as another device’s or as removed, is not taken for one of its name', () => {
  expect(withArrivedFiles(answered('pending:1'), [inLogbook('a')], ['a'])).toEqual(answered('pending:1'));
});

test('a file whose name the server cleaned is known by the name as it is stored', () => {
  const named = (name: string, content: string) => ({ letter: [{ ...file(name), content }] });
  const stored = { id: 'a', questionName: 'letter', uploadFileName: 'scan_2.pdf', state: 'checked' as const };
  expect(withArrivedFiles(named('scan\u200b2.pdf', 'pending:1'), [stored])).toEqual(named('scan\u200b2.pdf', 'stored:a'));
});

test('a file that was left out and is still on the server is not taken for another one of its name', () => {
  expect(withArrivedFiles(answered('pending:1'), [{ ...inLogbook('a'), size: 5 }])).toEqual(answered('pending:1'));
  expect(withArrivedFiles(answered('pending:1'), [{ ...inLogbook('a'), size: 4 }])).toEqual(answered('stored:a'));
});
