import { afterAll, beforeAll, expect, test } from 'vitest';
import { createChance, full, seed } from '../../../../tests/support/seed.ts';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import { strictIdentityLimits as limits } from '../pool.fixture.ts';
import { addPeople } from '../people/add-people.ts';
import { makePool } from '../pool.fixture.ts';
import { rangesOfAccount } from '../sign-in-throttle/lock-out.ts';

/**
 * Attacks on the whole identity service with its database, at the limits of production. Only the space of codes is smaller, so that
 * a guess has a chance that can be counted; a tenant cannot ask for fewer than six digits.
 */
let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

const digits = full ? 3 : 2;
const space = 10 ** digits;
const written = (code: number): string => String(code).padStart(digits, '0');
const exceeded = { message: 'Password attempts exceeded' };

/** Addresses of as many ranges as together use up all that strangers of an account have. */
const rangeOf = (turn: number): string => `10.0.${turn % rangesOfAccount}.1`;

/** A pool of so many people whose codes are drawn by `draw`. */
async function poolOf(people: number, draw: () => number) {
  const pool = await makePool(db, { identity: { codeDigits: digits }, options: { randomInt: draw } });
  const emails = Array.from({ length: people }, (_, index) => `person${index}@example.org`);
  await addPeople(
    db.kysely,
    pool.pool.poolId,
    emails.map((email) => ({ email })),
    pool.clock(),
  );
  /** Gives one code as many answers as the service takes. */
  const guess = async (email: string, guesses: readonly number[], address?: string): Promise<boolean> => {
    let { Session } = await pool.initiate(email, {}, address);
    for (const one of guesses) {
      const answer = await pool.respond(Session, email, written(one)).catch(() => undefined);
      if (answer?.AuthenticationResult) return true;
      if (!answer?.Session) return false;
      Session = answer.Session;
    }
    return false;
  };
  return { ...pool, emails, guess };
}

test(`T-01: of all ${space} codes, five guesses at each find exactly five`, async () => {
  let next = 0;
  const { emails, guess } = await poolOf(space, () => next++);
  const won: number[] = [];
  for (const [code, email] of emails.entries()) if (await guess(email, [...Array(space).keys()])) won.push(code);
  expect(won).toEqual([0, 1, 2, 3, 4]);
}, 1_200_000);

test(`T-01: an attacker who uses every try and waits out every lock wins as often as the formula predicts (seed ${seed})`, async () => {
  const chance = createChance();
  const below = (bound: number) => Math.floor(chance() * bound);
  const accounts = full ? 600 : 20;
  const { emails, guess, pass, initiate, identity, pool, messages } = await poolOf(accounts, () => below(space));
  const fiveGuesses = (): number[] => {
    const guesses = new Set<number>();
    while (guesses.size < limits.triesPerCode) guesses.add(below(space));
    return [...guesses];
  };
  const codes = limits.consecutiveFailures / limits.triesPerCode;
  let left = emails;
  let tried = 0;
  for (let code = 1; code <= codes; code += 1) {
    pass(901);
    const next: string[] = [];
    for (const email of left) if (!(await guess(email, fiveGuesses(), rangeOf(code)))) next.push(email);
    tried += left.length;
    left = next;
  }
  const won = accounts - left.length;
  const ofCode = limits.triesPerCode / space;
  const ofAccount = 1 - (1 - ofCode) ** codes;
  console.info(`${won} of ${accounts} accounts, ${tried} codes; the formula: ${(ofAccount * accounts).toFixed(1)}`);
  expect(Math.abs(deviations(won, accounts, ofAccount)), 'by account').toBeLessThan(tolerance);
  expect(Math.abs(deviations(won, tried, ofCode)), 'by code').toBeLessThan(tolerance);

  // An account that was not guessed by then: a hundred failures, and no waiting brings another try; only the mailed link does.
  for (const email of left.slice(0, 5)) {
    pass(7 * 86_400);
    await expect(initiate(email)).rejects.toMatchObject(exceeded);
    const { text = '' } = (await messages()).find(({ to, text: body }) => to === email && body.includes('token=')) ?? {};
    expect(await identity.unlock(pool.poolId, /token=([\w-]+)/.exec(text)?.[1] ?? '')).toBe(true);
    await expect(initiate(email)).resolves.toHaveProperty('Session');
  }
  expect(left.length).toBeGreaterThan(0);
  expect((await failures(pool.poolId)).every((count) => count <= limits.consecutiveFailures)).toBe(true);
}, 1_200_000);

