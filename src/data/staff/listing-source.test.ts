import { expect, test, vi } from 'vitest';
import type { AccountsListing, SubmissionsListing } from '#schemas/api';
import { listing } from './listing-source.ts';
import type { SourceRequest } from '../source.ts';

const row = {
  id: 'a-1',
  identifier: 'R-1',
  fullname: 'Ann Lee',
  email: 'a@example.org',
  status: 3,
  active: true,
  projectId: 'p',
  statusDescription: 'Form wanted',
  workflow: { accountStatusCode: 'W' },
  forms: [{ slug: 'claim', newest: 'Done', furthest: 'Done' }],
  documents: [],
};
const received = {
  slug: 'received',
  steps: [],
  workflowStatusMapping: {
    W: { messageContentId: 'wanted', messages: [{ when: { '==': [{ var: 'forms.status.claim' }, 'Done'] }, messageContentId: 'here' }] },
  },
  messageContents: {
    wanted: { header: 'Wanted', description: 'x', class: 'information' },
    here: { header: 'Here', description: 'x', class: 'information', status: 'Form received' },
  },
};
let steps: object | null = null;
const dates = { createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-02T00:00:00Z' };
const sent = {
  id: 's-1',
  accountId: 'a-1',
  identifier: 'R-1',
  fullname: 'Ann Lee',
  formSlug: 'claim',
  formName: 'Old',
  label: 'CF14 NGH',
  status: 'Done',
  referenceNumber: 'X',
};
const call = vi.fn(async (name: string, _parts?: { query?: object }): Promise<unknown> => {
  if (name === 'workspace.accounts') return { accounts: [{ ...row, ...dates }], total: 1001, preceding: 25, next: 'a-1', previous: 'a-0' };
  if (name === 'workspace.submissions') return { submissions: [{ ...sent, ...dates }], total: 1 };
  return { W: 'green' };
});

let registration: { readonly status: string } | null = { status: 'Active' };

async function open<View>(address: string, staff = true): Promise<View> {
  const asked = {
    url: new URL(address, 'https://portal.example'),
    session: () => ({ state: 'signed-in', view: { staff } }),
    api: { call },
    questions: {
      forms: async () => [{ slug: 'claim', name: { en: 'Your claim' } }],
      form: async () => registration,
      steps: async () => steps,
    },
    site: { language: 'en', languages: ['en'], tenant: { slug: 'acme', projectId: 'p' } },
    report: vi.fn(),
  } as unknown as SourceRequest;
  const answer = await listing.load(asked);
  return (answer.state === 'ready' ? answer.value : answer) as View;
}

test('the address is the list: its links keep search, filters and order, and a new search begins at the first page', async () => {
  const view = await open<AccountsListing>('/listing/list?search=ann+lee&status=Verifying&sort=name&after=a-9');
  expect(call).toHaveBeenCalledWith('workspace.accounts', {
    query: { search: 'ann lee', status: 'Verifying', after: 'a-9', sort: 'name', direction: 'asc' },
  });
  const kept = '/listing/list?search=ann+lee&status=Verifying&sort=name';
  expect(view.pages).toEqual({ first: kept, previous: `${kept}&before=a-0`, next: `${kept}&after=a-1` });
  expect([view.total, view.preceding]).toEqual([1001, 25]);
  expect(view.orders['name']).toEqual({ href: '/listing/list?search=ann+lee&status=Verifying&sort=-name', current: 'ascending' });
  expect(view.orders['updated']).toEqual({ href: '/listing/list?search=ann+lee&status=Verifying&sort=-updated' });
  expect([view.kept, view.clearHref]).toEqual([[['sort', 'name']], '/listing/list']);
  expect(view.rows).toEqual([expect.objectContaining({ href: '/listing/details?accountId=a-1', status: 'Verifying', colour: 'green' })]);
});

test('the status of an account is called as on its own pages: a message of the workflow comes before what the list has of it', async () => {
  const statusOf = async () => {
    const [first] = (await open<AccountsListing>('/listing/list')).rows;
    return [first?.description, first?.colour];
  };
  expect(await statusOf()).toEqual(['Form wanted', 'green']);
  steps = received;
  expect(await statusOf()).toEqual(['Form received', undefined]);
  row.forms = [{ slug: 'claim', newest: 'Draft', furthest: 'Done' }];
  expect(await statusOf()).toEqual(['Form wanted', 'green']);
  steps = null;
});

test('staff register a person where the tenant has a form for it', async () => {
  const hrefWith = async (form: typeof registration) => {
    registration = form;
    return (await open<AccountsListing>('/listing/list')).registerHref;
  };
  expect([await hrefWith(null), await hrefWith({ status: 'Inactive' }), await hrefWith({ status: 'Active' })]).toEqual([
    undefined,
    undefined,
    '/page/registration?isWorkspace=true',
  ]);
});

test('an address that was changed by hand still shows a list', async () => {
  call.mockClear();
  await open('/listing/list?sort=password&status=7&accountId=x');
  expect(call).toHaveBeenCalledWith('workspace.accounts', { query: { sort: 'updated', direction: 'desc' } });
});

test('the list of submissions is an address of its own; a row leads to the account', async () => {
  const view = await open<SubmissionsListing>('/listing/list?list=submissions&formSlug=claim');
  expect(view.lists.map(({ href, current }) => [href, current])).toEqual([
    ['/listing/list', false],
    ['/listing/list?list=submissions', true],
  ]);
  expect(view.rows[0]).toMatchObject({ form: 'Your claim, CF14 NGH', href: '/listing/details?accountId=a-1', reference: 'X' });
});

test('choosing leads back to the place that wanted a person, whatever account that place names, and to no other portal', async () => {
  const hrefFor = async (to: string) => (await open<AccountsListing>(`/listing/list?${new URLSearchParams({ to })}`)).rows[0]?.href;
  expect(await hrefFor('/form/claim?createClaim=true')).toBe('/form/claim?createClaim=true&accountId=a-1');
  expect(await hrefFor('/form/claim?accountId=other')).toBe('/form/claim?accountId=a-1');
  expect(await hrefFor('//evil.example/x')).toBe('/listing/details?accountId=a-1');
});

test('claimants are shown no list, and nothing is asked', async () => {
  call.mockClear();
  expect(await open('/listing/list', false)).toEqual({ state: 'empty' });
  expect(call).not.toHaveBeenCalled();
});
