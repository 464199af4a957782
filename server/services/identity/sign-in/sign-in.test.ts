import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import { makePool } from '../pool.fixture.ts';
import { masked } from '../fill-messages/masked.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

const wrongOf = (code: string): string => String((Number(code) + 1) % 10 ** code.length).padStart(code.length, '0');
const exceeded = { type: 'NotAuthorizedException', message: 'Password attempts exceeded' };

test.each([
  ['ann@example.org', 'a•••@example.org'],
  ['+447700900123', '+44•••123'],
  ['abc', '•••'],
  ['abcdef', 'a•••f'],
  ['@', '•••'],
])('%s is shown as %s', (typed, shown) => expect(masked(typed)).toBe(shown));

describe('a passcode', () => {
  test('a mailed code of eight digits signs in, and the tokens identify the person', async () => {
    const pool = await makePool(db);
    const { Session, ChallengeParameters, ChallengeName } = await pool.initiate(' Ann@Example.org ');
    expect({ ChallengeName, email: ChallengeParameters['email'] }).toEqual({
      ChallengeName: 'CUSTOM_CHALLENGE',
      email: 'a•••@example.org',
    });
    const code = await pool.codeFor('ann@example.org');
    expect(code).toMatch(/^\d{8}$/);
    const answer = await pool.respond(Session, 'ann@example.org', ` ${code} `);
    const { AccessToken, RefreshToken, ExpiresIn, TokenType } = answer.AuthenticationResult!;
    expect({ ExpiresIn, TokenType, parts: RefreshToken.split('.').length }).toEqual({ ExpiresIn: 300, TokenType: 'Bearer', parts: 5 });
    expect(await pool.identity.call('GetUser', { AccessToken })).toMatchObject({
      UserAttributes: expect.arrayContaining([
        { Name: 'email', Value: 'ann@example.org' },
        { Name: 'email_verified', Value: 'true' },
        { Name: 'name', Value: 'Ann Lee' },
      ]),
    });
  });

  test('is used once, for its own session, and the internal name answers as well', async () => {
    const pool = await makePool(db);
    const first = await pool.initiate('ann@example.org');
    const code = await pool.codeFor('ann@example.org');
    const other = await pool.initiate('ben@example.org');
    await expect(pool.respond(other.Session, 'ben@example.org', code)).resolves.toMatchObject({ ChallengeName: 'CUSTOM_CHALLENGE' });
    await expect(pool.respond(first.Session, 'ben@example.org', code)).rejects.toMatchObject({ message: 'Invalid session for the user.' });
    await expect(pool.respond(first.Session, first.ChallengeParameters['USERNAME']!, code)).resolves.toHaveProperty('AuthenticationResult');
    await expect(pool.respond(first.Session, 'ann@example.org', code)).rejects.toMatchObject({
      message: 'Invalid session for the user, session can only be used once.',
    });
  });

  test('a newer one ends the one before', async () => {
    const pool = await makePool(db);
    const first = await pool.initiate('ann@example.org');
    const old = await pool.codeFor('ann@example.org');
    pool.pass(2);
    const second = await pool.initiate('ann@example.org');
    await expect(pool.respond(first.Session, 'ann@example.org', old)).rejects.toMatchObject({ message: 'Invalid session for the user.' });
    const answer = await pool.respond(second.Session, 'ann@example.org', old);
    expect(answer.AuthenticationResult).toBeUndefined();
  });

  test('after 900 s the answer is the exact text of an expired code', async () => {
    const pool = await makePool(db);
    const { Session } = await pool.initiate('ann@example.org');
    const code = await pool.codeFor('ann@example.org');
    pool.pass(900);
    await expect(pool.respond(Session, 'ann@example.org', code)).rejects.toMatchObject({
      type: 'UserLambdaValidationException',
      message: 'PreAuthentication failed with error Pre Authentication Failure.',
    });
  });

  test('five wrong answers end it, each with a new session; the right code is then refused', async () => {
    const pool = await makePool(db);
    let { Session } = await pool.initiate('ann@example.org');
    const code = await pool.codeFor('ann@example.org');
    for (let tries = 1; tries <= 4; tries++) {
      const again = await pool.respond(Session, 'ann@example.org', wrongOf(code));
      expect(again.Session).not.toBe(Session);
      Session = again.Session!;
    }
    await expect(pool.respond(Session, 'ann@example.org', wrongOf(code))).rejects.toMatchObject({
      message: 'Incorrect username or password.',
    });
    pool.pass(2);
    await expect(pool.respond(Session, 'ann@example.org', code)).rejects.toMatchObject({ type: 'NotAuthorizedException' });
  });
});