/** A fair count is further away than this many standard deviations about once in a hundred thousand runs. */
const tolerance = 4.9;
const deviations = (count: number, of: number, probability: number): number =>
  (count - of * probability) / Math.sqrt(of * probability * (1 - probability));

const failures = async (poolId: string): Promise<number[]> =>
  (await db.kysely.selectFrom('identity_attempts').select('consecutive').where('pool_id', '=', poolId).execute()).map(
    ({ consecutive }) => consecutive,
  );

const rounds = full ? 1000 : 10;

test(`T-02: used, crossed and superseded codes: 0 of ${rounds} rounds accepted (seed ${seed})`, async () => {
  const chance = createChance();
  const drawn: string[] = [];
  const pool = await makePool(db, {
    options: {
      limits: { codesPerHour: 1e6 },
      // No two codes alike, so that a wrong one cannot be right by chance.
      randomInt: (bound) => {
        const code = (Math.floor((chance() * bound) / 1e4) * 1e4 + drawn.length) % bound;
        drawn.push(String(code).padStart(8, '0'));
        return code;
      },
    },
  });
  const [ann, ben] = ['ann@example.org', 'ben@example.org'];
  const start = async (email: string) => ({ email, session: (await pool.initiate(email)).Session, code: drawn.at(-1) ?? '' });
  type Try = Awaited<ReturnType<typeof start>>;
  const isAccepted = ({ session, email, code }: Try) =>
    pool.respond(session, email, code).then(
      ({ AuthenticationResult }) => AuthenticationResult !== undefined,
      () => false,
    );
  const counts = { accepted: 0, refused: 0 };
  const refuse = async (name: string, attempt: Try) => {
    if (await isAccepted(attempt)) throw new Error(`${name} was accepted in round ${counts.accepted}.`);
    counts.refused += 1;
  };
  for (let round = 0; round < rounds; round += 1) {
    pool.pass(901);
    const superseded = await start(ann);
    const [a, b] = [await start(ann), await start(ben)];
    await refuse('a superseded code in its own session', superseded);
    await refuse('a superseded code in the new session of Ben', { ...b, code: superseded.code });
    await refuse('the session of Ann with the code of Ben', { ...a, code: b.code });
    await refuse('the session and code of Ben under the name of Ann', { ...b, email: ann });
    const again = [await start(ann), await start(ben)] as const;
    for (const one of again) counts.accepted += (await isAccepted(one)) ? 1 : 0;
    for (const one of again) await refuse('a used code', one);
    const fresh = await start(ann);
    await refuse('a used code in a new session', { ...fresh, code: again[0].code });
  }
  console.info(counts);
  expect(counts).toEqual({ accepted: 2 * rounds, refused: 7 * rounds });
}, 1_200_000);

test('T-04: a stranger locks the account for strangers only; the known device goes on', async () => {
  const pool = await makePool(db);
  const device = 'd'.repeat(43);
  const signIn = async (metadata: Record<string, string>) => {
    const { Session } = await pool.initiate('ann@example.org', metadata);
    return pool.respond(Session, 'ann@example.org', await pool.codeFor('ann@example.org'), metadata);
  };
  expect(await signIn({ device })).toHaveProperty('AuthenticationResult');
  for (let code = 1; code <= 20; code += 1) {
    pool.pass(901);
    let { Session } = await pool.initiate('ann@example.org', {}, rangeOf(code));
    for (let tries = 1; tries <= 5; tries += 1)
      Session = (await pool.respond(Session, 'ann@example.org', 'x').catch(() => undefined))?.Session ?? '';
    if (code % 5 === 0) {
      pool.pass(1);
      expect(await signIn({ device })).toHaveProperty('AuthenticationResult');
    }
  }
  pool.pass(86_000);
  await expect(pool.initiate('ann@example.org')).rejects.toMatchObject(exceeded);
  await expect(pool.initiate('ann@example.org', { device: 'e'.repeat(43) })).rejects.toMatchObject(exceeded);
  pool.pass(1);
  expect(await signIn({ device })).toHaveProperty('AuthenticationResult');
});

