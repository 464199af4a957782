import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPeople } from '../../services/identity/index.ts';
import { openMemoryDatabase, type Database } from '../../platform/db/index.ts';
import { makePortal } from './sign-in-portal.fixture.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

/** A portal with accounts of these numbers, and what becomes of a sign-in. */
async function withAccounts(enumeration: 'spec' | 'strict', ...numbers: string[]) {
  const accountOf = async (_: unknown, name: string) => ({ status: numbers.includes(name) ? ('Active' as const) : ('Unknown' as const) });
  const portal = await makePortal(db, { identity: { methods: ['Email', 'Sms'], country: 'GB', enumeration }, auth: { accountOf } });
  const people = numbers.map((phone) => ({ phone }));
  await addPeople(db.kysely, portal.tenant.identity.userPoolId, people, portal.clock());
  const sentTo = async (countryCode: string, username: string) => {
    portal.pass(60 * 60);
    const answer = await portal.browser().post('/auth/start', { method: 'Sms', username, countryCode });
    const sent = (await portal.messages()).filter(({ at }) => at === portal.clock()).map(({ to }) => to);
    return [answer.statusCode, ...sent];
  };
  return { portal, sentTo };
}

test('a number is found as it is typed: with its code, without, in other digits, and by its former reading where it is stored so', async () => {
  const { sentTo } = await withAccounts('strict', '+447700900101', '+225712345678', '+3531234567812');
  for (const typed of ['+447700900101', '0044 7700 900101', '+44 (0)7700 900101', '٠٧٧٠٠ ٩٠٠١٠١', '07700 900101 ext 3'])
    expect(await sentTo('+44 United Kingdom', typed), typed).toEqual([200, '+447700900101']);
  expect(await sentTo('+33', '+44 7700 900101')).toEqual([200, '+447700900101']);
  expect(await sentTo('+225', '07 12 34 56 78')).toEqual([200, '+225712345678']);
  expect(await sentTo('+353', '01 234 5678 ext 12')).toEqual([200, '+3531234567812']);
});

test('an account under what can be no number is found by it, but where that would reveal it', async () => {
  for (const [enumeration, answer] of [
    ['spec', [200, '+44770090012']],
    ['strict', [404]],
  ] as const)
    expect(await (await withAccounts(enumeration, '+44770090012')).sentTo('+44', '0770 090012')).toEqual(answer);
});

test('an account under the number itself goes before one under its former reading; what can be none is refused', async () => {
  const { sentTo } = await withAccounts('strict', '+2250712345678', '+225712345678');
  expect(await sentTo('+225', '07 12 34 56 78')).toEqual([200, '+2250712345678']);
  expect(await sentTo('+44', '0770 090012')).toEqual([404]);
});

test('a code counts in a message that was pasted whole, without a script, too', async () => {
  const { portal } = await withAccounts('strict');
  const browser = portal.browser();
  await browser.submit('/auth/start', { method: 'Sms', CountryCode: '', MobileNumber: '+44 7700 900123' });
  const code = await portal.codeFor('+447700900123');
  const message = `Your code is ${code.slice(0, 4)} ${code.slice(4)}. It counts for 15 minutes; ring 0800 123 4567 if it was not you.`;
  await browser.submit('/auth/answer', { code: message });
  expect((await browser.post('/auth/session')).statusCode).toBe(200);
});
