import { expect, test } from 'vitest';
import type { Account, SubmissionDetail } from '#schemas/api';
import { accountDetailView, submissionDetailView, warningsOf } from './claim-detail-view.ts';

const line = { kind: 'answer', title: 'Registration', text: 'CF14' } as const;
const detail = (id: string, more: Partial<SubmissionDetail['data']> = {}): SubmissionDetail => ({
  id,
  accountId: 'a',
  referenceNumber: '7K3M-9QXD-4',
  status: 'Done',
  updatedAt: '2026-11-12T09:00:00Z',
  fullname: 'Ann Lee',
  formRef: { name: { en: 'Your vehicle', cy: 'Eich cerbyd' }, slug: 'vehicle' },
  data: {
    formDetails: [],
    workFlowDetails: { confirmationNumber: 'NG-1', status: { en: 'Open', cy: 'Ar agor' }, iconColoursCss: 'green' },
    sections: [
      { title: 'One', lines: [line] },
      { title: '', lines: [line] },
    ],
    submissionWorkflow: { warnings: { en: 'Check it; ;send it', cy: 'Gwiriwch' } },
    ...more,
  },
  workflow: { submissionStatusCode: 'WFS' },
});
const hrefOfVersion = (id: string, number?: number): string => `/${id}/${number ?? 'newest'}`;
const around = { files: [], backHref: '/securedPage/my-claim', hrefOfVersion, languages: { language: 'en', languages: ['en', 'cy'] } };

test('warnings are split on semicolons, also the Arabic one; empty parts are dropped', () => {
  expect(warningsOf(' Check it; ;send it;')).toEqual(['Check it', 'send it']);
  expect(warningsOf('تحققوا؛ أرسلوا')).toEqual(['تحققوا', 'أرسلوا']);
  expect(warningsOf('')).toEqual([]);
});

test('a submission: a tab for each step, in the language shown; a claim without a status has that of its form', () => {
  const view = submissionDetailView(detail('s'), around);
  expect(view).toMatchObject({
    title: 'Your vehicle',
    number: 'NG-1',
    isReference: false,
    status: { text: 'Open', colour: 'green' },
    form: 'Done',
    warnings: ['Check it', 'send it'],
  });
  expect(view.tabs.map(({ key, title, submissionId }) => [key, title, submissionId])).toEqual([
    ['step-0', 'One', 's'],
    ['step-1', '', 's'],
  ]);
  const withoutClaim = submissionDetailView(detail('s', { workFlowDetails: { confirmationNumber: '7K3M-9QXD-4', status: '' } }), around);
  expect(withoutClaim).not.toHaveProperty('status');
  expect(withoutClaim).toMatchObject({ number: '7K3M-9QXD-4', isReference: true });
});

test('what was given back to be corrected leads its person to the form; for staff their own rules decide', () => {
  const draft = { ...detail('s'), status: 'Draft' as const };
  const staffActions = { booking: undefined, editHrefOf: () => undefined };
  const editHrefs = (one: SubmissionDetail, more = {}) =>
    new Set(submissionDetailView(one, { ...around, ...more }).tabs.map(({ editHref }) => editHref));
  expect([editHrefs(draft), editHrefs(detail('s')), editHrefs(draft, { staffActions })]).toEqual([
    new Set(['/form/vehicle?submissionId=s']),
    new Set([undefined]),
    new Set([undefined]),
  ]);
});

test('an account: a tab for each submission, with the steps as headings', () => {
  const account = { fullname: 'Ann Lee', identifier: 'NG', workflow: { accountStatusCode: 'WFS' } } as Account;
  const view = accountDetailView([detail('s-1'), detail('s-2')], { ...around, account, colours: { WFS: 'blue' } });
  expect(view).toMatchObject({ title: 'Ann Lee', number: 'NG', status: { text: 'WFS', colour: 'blue' } });
  expect(view.tabs.map(({ title, submissionId }) => [title, submissionId])).toEqual([
    ['Your vehicle, NG-1', 's-1'],
    ['Your vehicle, NG-1', 's-2'],
  ]);
  expect(view.tabs[0]?.lines).toEqual([{ kind: 'heading', title: 'One' }, line, line]);
});
