// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { FormView } from '#schemas/api';
import type { Act } from '#schemas/page';
import { formTexts as texts } from '../../texts.ts';
import { measureNothing, view } from '../../react/drawn-form.fixture.ts';
import { SurveyForm } from '../../react/SurveyForm.tsx';

measureNothing();
afterEach(cleanup);

interface SentForm {
  readonly answers: Readonly<Record<string, unknown>>;
  readonly files?: readonly { readonly questionName: string; readonly file: File }[];
}

function show(question: object = {}, answers: FormView['answers'] = {}) {
  const sent: SentForm[] = [];
  const asked: string[] = [];
  const act = (async (name: string, payload: SentForm) => {
    asked.push(name);
    if (name === 'submit-form') sent.push(payload);
    return { ok: false, code: 'no' };
  }) as unknown as Act;
  const definition = { elements: [{ type: 'uploader', name: 'papers', title: 'Your papers', ...question }] };
  const files = { endings: ['pdf', 'png'], maxSize: 2 * 1024 * 1024 };
  render(<SurveyForm id="form" view={{ ...view, definition, files, answers }} text={texts} language="en" act={act} />);
  const choose = (...named: (readonly [string, number])[]) =>
    fireEvent.change(document.querySelector('input[type="file"]') ?? expect.unreachable(), {
      target: { files: named.map(([name, size]) => new File([new Uint8Array(size)], name, { type: 'application/pdf' })) },
    });
  return { sent, asked, choose, submit: () => fireEvent.click(screen.getByRole('button', { name: 'Submit' })) };
}
const listed = () => [...document.querySelectorAll('[data-files] > li')].map(({ textContent }) => textContent);
const invalid = 'All uploaded files must be valid. Please review the error(s) detailed above/below.';

test('files that cannot be sent stay in the list, each with its error and a way to remove it, and keep the form from being sent', async () => {
  const { choose, submit, sent, asked } = show({ minSize: 2048, maxSize: 1024 * 1024, attachTo: 'Account', filePurpose: 'Logbook' });
  expect(screen.getByText(/You can send PDF, PNG, up to 1 MB each\. Each has at least 2 kB\./)).toBeTruthy();
  choose(['good.pdf', 3000], ['run.exe', 3000], ['empty.pdf', 0], ['small.pdf', 2047], ['large.pdf', 1024 * 1024 + 1]);
  expect(listed()).toEqual([
    'good.pdfReady to upload×',
    'run.exeFile type is not allowed×',
    'empty.pdfEmpty file cannot be uploaded×',
    'small.pdfThe file is smaller than 2 kB.×',
    'large.pdfThe file is larger than 1 MB.×',
  ]);
  submit();
  expect((await screen.findByRole('link', { name: `Your papers: ${invalid}` })).getAttribute('href')).toMatch(/^#/);
  for (const name of ['run.exe', 'empty.pdf', 'small.pdf', 'large.pdf'])
    fireEvent.click(screen.getByRole('button', { name: `Remove ${name}` }));
  expect(screen.queryByText(invalid)).toBeNull();
  expect(asked, 'nothing starts by itself').not.toContain('submit-form');
  submit();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.answers['papers']).toEqual({
    savingBehaviour: 1,
    attachTo: 'Account',
    filePurpose: 'Logbook',
    files: [
      { id: expect.stringMatching(/^[\da-f-]{36}$/), name: 'good.pdf', size: 3000, type: 'application/pdf', status: 'Ready to upload' },
    ],
  });
  expect(sent[0]?.files?.map(({ questionName, file }) => [questionName, file.name])).toEqual([['papers', 'good.pdf']]);
});

test('one file more than is taken stays in the list with its error, is taken once another one is removed, and keeps the form from being sent until then', async () => {
  const { choose, submit, sent } = show({ maxFiles: 2 });
  expect(screen.getByText(/up to 2 MB each\. Files taken here at most: 2\. /), 'the limit is known before the choice').toBeTruthy();
  choose(['a.pdf', 5], ['b.pdf', 6]);
  choose(['c.pdf', 7]);
  expect(listed()).toEqual(['a.pdfReady to upload×', 'b.pdfReady to upload×', 'c.pdfFiles taken here at most: 2.×']);
  submit();
  expect(await screen.findByRole('link', { name: 'Your papers: Files taken here at most: 2.' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Remove a.pdf' }));
  expect(listed()).toEqual(['b.pdfReady to upload×', 'c.pdfReady to upload×']);
  submit();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.files?.map(({ file }) => file.name)).toEqual(['b.pdf', 'c.pdf']);
});

test('a draft whose only file was refused reports that alone, on another device too', () => {
  const refused = { name: 'a.pdf', type: 'application/pdf', size: 5, content: 'pending:a', fault: 'It is not what its name says.' };
  show({ isRequired: false }, { papers: [refused] });
  expect(listed()).toEqual([]);
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['\u2068a.pdf\u2069: It is not what its name says.']);
});

test('words of the definition replace the others; a single file takes the place of the one before', () => {
  const { choose } = show({ allowMultiple: false, fileTypeText: 'Only PDF, please', acceptedTypes: '.pdf' });
  choose(['a.png', 5]);
  expect(listed()).toEqual(['a.pngOnly PDF, please×']);
  choose(['a.pdf', 5]);
  expect(listed()).toEqual(['a.pdfReady to upload×']);
});

test('after a return what arrived is listed, what was not sent is asked for again, and what was refused is reported once more', () => {
  const file = (name: string, status: string) => ({ id: name.slice(0, 1), name, size: 5, type: 'application/pdf', status });
  const files = [file('a.pdf', 'Received'), file('b.pdf', 'Ready to upload'), file('c.exe', 'File type is not allowed')];
  show({}, { papers: { savingBehaviour: 1, attachTo: 'Submission', filePurpose: '', files } });
  expect(listed()).toEqual(['a.pdfReceived×']);
  expect(screen.getAllByText(/again: it was not sent/).map(({ textContent }) => textContent)).toEqual([
    'Choose \u2068b.pdf\u2069 again: it was not sent before the page was left.',
  ]);
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['\u2068c.exe\u2069: File type is not allowed']);
});
