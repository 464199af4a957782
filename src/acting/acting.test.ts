import { expect, test } from 'vitest';
import type { SessionState } from '../auth/session.ts';
import { actingFor, carryChoice, keeperOf, oneself, type ActingPerson } from './acting.ts';

const signedIn = (staff: boolean): SessionState => ({
  state: 'signed-in',
  view: { fullName: 'Ben', id: 'ben', username: 'ben', staff, manager: false, editor: false, profileHref: '/', preferencesHref: '/' },
});
const at = (query: string) => new URL(`/form/claim${query}`, 'https://portal.example');
const forOne: ActingPerson = { workspace: true, account: { id: 'a-1' } };

test.each([
  ['', { workspace: false, account: 'none' }],
  ['?isWorkspace=true', { workspace: true, account: 'none' }],
  ['?isWorkspace=false', { workspace: false, account: 'none' }],
  ['?accountId=', { workspace: true, account: 'none' }],
  ['?accountId=a-1', forOne],
  ['?accountId=a-1&isWorkspace=true', forOne],
])('the query %j selects a variant for staff, and changes nothing for anyone else', (query, acting) => {
  expect(actingFor(signedIn(true), at(query))).toEqual(acting);
  for (const session of [signedIn(false), { state: 'pending' }, { state: 'signed-out', was: 'ben' }] as const)
    expect(actingFor(session, at(query))).toEqual({ workspace: false, account: 'own' });
});

test('the choice goes on to every address of the portal that makes none, and nowhere else', () => {
  expect(carryChoice('/form/claim?a=1#step-2', forOne)).toBe('/form/claim?a=1&accountId=a-1#step-2');
  expect(carryChoice('/form/claim?accountId=a-2', forOne)).toBe('/form/claim?accountId=a-2');
  expect(carryChoice('//evil.example/x', forOne)).toBe('//evil.example/x');
  expect(carryChoice('/form/claim', oneself)).toBe('/form/claim');
});

test('the lists of the workspace are about no account, whatever their address names', () => {
  const list = new URL('https://portal.example/listing/list?accountId=a-1');
  expect(actingFor(signedIn(true), list)).toEqual({ workspace: true, account: 'none' });
  expect(actingFor(signedIn(false), list)).toEqual({ workspace: false, account: 'own' });
  expect(carryChoice('/listing/list?search=x', forOne)).toBe('/listing/list?search=x');
  expect(carryChoice('/listing/details', forOne)).toBe('/listing/details?accountId=a-1');
});

test('what staff write is kept on a device apart for each account; without an account it is not kept', () => {
  const keeper = (acting: ActingPerson) => keeperOf(signedIn(true), acting);
  expect(new Set([keeper(forOne), keeper({ workspace: true, account: { id: 'a-2' } }), keeper(oneself)]).size).toBe(3);
  expect(keeper({ workspace: true, account: 'none' })).toBeUndefined();
  expect(keeperOf({ state: 'signed-out', was: 'ann' }, oneself)).toBe('ann');
});
