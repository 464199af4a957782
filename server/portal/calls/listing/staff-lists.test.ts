import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallOf } from '#schemas/api';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import { makePortalApi } from '../../portal-api.fixture.ts';
import { searchQuery } from './search-words.ts';

const count = 60;
type Accounts = CallOf<'workspace.accounts'>['answer'];
type Submissions = CallOf<'workspace.submissions'>['answer'];

let db: Database;
let api: Awaited<ReturnType<typeof makePortalApi>>;
beforeAll(async () => {
  db = await openMemoryDatabase();
  const { tenant } = await makePortalApi(db, 0);
  api = await makePortalApi(db, count, { tenant: { ...tenant, identity: { ...tenant.identity, country: 'GB' } } });
  const change = (index: number, values: object) => db.kysely.updateTable('account').set(values).where('id', '=', `a-${index}`).execute();
  await change(7, { name: 'Siân', family_name: 'O’Brien-Llŷr' });
  await change(8, { name: 'ليلى', family_name: 'حداد', status: 6 });
  await change(9, { active: false });
  await change(10, { identifier: '7K3M-9QXD-4' });
  await change(11, { identifier: 'AB-12345' });
  for (const index of [1, 2, 3]) await api.save(`user-${index}`);
});
afterAll(() => db.close());

async function list<Answer>(name: 'accounts' | 'submissions', query: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const answer = await api.call('staff-0', 'GET', `/api/workspace/${name}?${new URLSearchParams(query)}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const accounts = (query?: Readonly<Record<string, string>>) => list<Accounts>('accounts', query);
const submissions = (query?: Readonly<Record<string, string>>) => list<Submissions>('submissions', query);
const idsOf = ({ accounts: rows }: Accounts) => rows.map(({ id }) => id);

test('[APP-05] the pages of a list have every account once, in every order, forwards and back', async () => {
  for (const sort of ['updated', 'created', 'name', 'identifier'])
    for (const direction of ['asc', 'desc']) {
      const pages = [await accounts({ sort, direction })];
      for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) pages.push(await accounts({ sort, direction, after: next }));
      expect(pages.map(({ accounts: rows }) => rows.length)).toEqual([25, 25, 10]);
      expect(pages.map(({ preceding }) => preceding)).toEqual([0, 25, 50]);
      expect(new Set(pages.flatMap(idsOf)).size).toBe(count);
      expect(pages[0]?.previous).toBeUndefined();
      const back = [pages[2]];
      for (let before = pages[2]?.previous; before; before = back.at(-1)?.previous) back.push(await accounts({ sort, direction, before }));
      expect(back.map((page) => page?.preceding)).toEqual([50, 25, 0]);
      expect(back.map((page) => page && idsOf(page))).toEqual(pages.toReversed().map(idsOf));
    }
  const byName = (await accounts({ sort: 'name', direction: 'asc' })).accounts.map(({ fullname }) => fullname);
  expect(byName.slice(0, 2)).toEqual(['Name0 Family0', 'Name1 Family1']);
});

test.each([
  ['sian', ['a-7']],
  ['SIÂN o’brie', ['a-7']],
  ['llyr', ['a-7']],
  ['mailto:person12@example.org.', ['a-12']],
  ['حدا', ['a-8']],
  ['R-1', ['R-1', 'R-12', 'R-13']],
  ['person12@example', ['a-12']],
  ['+44770090005', ['a-50', 'a-51', 'a-52']],
  ['nothing of the kind', []],
  ['  ', 'all'],
  ["' & | ! ( :* \\", []],
])('[APP-05] a search for %j finds by name, number, mail address or telephone, at the beginning of a word', async (search, found) => {
  const { accounts: rows, total } = await accounts({ search, sort: 'identifier', direction: 'asc' });
  if (found === 'all') return expect(total).toBe(count);
  expect(rows.slice(0, 3).map(({ id, identifier }) => (search === 'R-1' ? identifier : id))).toEqual(found);
});

test.each([
  ...['07700 900051', '07700900051', '(07700) 900-051', '+44 7700 900051', '0044 7700 900051', '+44 (0)7700 900051', '٠٧٧٠٠ ٩٠٠٠٥١'].map(
    (search) => [search, 'a-51'] as const,
  ),
  ...['7k3m9qxd4', '7K3 M9Q XD4', '7K3M–9QXD–4'].map((search) => [search, 'a-10'] as const),
  ...['AB12345', 'ab 123', 'ab12'].map((search) => [search, 'a-11'] as const),
])('[APP-05] a telephone number as it is spoken, and an account’s number without its dashes, are found: %s', async (search, id) => {
  expect(idsOf(await accounts({ search }))).toEqual([id]);
});

test('[APP-05] filters of accounts: a status of MYC-06, which a closed one has not, or those that are closed', async () => {
  expect(idsOf(await accounts({ status: 'Completed' }))).toEqual(['a-8']);
  expect(idsOf(await accounts({ status: 'Inactive' }))).toEqual(['a-9']);
  expect((await accounts({ status: 'Registered' })).total).toBe(count - 2);
  expect((await accounts({ status: 'Completed', search: 'sian' })).accounts).toEqual([]);
});

test('[APP-05] the rows before a page are counted among those that suit the filter and the search', async () => {
  const order = { status: 'Registered', search: 'family', sort: 'identifier', direction: 'asc' };
  const { next = '', total } = await accounts(order);
  expect([total, (await accounts({ ...order, after: next })).preceding]).toEqual([count - 3, 25]);
});

test('[APP-05] submissions are found by person and by reference number, and filtered by form and status', async () => {
  const all = await submissions();
  expect(all.submissions.map(({ accountId, formSlug, status }) => [accountId, formSlug, status])).toHaveLength(3);
  const [one] = all.submissions;
  expect((await submissions({ search: one?.referenceNumber ?? '' })).submissions).toEqual([one]);
  expect((await submissions({ search: one?.referenceNumber.replaceAll('-', '').toLowerCase() ?? '' })).submissions).toEqual([one]);
  await db.kysely
    .updateTable('submission')
    .set({ reference_number: 'REF000712' })
    .where('id', '=', all.submissions[1]?.id ?? '')
    .execute();
  expect((await submissions({ search: 'ref000712' })).submissions.map(({ id }) => id)).toEqual([all.submissions[1]?.id]);
  const theirs = await submissions({ search: `07700 9000${one?.accountId.replace('a-', '0')}` });
  expect(theirs.submissions).toEqual([one]);
  expect((await submissions({ search: one?.fullname ?? '' })).submissions.map(({ id }) => id)).toContain(one?.id);
  expect((await submissions({ status: 'Done' })).total).toBe(0);
  expect((await submissions({ formSlug: 'claim', status: 'Draft' })).total).toBe(3);
  expect((await submissions({ formSlug: 'extra' })).total).toBe(0);
});

test('[APP-05] an account has how far its forms and signatures are, by which its status is called', async () => {
  const progress = async () =>
    (await accounts({ search: 'person3@' })).accounts
      .filter(({ id }) => id === 'a-3')
      .map(({ projectId, forms, documents }) => ({ projectId, forms, documents }));
  const documents: readonly [] = [];
  const one = { projectId: 'project-1', documents };
  expect(await progress()).toEqual([{ ...one, forms: [{ slug: 'claim', newest: 'Draft', furthest: 'Draft' }] }]);
  const [first] = (await submissions()).submissions.filter(({ accountId }) => accountId === 'a-3');
  await db.kysely
    .updateTable('submission')
    .set({ status: 'Done' })
    .where('id', '=', first?.id ?? '')
    .execute();
  expect(await progress()).toEqual([{ ...one, forms: [{ slug: 'claim', newest: 'Done', furthest: 'Done' }] }]);
  const document = {
    tenant_id: api.tenant.slug,
    account_id: 'a-3',
    submission_id: null,
    name: 'D',
    sha256: '',
    size: 1,
    sent_at: new Date(0),
  };
  const sent = [
    { ...document, id: 'd-1', file_purpose: 'Offer', status: 'Sent' as const },
    { ...document, id: 'd-2', file_purpose: 'Authority', status: 'Signed' as const },
  ];
  await db.kysely.insertInto('e_document').values(sent).execute();
  const [{ documents: kinds } = { documents: [] }] = await progress();
  expect(kinds.toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual([
    { kind: 'Authority', toSign: 0, signed: 1, declined: 0 },
    { kind: 'Offer', toSign: 1, signed: 0, declined: 0 },
  ]);
  await db.kysely.deleteFrom('e_document').where('tenant_id', '=', api.tenant.slug).execute();
  await db.kysely
    .updateTable('submission')
    .set({ status: 'Draft' })
    .where('id', '=', first?.id ?? '')
    .execute();
});

test('[APP-05] a page that follows a row which is gone is empty, and a question that is wrong is refused', async () => {
  expect(await accounts({ after: 'gone' })).toEqual({ accounts: [], total: count });
  for (const query of ['sort=password', 'status=7', 'direction=up', `search=${'x'.repeat(101)}`])
    expect((await api.call('staff-0', 'GET', `/api/workspace/accounts?${query}`)).statusCode).toBe(400);
});

test('a search is a query of words alone', () => {
  expect(searchQuery(`Élan <-> 'x':A | !y`)).toBe('Elan:* & x & A & y');
  expect([searchQuery(''), searchQuery('  '), searchQuery(' -- ')]).toEqual([undefined, undefined, '']);
  expect(searchQuery('07700 900123')).toBe('07700:* & 900123:*');
  expect(searchQuery('07700 900123', 'GB')).toBe('07700:* & 900123:* | 447700900123 | 44447700900123');
  expect(searchQuery('alexander')).toBe('alexander:*');
  expect(searchQuery('Ann <ann@example.org>')).toBe('Ann:* & ann:* & example:* & org:* | ann:* & example:* & org:*');
  expect(searchQuery('ann@exämple.org')).toContain(' | ann:* & xn:* & exmple:* & cua:* & org:*');
  expect(searchQuery('\u200ESa\u00ADra')).toBe('Sara:*');
});
