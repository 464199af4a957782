// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { FormView } from '#schemas/api';
import type { Act } from '#schemas/page';
import { examples } from '../../blocks/form/examples.ts';
import { texts } from '../../blocks/form/form.schema.ts';
import { SurveyForm } from '../../survey/SurveyForm.tsx';

const { value: view } = (examples as unknown as { minimal: { data: { form: { value: FormView } } } }).minimal.data.form;

beforeAll(() => {
  // The test browser measures nothing.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(cleanup);

function show(question: object = {}, words: Partial<Record<keyof typeof texts, string>> = {}) {
  const definition = { elements: [{ type: 'file', name: 'logbook', title: 'Log book', allowMultiple: true, ...question }] };
  const files = { endings: ['pdf', 'png'], maxSize: 2 * 1024 * 1024 };
  const act = (async () => ({ ok: false, code: 'no' })) as unknown as Act;
  render(<SurveyForm id="form" view={{ ...view, definition, files }} text={{ ...texts, ...words }} language="en" act={act} />);
  return (...names: (readonly [string, number])[]) => {
    const chosen = names.map(([name, size]) => new File([new Uint8Array(size)], name));
    fireEvent.change(document.querySelector('input[type="file"]') ?? expect.unreachable(), { target: { files: chosen } });
  };
}
const refusals = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
const listed = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

test('[CTL-UPL] a file of another kind, an empty and a too large one are refused with their names; the others are ready to upload', () => {
  const choose = show();
  choose(['v5c.PDF', 4], ['run.exe', 4], ['blank.png', 0], ['huge.pdf', 2 * 1024 * 1024 + 1], ['noending', 4]);
  expect(refusals()).toEqual([
    'run.exe: File type is not allowed',
    'blank.png: Empty file cannot be uploaded',
    'huge.pdf: The file is larger than 2 MB.',
    'noending: File type is not allowed',
  ]);
  expect(listed()).toEqual(['v5c.PDFReady to upload×']);
  fireEvent.click(screen.getByRole('button', { name: /v5c\.PDF/ }));
  expect(listed()).toEqual([]);
});

test('[CTL-UPL] the question says which kinds and sizes, and the tenant with which words', () => {
  const choose = show({ acceptedTypes: '.txt', maxSize: 512 * 1024 }, { fileType: 'Not this kind' });
  choose(['v5c.pdf', 4], ['long.txt', 512 * 1024 + 1], ['note.txt', 4]);
  expect(refusals()).toEqual(['v5c.pdf: Not this kind', 'long.txt: The file is larger than 0.5 MB.']);
  expect(listed()).toEqual(['note.txtReady to upload×']);
});
