import { expect, test } from 'vitest';
import { withArrivedFiles } from './form.ts';

const file = (name: string) => ({ name, type: 'application/pdf', size: 4, content: 'pending:1' });

test('[FRM-13] a file that arrived is known by its question and name; one that did not stays as it was', () => {
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