describe('tries', () => {
  test('after five failures both sending and answering are refused for 2^(n-5) s, and tries meanwhile do not lengthen it', async () => {
    const pool = await makePool(db);
    let { Session } = await pool.initiate('ann@example.org');
    const code = await pool.codeFor('ann@example.org');
    for (let tries = 1; tries <= 5; tries++)
      Session = (await pool.respond(Session, 'ann@example.org', wrongOf(code)).catch(() => ({ Session }))).Session!;
    await expect(pool.initiate('ann@example.org')).rejects.toMatchObject(exceeded);
    pool.pass(1);
    Session = (await pool.initiate('ann@example.org')).Session;
    const next = await pool.codeFor('ann@example.org');
    Session = (await pool.respond(Session, 'ann@example.org', wrongOf(next))).Session!;
    await expect(pool.respond(Session, 'ann@example.org', next)).rejects.toMatchObject(exceeded);
    pool.pass(1);
    await expect(pool.respond(Session, 'ann@example.org', next)).rejects.toMatchObject(exceeded);
    pool.pass(1);
    await expect(pool.respond(Session, 'ann@example.org', next)).resolves.toHaveProperty('AuthenticationResult');
  });

  test('a hundred answers at once: no more than five are compared, with one session or with ever new ones', async () => {
    const pool = await makePool(db, { identity: { codeDigits: 6 } });
    const { Session } = await pool.initiate('ann@example.org');
    const code = await pool.codeFor('ann@example.org');
    const guess = (index: number) => pool.respond(Session, 'ann@example.org', index === 99 ? code : wrongOf(code)).catch(() => undefined);
    const answers = await Promise.all(Array.from({ length: 100 }, (_, index) => guess(index)));
    const { tries } = await db.kysely
      .selectFrom('identity_challenge')
      .select('tries')
      .where('pool_id', '=', pool.pool.poolId)
      .executeTakeFirstOrThrow();
    expect({ tries, signedIn: answers.some((answer) => answer?.AuthenticationResult) }).toEqual({ tries: 1, signedIn: false });

    const chase = async (): Promise<void> => {
      let session = answers.find((answer) => answer?.Session)!.Session!;
      for (let step = 0; step < 10; step++)
        session = (await pool.respond(session, 'ann@example.org', wrongOf(code)).catch(() => undefined))?.Session ?? session;
    };
    await Promise.all(Array.from({ length: 10 }, chase));
    const after = await db.kysely
      .selectFrom('identity_challenge')
      .select(['tries', 'state'])
      .where('pool_id', '=', pool.pool.poolId)
      .executeTakeFirstOrThrow();
    expect(after).toEqual({ tries: 5, state: 'exhausted' });
  });

  test('no more than five codes an hour', async () => {
    const pool = await makePool(db);
    for (let sent = 1; sent <= 5; sent++) await pool.initiate('ann@example.org');
    await expect(pool.initiate('ann@example.org')).rejects.toMatchObject(exceeded);
    pool.pass(3600);
    await expect(pool.initiate('ann@example.org')).resolves.toHaveProperty('Session');
  });

  test('a device that signed in before is counted apart from strangers', async () => {
    const pool = await makePool(db);
    const device = 'd'.repeat(43);
    const { Session } = await pool.initiate('ann@example.org', { device });
    await pool.respond(Session, 'ann@example.org', await pool.codeFor('ann@example.org'), { device });
    for (let sent = 1; sent <= 8; sent++) await pool.initiate('ann@example.org').catch(() => undefined);
    await expect(pool.initiate('ann@example.org')).rejects.toMatchObject(exceeded);
    await expect(pool.initiate('ann@example.org', { device })).resolves.toHaveProperty('Session');
  });

  test('after the last consecutive failure only the mailed link helps; it carries the language its reader used', async () => {
    const pool = await makePool(db, { options: { limits: { consecutiveFailures: 12, codesPerHour: 100 } } });
    let { Session } = await pool.initiate('ann@example.org');
    for (let tries = 1; tries <= 3; tries++) Session = (await pool.respond(Session, 'ann@example.org', 'x')).Session!;
    pool.pass(86_000);
    await expect(pool.initiate('ann@example.org', { language: 'cy' })).rejects.toMatchObject(exceeded);
    await pool.initiate('ann@example.org').catch(() => undefined);
    expect((await pool.messages())[0]?.text).toMatch(/\/auth\/unlock\?token=[\w-]+&language=cy$/m);
    const links = (await pool.messages()).flatMap(({ text }) => /token=([\w-]+)/.exec(text)?.[1] ?? []);
    expect(links).toHaveLength(1);
    expect(await pool.identity.unlock(pool.pool.poolId, 'x'.repeat(43))).toBe(false);
    expect(await pool.identity.unlock(pool.pool.poolId, links[0]!)).toBe(true);
    expect(await pool.identity.unlock(pool.pool.poolId, links[0]!)).toBe(false);
    await expect(pool.initiate('ann@example.org')).resolves.toHaveProperty('Session');
  });
});

