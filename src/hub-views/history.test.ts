import { expect, test } from 'vitest';
import type { Submission } from '#schemas/api';
import { daysUntil } from './days-until.ts';
import { historyOf } from './history.ts';

test('what was sent, received, declined, signed and decided, newest first; drafts and files that did not come are not there, and a signed copy is no file that was received', () => {
  const submission = (status: Submission['status'], updatedAt: string) => ({
    formSlug: 'vehicle',
    formName: 'Vehicle',
    label: 'CF14 NGH',
    status,
    updatedAt,
  });
  const file = { id: 'file-1', uploadFileName: 'logbook.pdf', creationDate: '2026-11-12T18:40:00Z' };
  const entries = historyOf({
    submissions: [submission('Done', '2026-11-12T18:31:00Z'), submission('Draft', '2026-11-20T18:31:00Z')],
    files: [
      { ...file, state: 'checked' },
      { ...file, uploadFileName: 'never.pdf', state: 'waiting' },
      { ...file, uploadFileName: 'no.pdf', state: 'refused' },
      { ...file, id: 'copy-1', uploadFileName: 'Agreement.pdf', state: 'checked' },
    ],
    documents: [
      {
        eDocumentName: 'Agreement',
        sentAt: '2026-11-19T09:00:00Z',
        declinedAt: '2026-11-20T08:00:00Z',
        signedAt: '2026-11-22T10:30:00Z',
        signedCopyId: 'copy-1',
      },
    ],
    statuses: [{ name: { en: 'Paid', cy: 'Talwyd' }, day: '2026-11-22' }],
    names: [{ slug: 'vehicle', name: 'Eich cerbyd' }],
    languages: { language: 'cy', languages: ['en', 'cy'] },
  });
  expect(entries).toEqual([
    { kind: 'documentSigned', name: 'Agreement', at: '2026-11-22T10:30:00Z' },
    { kind: 'status', name: 'Talwyd', at: '2026-11-22' },
    { kind: 'documentDeclined', name: 'Agreement', at: '2026-11-20T08:00:00Z' },
    { kind: 'documentSent', name: 'Agreement', at: '2026-11-19T09:00:00Z' },
    { kind: 'file', name: 'logbook.pdf', at: '2026-11-12T18:40:00Z' },
    { kind: 'form', name: 'Eich cerbyd, CF14 NGH', at: '2026-11-12T18:31:00Z' },
  ]);
});

test('a form that is given back was received on the day it was sent, given back, and received again', () => {
  const version = { number: 1, reason: 'The year is not readable.', sentAt: '2026-10-02T10:00:00Z', givenBackAt: '2026-11-02T10:00:00Z' };
  const given = {
    formSlug: 'vehicle',
    formName: 'Vehicle',
    status: 'Draft',
    updatedAt: '2026-11-20T18:31:00Z',
    versions: [version],
  } as const;
  const of = (submission: Parameters<typeof historyOf>[0]['submissions'][number]) =>
    historyOf({ submissions: [submission], files: [], documents: [], names: [], languages: { language: 'en', languages: ['en'] } }).map(
      ({ kind, at }) => `${kind} ${at.slice(0, 10)}`,
    );
  expect(of(given)).toEqual(['formGivenBack 2026-11-02', 'form 2026-10-02']);
  const again = { ...version, number: 2, sentAt: '2026-11-20T18:31:00Z', givenBackAt: '2026-11-22T10:00:00Z' };
  expect(of({ ...given, status: 'Done', updatedAt: '2026-11-25T10:00:00Z', versions: [version, again] })).toEqual([
    'formSentAgain 2026-11-25',
    'formGivenBack 2026-11-22',
    'formSentAgain 2026-11-20',
    'formGivenBack 2026-11-02',
    'form 2026-10-02',
  ]);
});

test.each([
  ['2026-11-22', 0],
  ['2026-11-23', 1],
  ['2026-11-20', -2],
  ['2026-13-40', undefined],
])('days until %s: %s', (date, days) => {
  expect(daysUntil(date, Date.parse('2026-11-22T23:30:00Z'))).toBe(days);
});
