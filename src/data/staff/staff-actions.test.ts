import { expect, test } from 'vitest';
import type { Account, SubmissionDetail } from '#schemas/api';
import type { SourceRequest } from '../source.ts';
import { staffActionsOn } from './staff-actions.ts';

const form = (slug: string, more: object = {}) => ({
  slug,
  status: 'Active',
  restricted: false,
  additionalForm: false,
  showOnHubDetailsPage: true,
  ...more,
});
const forms = [
  form('open'),
  form('again', { additionalForm: true }),
  form('restricted', { restricted: true }),
  form('elsewhere', { showOnHubDetailsPage: false, additionalForm: true }),
  form('uneditable'),
  form('hidden'),
  form('retired', { status: 'Inactive' }),
];
const configs = [
  { formSlug: 'uneditable', hideFormTabInStatus: [], hideEditButtonInStatus: ['W_Now'] },
  { formSlug: 'hidden', hideFormTabInStatus: ['W_Now'], hideEditButtonInStatus: ['W_Other'] },
  { formSlug: 'open', hideFormTabInStatus: ['W_Other'], hideEditButtonInStatus: ['W_Other'] },
];
const account = { id: 'a-1', projectId: 'p', workflow: { accountStatusCode: 'W_Now' } } as Account;

async function work() {
  const asked = {
    acting: { workspace: true, account: { id: 'a-1' } },
    questions: { forms: async () => forms },
    api: { call: (name: string) => (name === 'accounts.formSlugConfig' ? Promise.resolve(configs) : Promise.reject(new Error('no'))) },
  } as unknown as SourceRequest;
  return staffActionsOn(account, asked);
}

test('a form of the detail screen has a tab unless the status hides it; a restricted one has none, one that is gone keeps its own', async () => {
  const { hasTab, booking } = await work();
  const all = [...forms.map(({ slug }) => slug), 'gone'];
  expect(all.filter(hasTab)).toEqual(['open', 'again', 'uneditable', 'retired', 'gone']);
  expect(booking).toBeUndefined();
});

test('a draft, and what may be sent again, is edited unless the status hides the button', async () => {
  const { editHrefOf } = await work();
  const hrefOf = (slug: string, status: 'Draft' | 'Done') =>
    editHrefOf({ id: 's-1', formRef: { slug, name: slug }, status } as SubmissionDetail);
  expect(hrefOf('open', 'Draft')).toBe('/form/open?submissionId=s-1&accountId=a-1');
  expect(hrefOf('again', 'Done')).toBe('/form/again?submissionId=s-1&accountId=a-1');
  const not = ([slug, status]: readonly [string, 'Draft' | 'Done']) => hrefOf(slug, status) === undefined;
  expect(
    (
      [
        ['open', 'Done'],
        ['uneditable', 'Draft'],
        ['restricted', 'Draft'],
        ['retired', 'Draft'],
        ['gone', 'Draft'],
      ] as const
    ).every(not),
  ).toBe(true);
});
