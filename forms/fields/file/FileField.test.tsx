// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { FormView } from '#schemas/api';
import type { Act } from '#schemas/page';
import { formTexts as texts } from '../../texts.ts';
import { measureNothing, view } from '../../react/drawn-form.fixture.ts';
import { SurveyForm } from '../../react/SurveyForm.tsx';

measureNothing();
afterEach(cleanup);

/** What was asked of the app: to keep, and which files are not sent. */
const kept: unknown[] = [];
let held: readonly string[] = [];

function show(question: object = {}, words: Partial<Record<keyof typeof texts, string>> = {}, answers: FormView['answers'] = {}) {
  const definition = { elements: [{ type: 'file', name: 'logbook', title: 'Log book', allowMultiple: true, ...question }] };
  const files = { endings: ['pdf', 'png'], maxSize: 2 * 1024 * 1024 };
  kept.length = 0;
  held = [];
  const act = (async (name: string, asked: { files: readonly { name: string }[] }) => {
    if (name === 'note-unsent-files') held = asked.files.map((file) => file.name);
    else kept.push(asked);
    return { ok: false, code: 'no' };
  }) as unknown as Act;
  render(<SurveyForm id="form" view={{ ...view, definition, files, answers }} text={{ ...texts, ...words }} language="en" act={act} />);
  return (...names: (readonly [string, number])[]) => {
    const chosen = names.map(([name, size]) => new File([new Uint8Array(size)], name));
    fireEvent.change(document.querySelector('input[type="file"]') ?? expect.unreachable(), { target: { files: chosen } });
  };
}
const refusals = () => [...document.querySelectorAll('.fault')].map(({ textContent }) => textContent);
const listed = () => [...document.querySelectorAll('[data-files] > li')].map(({ textContent }) => textContent);

test('a file of another kind, an empty and a too large one are refused with their names; the others are ready to upload', () => {
  const choose = show();
  choose(['v5c.PDF', 4], ['run.exe', 4], ['blank.png', 0], ['huge.pdf', 2 * 1024 * 1024 + 1], ['noending', 4]);
  expect(refusals()).toEqual([
    '\u2068run.exe\u2069: File type is not allowed',
    '\u2068blank.png\u2069: Empty file cannot be uploaded',
    '\u2068huge.pdf\u2069: The file is larger than 2 MB.',
    '\u2068noending\u2069: File type is not allowed',
  ]);
  expect(listed()).toEqual(['v5c.PDFReady to upload×']);
  for (const name of ['run.exe', 'blank.png', 'huge.pdf']) fireEvent.click(screen.getByRole('button', { name: `Remove ${name}` }));
  expect(refusals()).toEqual(['\u2068noending\u2069: File type is not allowed']);
  fireEvent.click(screen.getByRole('button', { name: /v5c\.PDF/ }));
  expect(listed()).toEqual([]);
  expect(document.activeElement, 'the button is gone').toBe(document.querySelector('input[type="file"]'));
});

test('the question states kinds and sizes, in the words of the tenant', () => {
  const choose = show({ acceptedTypes: '.txt', maxSize: 512 * 1024 }, { fileType: 'Not this kind' });
  choose(['v5c.pdf', 4], ['long.txt', 512 * 1024 + 1], ['note.txt', 4]);
  expect(refusals()).toEqual(['\u2068v5c.pdf\u2069: Not this kind', '\u2068long.txt\u2069: The file is larger than 0.5 MB.']);
  expect(listed()).toEqual(['note.txtReady to upload×']);
});

const lost = (name: string) => ({ name, type: '', size: 4, content: `pending:${name}` });
const again = () => screen.queryAllByText(/^Choose .* again/).map(({ textContent }) => textContent);

test('how many files are taken is stated where the form states it, and not for the limit of SurveyJS', () => {
  show({ maxFiles: 5 });
  expect(screen.getByText(/Files taken here at most: 5\./)).toBeTruthy();
  cleanup();
  show();
  expect(screen.queryByText(/taken here at most/)).toBeNull();
});

