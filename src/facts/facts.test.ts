import { expect, test, vi } from 'vitest';
import { noAccountFacts, pathsAt, type FactPath } from '#schemas/page';
import { createFacts } from './facts.ts';
import { openingFacts } from './opening-facts.ts';
import { sessionFacts } from './session-facts.ts';

test('what is not known yet is pending if a visitor decides it, else absent', () => {
  const facts = createFacts({ language: 'en' });
  expect(facts.read('language')).toEqual({ state: 'known', value: 'en' });
  for (const path of ['session.signedIn', 'account.status', 'claims.count', 'forms.open', 'device.width'] as const)
    expect(facts.read(path)).toEqual({ state: 'pending' });
  expect(facts.read('query.constructor')).toEqual({ state: 'absent' });
});

test('only readers of a changed fact are notified', () => {
  const facts = createFacts({});
  const [session, device] = [vi.fn(), vi.fn()];
  facts.subscribe(['session.signedIn', 'session.name'], session);
  const stop = facts.subscribe(['device.width'], device);
  facts.learn({ 'session.signedIn': false, 'session.name': undefined });
  expect(session).toHaveBeenCalled();
  expect(device).not.toHaveBeenCalled();
  const calls = session.mock.calls.length;
  facts.learn({ 'session.signedIn': false });
  expect(session).toHaveBeenCalledTimes(calls);
  stop();
  facts.learn({ 'device.width': 320 });
  expect(device).not.toHaveBeenCalled();
});

test('two page instances share nothing', () => {
  const [one, other] = [createFacts({}), createFacts({})];
  one.learn({ 'session.signedIn': true });
  expect(other.read('session.signedIn')).toEqual({ state: 'pending' });
});

test('the opening facts are those of the address', () => {
  const url = new URL('https://portal.example/page/faqs?utm_source=mail&utm_source=two&accountId=7&__proto__=x');
  const opening = openingFacts({ tenantName: 'Acme', claimsEnabled: false, language: 'cy', url, now: 5 });
  expect(opening).toMatchObject({
    'tenant.name': 'Acme',
    'tenant.claimsEnabled': false,
    language: 'cy',
    now: 5,
    'query.utm_source': 'mail',
    'query.__proto__': 'x',
  });
  expect(({} as Record<string, unknown>).x).toBeUndefined();
});

test('whether a place is drawn for staff at work is known with the session, and true for staff alone', () => {
  const place = new URL('https://portal.example/page/faqs?isWorkspace=true');
  const opening = (url: URL) => openingFacts({ tenantName: 'Acme', claimsEnabled: false, language: 'cy', url, now: 5 });
  expect(opening(place)).not.toHaveProperty('workspace');
  expect(createFacts(opening(place)).read('workspace')).toEqual({ state: 'pending' });
  expect(opening(new URL('https://portal.example/page/faqs'))).toMatchObject({ workspace: false });
  const view = {
    fullName: 'A',
    id: 'a',
    username: 'a',
    staff: false,
    manager: false,
    editor: false,
    profileHref: '/',
    preferencesHref: '/',
  };
  const known = (staff: boolean) => sessionFacts({ state: 'signed-in', view: { ...view, staff } }, place).workspace;
  expect([known(true), known(false), sessionFacts({ state: 'signed-out' }, place).workspace]).toEqual([true, false, false]);
});

test('without a session everything personal is absent, not pending', () => {
  const place = new URL('https://portal.example/page/faqs');
  const facts = createFacts({});
  facts.learn(sessionFacts({ state: 'signed-out' }, place));
  expect(facts.read('session.signedIn')).toEqual({ state: 'known', value: false });
  const personal = (pathsAt('page') as FactPath[]).filter((path) => !path.startsWith('device.'));
  expect(personal.filter((path) => facts.read(path).state === 'pending')).toEqual([]);
  expect(personal.filter((path) => facts.read(path).state === 'known')).toEqual(['workspace', 'session.signedIn', 'session.staff']);
  expect(Object.keys(noAccountFacts)).toEqual(expect.arrayContaining(['account.id', 'claims.count', 'forms.open']));
  expect(sessionFacts({ state: 'pending' }, place)).toEqual({});
});
