// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { PortalError } from '../../failure/portal-error.ts';
import type { ActionContext } from '../action.ts';
import { createAct } from '../create-act.ts';

const api = { call: vi.fn<(name: string, parts?: object) => Promise<unknown>>() };
const actAs = (account: unknown) =>
  createAct({ api, acting: { workspace: false, account }, site: { tenant: { slug: 'northgate' } } } as unknown as ActionContext);
const act = actAs('own');
const item = (state: string) => ({
  dmsDocumentId: `d-${state}`,
  uploadFileName: 'v5c.pdf',
  creationDate: '2026-11-21T14:05:00Z',
  canDownload: state === 'checked',
  state,
});
/** Addresses that links were pressed for, with the name to keep each under. */
const followed: [string, string, string][] = [];
vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
  followed.push([this.getAttribute('href') ?? '', this.download, this.target]);
});
afterEach(() => {
  api.call.mockReset();
  followed.length = 0;
});

test('files are listed of the account the screen acts for, or of the one that is named, as rows', async () => {
  api.call.mockImplementation(async (name) =>
    name === 'accounts.mine' ? [{ id: 'a1' }] : ['checked', 'received', 'waiting', 'refused'].map(item),
  );
  const row = { fileName: 'v5c.pdf', dateTime: '2026-11-21T14:05:00Z', canDownload: false };
  expect(await act('list-attachments', { owner: 'account' })).toEqual({
    ok: true,
    value: {
      files: [
        { ...row, id: 'd-checked', canDownload: true },
        { ...row, id: 'd-received' },
        { ...row, id: 'd-waiting', trouble: 'missing' },
        { ...row, id: 'd-refused', trouble: 'refused' },
      ],
    },
  });
  expect(api.call).toHaveBeenLastCalledWith('attachments.ofAccount', { params: { id: 'a1' }, query: {} });
  await actAs({ id: 'chosen' })('list-attachments', { owner: 'account' });
  expect(api.call).toHaveBeenLastCalledWith('attachments.ofAccount', { params: { id: 'chosen' }, query: {} });
  await act('list-attachments', { owner: 'submission', ownerId: 's1', filePurpose: 'proof' });
  expect(api.call).toHaveBeenLastCalledWith('attachments.ofSubmission', { params: { id: 's1' }, query: { filePurpose: 'proof' } });
});

test('a form that is not saved yet has no files, and none are asked for', async () => {
  expect(await act('list-attachments', { owner: 'submission' })).toEqual({ ok: true, value: { files: [] } });
  expect(api.call).not.toHaveBeenCalled();
});

test('a preview has an address for a minute; one that fails has that of the PDF as it is', async () => {
  vi.useFakeTimers();
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  const revoked = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const pdf = new Blob(['%PDF']);
  api.call.mockResolvedValueOnce(pdf);
  const asked = { submissionId: 's1', pdfUrl: 'claim.pdf', answers: { make: 'Heron' } };
  expect(await act('preview-pdf', asked)).toEqual({ ok: true, value: { address: 'blob:1' } });
  vi.advanceTimersByTime(59_999);
  expect([made.mock.calls, revoked.mock.calls]).toEqual([[[pdf]], []]);
  vi.advanceTimersByTime(1);
  expect(revoked).toHaveBeenCalledWith('blob:1');
  vi.useRealTimers();
  expect(api.call).toHaveBeenCalledWith('submissions.pdfPreview', {
    query: { submissionId: 's1' },
    body: { data: { make: 'Heron' }, pdfUrl: 'claim.pdf' },
  });
  api.call.mockRejectedValueOnce(new PortalError(422, 'pdf-failed'));
  const details = { pdfUrl: '/api/assets/northgate/claim.pdf' };
  expect(await act('preview-pdf', asked)).toMatchObject({ ok: false, code: 'pdf-failed', details });
  expect(await act('preview-pdf', { ...asked, submissionId: '' })).toMatchObject({ ok: false, code: 'not-saved-yet', details });
  const unsafe = await act('preview-pdf', { pdfUrl: 'javascript:alert(1)', answers: {} });
  expect(unsafe).toEqual({ ok: false, code: 'not-saved-yet' });
});

test('a document is fetched by the link of its type, else by the address of its question; at another host beside the page', async () => {
  api.call.mockResolvedValueOnce({ s3PresingedUrl: 'https://files.example/d?sig=1', documentDownloadName: 'letter.pdf' });
  await act('download-document', { submissionId: 's1', attachmentTypeId: 'letter', pdfUrl: 'claim.pdf' });
  await act('download-document', { pdfUrl: 'claim.pdf' });
  expect(followed).toEqual([
    ['https://files.example/d?sig=1', 'letter.pdf', '_blank'],
    ['/api/assets/northgate/claim.pdf', 'claim.pdf', ''],
  ]);
  api.call.mockRejectedValueOnce(new PortalError(404, 'not-found'));
  expect(await act('download-document', { submissionId: 's1', attachmentTypeId: 'letter' })).toMatchObject({
    ok: false,
    code: 'not-found',
  });
  expect(await act('download-document', {})).toEqual({ ok: false, code: 'no-document' });
});