test('a file that was chosen and not sent is asked for again after a return, until it is chosen', () => {
  const stored = { ...lost('stored.pdf'), content: 'stored:1' };
  const choose = show({}, {}, { logbook: [lost('v5c.pdf'), stored, lost('back.png')] });
  expect(screen.getByText(/Files are sent when you press “Save and Return” or submit the form\./)).toBeTruthy();
  expect(again()).toEqual([
    'Choose \u2068v5c.pdf\u2069 again: it was not sent before the page was left.',
    'Choose \u2068back.png\u2069 again: it was not sent before the page was left.',
  ]);
  choose(['v5c.pdf', 4]);
  expect(held).toEqual(['v5c.pdf']);
  expect(again()).toEqual(['Choose \u2068back.png\u2069 again: it was not sent before the page was left.']);
  expect(listed()).toEqual(['stored.pdfReceived×', 'v5c.pdfReady to upload×']);
  // Another return before it is chosen still knows its name.
  fireEvent.click(screen.getByRole('button', { name: 'Remove v5c.pdf' }));
  expect(held).toEqual([]);
  choose(['v5c.pdf', 4]);
  const files = (kept.at(-1) as { answers: { logbook: { name: string }[] } }).answers.logbook;
  expect(files.map(({ name }) => name)).toEqual(['stored.pdf', 'v5c.pdf', 'back.png']);
});

test('of two lost files of one name, the second is asked for until it is chosen, too', () => {
  const choose = show({}, {}, { logbook: [lost('image.png'), { ...lost('image.png'), content: 'pending:second' }] });
  expect(again()).toHaveLength(2);
  choose(['image.png', 4]);
  expect(again()).toEqual(['Choose \u2068image.png\u2069 again: it was not sent before the page was left.']);
  choose(['image.png', 4]);
  expect(again()).toEqual([]);
});

test('where one file is taken, any other takes the place of the lost one', () => {
  const choose = show({ allowMultiple: false }, {}, { logbook: [lost('v5c.pdf')] });
  expect(again()).toHaveLength(1);
  choose(['another.pdf', 4]);
  expect(again()).toEqual([]);
});

test('a lost file that is not wanted any more can be left out: it is neither asked for nor kept', async () => {
  show({}, {}, { logbook: [lost('v5c.pdf'), lost('back.png')] });
  fireEvent.click(screen.getByRole('button', { name: 'Remove v5c.pdf' }));
  expect(again()).toEqual(['Choose \u2068back.png\u2069 again: it was not sent before the page was left.']);
  const names = () => (kept.at(-1) as { answers: { logbook: { name: string }[] } } | undefined)?.answers.logbook.map(({ name }) => name);
  await vi.waitFor(() => expect(names()).toEqual(['back.png']), { timeout: 15_000 });
});

test('a lost file is reported before the form is sent, whichever step is open; a second press sends without it', async () => {
  const sent: string[] = [];
  const act = (async (name: string) => (sent.push(name), { ok: false, code: 'no' })) as unknown as Act;
  const definition = {
    pages: [{ elements: [{ type: 'file', name: 'logbook', title: 'Log book' }] }, { elements: [{ type: 'text', name: 'last' }] }],
  };
  const answers = { logbook: [lost('v5c.pdf')] };
  render(<SurveyForm id="form" view={{ ...view, definition, answers, page: 1 }} text={texts} language="en" act={act} />);
  const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  submit();
  const alerts = 'Log book: Choose \u2068v5c.pdf\u2069 again: it was not sent before the page was left.';
  expect((await screen.findByRole('link', { name: alerts })).closest('[role=alert]')).toBe(document.activeElement);
  expect(screen.getByText(/Step 1 of 2/)).toBeTruthy();
  expect(sent).not.toContain('submit-form');
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  submit();
  await vi.waitFor(() => expect(sent).toContain('submit-form'), { timeout: 15_000 });
});