describe('enumeration', () => {
  test('strict: known, unknown and disabled names get the same answers through all steps', async () => {
    const pool = await makePool(db);
    const answerTo = async (name: string) => {
      let challenge = await pool.initiate(name);
      const shapes: unknown[] = [shapeOf(challenge)];
      for (let tries = 1; tries <= 6; tries++) {
        const answer = await pool.respond(challenge.Session, name, '00').catch((error: Error) => ({ error: error.message }));
        shapes.push(shapeOf(answer));
        if ('Session' in answer) challenge = answer as typeof challenge;
      }
      shapes.push(await pool.initiate(name).then(shapeOf, (error: Error) => error.message));
      return shapes;
    };
    const known = await answerTo('ann@example.org');
    expect(await answerTo('nil@example.org')).toEqual(known);
    expect(await answerTo('cut@example.org')).toEqual(known);
    const sent = (await pool.messages()).map(({ to }) => to);
    expect(sent).not.toContain('nil@example.org');
  });

  test('strict: a disabled user learns it from a right code only', async () => {
    const pool = await makePool(db);
    const { Session } = await pool.initiate('cut@example.org');
    await expect(pool.respond(Session, 'cut@example.org', await pool.codeFor('cut@example.org'))).rejects.toMatchObject({
      message: 'User is disabled.',
    });
  });

  test('spec: an unknown and a disabled user are answered at once', async () => {
    const pool = await makePool(db, { identity: { enumeration: 'spec' } });
    await expect(pool.initiate('nil@example.org')).rejects.toMatchObject({
      type: 'UserNotFoundException',
      message: 'User does not exist.',
    });
    await expect(pool.initiate('cut@example.org')).rejects.toMatchObject({ message: 'User is disabled.' });
  });
});

/** An answer with its random parts replaced by their length. */
const shapeOf = (answer: object): unknown =>
  JSON.parse(JSON.stringify(answer), (key, value: unknown) =>
    key === 'Session' ? String(value).length : key === 'USERNAME' ? 'name' : key === 'email' ? String(value).slice(1) : value,
  );
