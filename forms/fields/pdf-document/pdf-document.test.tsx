// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { measureNothing } from '../../react/drawn-form.fixture.ts';
import { showField } from '../../react/field.fixture.tsx';

measureNothing();
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const submissionId = '0f0e0d0c-0000-4000-8000-000000000001';
const page = () => {
  const replace = vi.fn();
  const close = vi.fn();
  const open = vi.spyOn(window, 'open').mockReturnValue({ location: { replace }, close } as unknown as Window);
  return { open, replace, close };
};

test('a preview opens in a tab of its own, counts as read, and is the answer; without it the form is not sent', async () => {
  const { open, replace } = page();
  const asked: unknown[] = [];
  const { send, answer } = showField(
    { type: 'pdfpreview', pdfPreviewTitle: 'Your claim', pdfUrl: 'claim.pdf', attachmentTypeId: 'claim', submissionId },
    {
      outcome: async (name, payload) =>
        name === 'preview-pdf' ? (asked.push(payload), { ok: true, value: { address: 'blob:1' } }) : { ok: false, code: 'no' },
    },
  );
  send();
  expect(screen.getAllByText(/Please open the PDF first\./).length).toBeGreaterThan(0);
  fireEvent.click(screen.getByRole('button', { name: /^Your claim \(opens in a new tab\)/ }));
  expect(open).toHaveBeenCalledOnce();
  await waitFor(() => expect(replace.mock.calls).toEqual([['blob:1']]));
  expect(asked).toEqual([{ submissionId, pdfUrl: 'claim.pdf', attachmentTypeId: 'claim', answers: {} }]);
  expect(screen.getByText('read')).toBeTruthy();
  expect(await answer()).toEqual({ isPdfPreview: true });
});

test('where the PDF cannot be made that is reported, and the PDF as it is opens; without one the tab goes', async () => {
  const { replace, close } = page();
  const fail = (details?: object) => async (name: string) =>
    name === 'preview-pdf'
      ? { ok: false as const, code: 'pdf-failed', ...(details ? { details } : {}) }
      : { ok: false as const, code: 'no' };
  showField({ type: 'pdfpreview', submissionId }, { outcome: fail({ pdfUrl: '/api/assets/northgate/claim.pdf' }) });
  fireEvent.click(screen.getByRole('button', { name: /^Open the PDF/ }));
  expect(await screen.findByText('Failed to generate PDF')).toBeTruthy();
  expect(replace).toHaveBeenCalledWith('/api/assets/northgate/claim.pdf');
  expect(screen.getByText('read')).toBeTruthy();
  cleanup();
  showField({ type: 'pdfpreview', submissionId }, { outcome: fail() });
  fireEvent.click(screen.getByRole('button', { name: /^Open the PDF/ }));
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(screen.queryByText('read')).toBeNull();
});

test('a download is the answer; one that fails is explained here and in a window, in the words of the server or else of the portal', async () => {
  const own = document.implementation.createHTMLDocument();
  vi.spyOn(window, 'open').mockReturnValue({ document: own } as unknown as Window);
  let message: string | undefined = 'It is still being made.';
  let ok = false;
  const { answer } = showField(
    { type: 'pdfdownload', submissionId, attachmentTypeId: 'letter' },
    {
      outcome: async (name) =>
        name === 'download-document' && ok
          ? { ok: true, value: undefined }
          : { ok: false, code: 'failed', ...(message ? { message } : {}) },
    },
  );
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Download the PDF' }));
  press();
  expect(await screen.findByText('Failed to Load PDF: It is still being made.')).toBeTruthy();
  expect([own.title, own.body.textContent]).toEqual(['Failed to Load PDF', 'Failed to Load PDFIt is still being made.']);
  message = undefined;
  press();
  expect(await screen.findByText(/An unexpected error occurred while retrieving the PDF\.$/)).toBeTruthy();
  ok = true;
  press();
  expect(await screen.findByText('read')).toBeTruthy();
  expect(await answer()).toEqual({ isPdfDownloaded: true });
});