test('a lost file is reported as its step is left, and not once more as the form is sent', async () => {
  const sent: string[] = [];
  const act = (async (name: string) => (sent.push(name), { ok: false, code: 'no' })) as unknown as Act;
  const definition = {
    pages: [{ elements: [{ type: 'file', name: 'logbook', title: 'Log book' }] }, { elements: [{ type: 'text', name: 'last' }] }],
  };
  const answers = { logbook: [lost('v5c.pdf')] };
  render(<SurveyForm id="form" view={{ ...view, definition, answers, page: 0 }} text={texts} language="en" act={act} />);
  const goOn = () => fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  goOn();
  expect(await screen.findByRole('link', { name: /^Log book: Choose/ })).toBeTruthy();
  expect(screen.getByText(/Step 1 of 2/)).toBeTruthy();
  goOn();
  expect(await screen.findByText(/Step 2 of 2/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await vi.waitFor(() => expect(sent).toContain('submit-form'), { timeout: 15_000 });
});

test('of files that Save and Return sent, those that arrived are stored ones in the open form, and only the others go again', async () => {
  const sent: { answers: { logbook: { name: string; content: string }[] }; files: { file: File }[] }[] = [];
  const act = (async (name: string, asked: (typeof sent)[number]) => {
    if (name !== 'submit-form') return { ok: false, code: 'no' };
    sent.push(asked);
    const [first] = asked.files;
    const arrivedFiles = [{ file: first?.file, id: 'f1' }];
    return {
      ok: true,
      value: { submissionId: 's', version: 1, referenceNumber: 'R', arrivedFiles, failedFiles: ['back.pdf'], arrival: Promise.resolve() },
    };
  }) as unknown as Act;
  const definition = { elements: [{ type: 'file', name: 'logbook', title: 'Log book', allowMultiple: true }] };
  const buttons = { ...view.buttons, saveAndReturn: true };
  render(<SurveyForm id="form" view={{ ...view, definition, buttons }} text={texts} language="en" act={act} />);
  const chosen = ['v5c.pdf', 'back.pdf'].map((name) => new File(['1234'], name));
  fireEvent.change(document.querySelector('input[type="file"]') ?? expect.unreachable(), { target: { files: chosen } });
  fireEvent.click(screen.getByRole('button', { name: 'Save and Return' }));
  await vi.waitFor(() => expect(listed()).toEqual(['v5c.pdfReceived×', 'back.pdfReady to upload×']), { timeout: 15_000 });
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await vi.waitFor(() => expect(sent).toHaveLength(2), { timeout: 15_000 });
  expect(sent[1]?.answers.logbook[0]).toMatchObject({ name: 'v5c.pdf', content: 'stored:f1' });
  expect(sent[1]?.files.map(({ file }) => file.name)).toEqual(['back.pdf']);
});

test('a question that another answer makes read-only takes no file, and none is taken away', () => {
  const stored = { name: 'v5c.pdf', type: 'application/pdf', size: 4, content: 'stored:a' };
  const definition = {
    elements: [
      { type: 'boolean', name: 'closed', title: 'Closed', displayMode: 'checkbox' },
      { type: 'file', name: 'logbook', title: 'Log book', enableIf: '{closed} <> true' },
      { type: 'uploader', name: 'papers', title: 'Papers', enableIf: '{closed} <> true' },
    ],
  };
  const act = (async () => ({ ok: false, code: 'no' })) as unknown as Act;
  render(<SurveyForm id="form" view={{ ...view, definition, answers: { logbook: [stored] } }} text={texts} language="en" act={act} />);
  const [choosers, removers] = [
    () => document.querySelectorAll('input[type=file]').length,
    () => screen.queryAllByRole('button', { name: /^Remove/ }).length,
  ];
  expect([choosers(), removers()]).toEqual([2, 1]);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Closed' }));
  expect([choosers(), removers()]).toEqual([0, 0]);
  expect(listed()).toEqual(['v5c.pdfReceived']);
});
