import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../platform/db/index.ts';
import { addPeople } from '../../services/identity/index.ts';
import { makePortal } from './sign-in-portal.fixture.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

/** The limits of production. */
const limits = { signIn: 20, signInAccount: 5, lookups: 30 };
const attacker = '198.51.100.7';
const elsewhere = '203.0.113.5';

type Entry = 'auth' | 'protocol' | 'both';

/** A portal and an attacker at one address who asks for codes, and answers them wrongly, at one entry or at both in turn. */
async function attacked(entry: Entry, enumeration: 'strict' | 'spec' = 'strict') {
  const portal = await makePortal(db, { identity: { enumeration }, limits });
  let turn = 0;
  const protocol = async (operation: string, body: object, address: string) => {
    const { app, pool } = portal;
    const headers = { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`, 'x-forwarded-for': address };
    return app.inject({ method: 'POST', url: '/identity', payload: JSON.stringify({ ClientId: pool.clientId, ...body }), headers });
  };
  /** Answers whether the entry refused for too many tries, and gives the way to a wrong answer. */
  const start = async (name: string, address = attacker) => {
    turn += 1;
    if (entry === 'auth' || (entry === 'both' && turn % 2 === 0)) {
      const browser = portal.browser(address);
      const answer = await browser.post('/auth/start', { method: 'Email', username: name });
      const wrong = async () => (await browser.post('/auth/answer', { code: '0' })).statusCode === 429;
      return { refused: answer.statusCode === 429, retryAfter: answer.headers['retry-after'], wrong };
    }
    const answer = await protocol('InitiateAuth', { AuthFlow: 'CUSTOM_AUTH', AuthParameters: { USERNAME: name } }, address);
    let { Session = '' } = answer.json<{ Session?: string }>();
    const wrong = async () => {
      const ChallengeResponses = { USERNAME: name, ANSWER: '0' };
      const answered = await protocol(
        'RespondToAuthChallenge',
        { ChallengeName: 'CUSTOM_CHALLENGE', Session, ChallengeResponses },
        address,
      );
      Session = answered.json<{ Session?: string }>().Session ?? Session;
      return answered.body.includes('attempts exceeded');
    };
    return { refused: answer.body.includes('attempts exceeded'), retryAfter: answer.headers['retry-after'], wrong };
  };
  return { ...portal, start };
}

describe.each<[string, Entry]>([
  ['the portal’s own sign-in', 'auth'],
  ['the public protocol', 'protocol'],
  ['both in turn', 'both'],
])('%s', (_, entry) => {
  test('[SEC-3] of 150 look-ups from one address as many are answered as one address may have', async () => {
    const { start, pass } = await attacked(entry, 'spec');
    let answered = 0;
    let waitSeconds: unknown;
    for (let index = 0; index < 150; index += 1) {
      const { refused, retryAfter } = await start(`nil${index}@example.org`);
      if (refused) waitSeconds = retryAfter;
      else answered += 1;
      if (index % 15 === 14) pass(60);
    }
    expect(answered).toBe(limits.lookups);
    expect(Number(waitSeconds)).toBeGreaterThan(60);
    expect((await start('nil@example.org', elsewhere)).refused).toBe(false);
  });

  test('[SEC-2] an attacker who wants to lock out forty accounts from one address gets twenty steps a minute, and locks none out', async () => {
    const portal = await attacked(entry);
    const emails = Array.from({ length: 40 }, (__, index) => `person${index}@example.org`);
    const people = emails.map((email) => ({ email }));
    await addPeople(db.kysely, portal.pool.poolId, people, portal.clock());
    let steps = 0;
    for (const email of emails) {
      const { refused, wrong } = await portal.start(email);
      if (refused) continue;
      steps += 1;
      for (let tries = 1; tries <= 5; tries += 1) if (!(await wrong())) steps += 1;
    }
    expect(steps).toBe(limits.signIn);
    portal.pass(1);
    for (const email of emails.slice(0, 4)) expect(await portal.browser(elsewhere).signIn(email)).toHaveProperty('idToken');
  });

  test('[SEC-2] a known device signs in during an attack, and so does a browser that was never here, from elsewhere', async () => {
    const portal = await attacked(entry);
    const known = portal.browser(elsewhere);
    await known.signIn('ann@example.org');
    for (let minutes = 1; minutes <= 45; minutes += 1) {
      const { refused, wrong } = await portal.start('ann@example.org');
      for (let tries = 1; !refused && tries <= 5; tries += 1) await wrong();
      expect(refused, `the attacker in minute ${minutes}`).toBe(minutes > 5);
      portal.pass(60);
      if (minutes % 15 !== 0) continue;
      expect(await known.signIn('ann@example.org')).toHaveProperty('idToken');
      portal.pass(1);
      expect(await portal.browser('203.0.113.99').signIn('ann@example.org')).toHaveProperty('idToken');
    }
  });

  test('[SEC-2] who shares the attacker’s range is mailed a way back in, and stays in whatever the attacker goes on to do', async () => {
    const portal = await attacked(entry);
    const burn = async () => {
      for (let code = 1; code <= 12; code += 1) {
        await portal.start('ann@example.org', '198.51.100.8');
        portal.pass(30);
      }
    };
    await burn();
    const owner = portal.browser('198.51.100.9');
    const refused = await owner.post('/auth/start', { method: 'Email', username: 'ann@example.org' });
    expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
    const [, token = ''] = /token=([\w-]+)/.exec((await portal.messages()).find(({ text }) => text.includes('token='))?.text ?? '') ?? [];
    expect((await owner.submit('/auth/unlock', { token })).statusCode).toBe(200);
    await burn();
    expect(await owner.signIn('ann@example.org')).toHaveProperty('idToken');
  });
});
