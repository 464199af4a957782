import { expect, test } from 'vitest';
import type { ClaimsAnswer } from '#schemas/api';
import { mergeClaimsAnswers } from './merge-claims-answers.ts';

const answer = (accountId: string, more: Partial<ClaimsAnswer>): ClaimsAnswer => ({
  accountId,
  identifier: `N-${accountId}`,
  projectId: 'p',
  accountStatus: { description: accountId, workflowStatusCode: accountId, details: [] },
  columns: [],
  statusColours: {},
  claims: [],
  accountButtons: [],
  isESignEnabled: false,
  email: `${accountId}@example.org`,
  ...more,
});
const button = (slug: string) => ({ controlLabel: slug, formSlug: { formSlug: slug } });

test('every answer of the claims call is shown: the account of the first, rows, columns, colours and buttons of all, each once', () => {
  const first = answer('a', {
    columns: [{ field: 'number', headerText: 'Number' }],
    statusColours: { Open: 'green' },
    claims: [{ SubmissionId: 's-1', number: 1 }],
    accountButtons: [button('more')],
  });
  const second = answer('b', {
    columns: [
      { field: 'number', headerText: 'No.' },
      { field: 'vehicle', headerText: 'Vehicle' },
    ],
    statusColours: { Open: 'grey', Paid: 'blue' },
    claims: [{ SubmissionId: 's-1', number: 9 }, { SubmissionId: 's-2', number: 2 }, { number: 3 }, { number: 4 }],
    accountButtons: [button('more'), button('other')],
    isESignEnabled: true,
    eSignButtonLabel: 'Sign',
    app_StartTime: '2026-12-08T14:30:00Z',
    app_CancelUrl: 'https://calendly.com/cancellations/1',
  });
  expect(mergeClaimsAnswers([first, second])).toEqual({
    ...first,
    columns: [first.columns[0], second.columns[1]],
    statusColours: { Open: 'green', Paid: 'blue' },
    claims: [{ SubmissionId: 's-1', number: 1 }, { SubmissionId: 's-2', number: 2 }, { number: 3 }, { number: 4 }],
    accountButtons: [button('more'), button('other')],
    isESignEnabled: true,
    eSignButtonLabel: 'Sign',
    app_StartTime: '2026-12-08T14:30:00Z',
    app_CancelUrl: 'https://calendly.com/cancellations/1',
  });
});

test('one answer is as it was, and none is none', () => {
  const only = answer('a', {});
  expect([mergeClaimsAnswers([only]), mergeClaimsAnswers([])]).toEqual([only, undefined]);
});