test('the wait after the n-th failure is 2^(n-5) s and at most 15 minutes, for the next code as well', async () => {
  const pool = await makePool(db, { options: { limits: { codesPerHour: 1e6 } } });
  const waits: number[] = [];
  for (let failure = 1; failure <= 17; failure += 1) {
    const { Session } = await pool.initiate('ann@example.org');
    const { Session: next = '' } = await pool.respond(Session, 'ann@example.org', 'x');
    const wait = failure < 5 ? 0 : Math.min(900, 2 ** (failure - 5));
    waits.push(wait);
    if (wait === 0) continue;
    pool.pass(wait - 1);
    await expect(pool.initiate('ann@example.org'), `a second before the end of wait ${failure}`).rejects.toMatchObject(exceeded);
    if (wait < 900)
      await expect(pool.respond(next, 'ann@example.org', await pool.codeFor('ann@example.org'))).rejects.toMatchObject(exceeded);
    pool.pass(1);
  }
  expect(waits).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
  await expect(pool.initiate('ann@example.org')).resolves.toHaveProperty('Session');
});

test('a stranger who uses up every code and try of one range locks out no one in another', async () => {
  const pool = await makePool(db);
  for (let hour = 1; hour <= 6; hour += 1) {
    for (let code = 1; code <= 6; code += 1) {
      let { Session = '' } = await pool.initiate('ann@example.org', {}, '198.51.100.7').catch(() => ({}) as { Session?: string });
      for (let tries = 1; Session && tries <= 5; tries += 1)
        Session = (await pool.respond(Session, 'ann@example.org', 'x').catch(() => undefined))?.Session ?? '';
      pool.pass(500);
    }
    const { Session } = await pool.initiate('ann@example.org', {}, '203.0.113.5');
    expect(await pool.respond(Session, 'ann@example.org', await pool.codeFor('ann@example.org'))).toHaveProperty('AuthenticationResult');
  }
  for (let code = 1; code <= 6; code += 1) await pool.initiate('ann@example.org', {}, '198.51.100.7').catch(() => undefined);
  // Another address of the same range is the same stranger.
  await expect(pool.initiate('ann@example.org', {}, '198.51.100.200')).rejects.toMatchObject(exceeded);
});

test('where strangers of many ranges use up all codes, the mailed link makes the owner’s browser a known one, whatever the strangers do next', async () => {
  const pool = await makePool(db);
  const device = 'd'.repeat(43);
  const flood = async () => {
    for (let range = 0; range < 30; range += 1) await pool.initiate('ann@example.org', {}, `10.${range}.0.1`).catch(() => undefined);
  };
  await flood();
  await expect(pool.initiate('ann@example.org', { device }, '203.0.113.5')).rejects.toMatchObject({ ...exceeded, retryAfterSeconds: 3600 });
  const links = (await pool.messages()).flatMap(({ text }) => /token=([\w-]+)/.exec(text)?.[1] ?? []);
  expect(links).toHaveLength(1);
  expect(await pool.identity.unlock(pool.pool.poolId, links[0] ?? '', device)).toBe(true);
  await flood();
  await expect(pool.initiate('ann@example.org', {}, '203.0.113.5')).rejects.toMatchObject(exceeded);
  pool.pass(1);
  const { Session } = await pool.initiate('ann@example.org', { device }, '203.0.113.5');
  expect(await pool.respond(Session, 'ann@example.org', await pool.codeFor('ann@example.org'), { device })).toHaveProperty(
    'AuthenticationResult',
  );
});
