import { Agent } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catchMail } from '../../tests/conformance/caught-mail.ts';
import { withPostgres } from '../postgres/with-postgres.mjs';
import { withPortal } from '../test/portal.mjs';
import { ask, signIn, withClaimants } from './claimants.mjs';
import { figure } from './figures.mjs';
import { readingPage } from './routes.mjs';
import { signInCost } from './sign-in-cost.mjs';
import { sideBySide } from './side-by-side.mjs';

const visitors = 8;
/** Milliseconds; three portals start on one machine. */
const startsWithin = 600_000;
const secret = (use) => `${use}-0123456789-abcdefghijklmnop`;

/** Sign-ins, pages and calls of people signed in, a second: on the embedded database, on PostgreSQL, and on it with two processes. */
export async function throughput({ quick, note }) {
  const mail = await catchMail();
  const shared = mkdtempSync(join(tmpdir(), 'portico-throughput-'));
  try {
    return await withClaimants(60 * visitors, ({ fixtures, emails }) => {
      const settings = {
        PORTICO_FIXTURES: fixtures,
        SMTP_URL: mail.url,
        PORTICO_LIMIT_SIGN_IN: '100000',
        PORTICO_LIMIT_SIGN_IN_ACCOUNT: '100000',
        PORTICO_LIMIT_CODES: '1000',
      };
      return withPortal(
        (embedded) =>
          withPostgres(
            ({ url }) => {
              const onPostgres = {
                ...settings,
                DATABASE_URL: url,
                PORTICO_DATA: shared,
                PORTICO_ORIGIN: 'http://portal.test',
                PORTICO_CONTENT_SECRET: secret('content'),
                PORTICO_SESSION_KEY: secret('session'),
                PORTICO_CODE_PEPPER: secret('pepper'),
                PORTICO_LINK_KEY: secret('link'),
              };
              return withPortal(
                (one) =>
                  withPortal(
                    (two) =>
                      measure({
                        quick,
                        note,
                        emails,
                        codeTo: mail.codeTo,
                        databaseUrl: url,
                        among: { embedded: [embedded], one: [one], two: [one, two] },
                      }),
                    { settings: onPostgres, startsWithin },
                  ),
                { settings: onPostgres, startsWithin },
              );
            },
            { note },
          ),
        { settings, startsWithin },
      );
    });
  } finally {
    await mail.close();
    rmSync(shared, { recursive: true, force: true });
  }
}

async function measure({ quick, note, emails, codeTo, databaseUrl, among }) {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  const each = (work) => Object.fromEntries(Object.entries(among).map(([name, portals]) => [name, work(portals)]));
  const turnOf = new Map(Object.values(among).map((portals) => [portals, 0]));
  /** Each visitor goes on until the time is over; so often a second were they served. `begin` prepares and is not counted. */
  const perSecond = (begin) => (portals) => async () => {
    const serve = await begin(portals);
    const start = performance.now();
    const until = start + (quick ? 500 : 2000);
    let served = 0;
    const visitor = async (_, index) => {
      while (performance.now() < until) {
        await serve(index);
        served += 1;
      }
    };
    await Promise.all(Array.from({ length: visitors }, visitor));
    return (served * 1000) / (performance.now() - start);
  };
  const measureDemand = async (portals, path, headers) => {
    const turn = turnOf.get(portals);
    turnOf.set(portals, turn + 1);
    const { status } = await ask(agent, portals[turn % portals.length].url + path, { headers });
    if (status !== 200) throw new Error(`${path} answered ${status}.`);
  };
  const turns = Array(visitors).fill(0);
  const nextOf = (index) => emails[index + visitors * (turns[index]++ % (emails.length / visitors))];
  const kinds = {
    'sign-ins': perSecond((portals) => (index) => signIn({ agent, portals, email: nextOf(index), codeTo })),
    'public pages': perSecond((portals) => () => measureDemand(portals, readingPage, { 'accept-encoding': 'br' })),
    'calls of the hub, signed in': perSecond(async (portals) => {
      const authorization = await signIn({ agent, portals, email: nextOf(0), codeTo });
      return () => measureDemand(portals, '/api/Accounts/', { authorization });
    }),
  };
  try {
    const rows = [];
    for (const [name, kind] of Object.entries(kinds)) {
      const ways = each(kind);
      for (const sample of Object.values(ways)) await sample();
      const result = await sideBySide(ways, { rounds: quick ? 2 : 7, note: (text) => note(`${name}, ${text}`) });
      rows.push(...rowsOf(name, result));
    }
    return [...rows, ...(await costs({ quick, note, agent, emails, codeTo, databaseUrl, among }))];
  } finally {
    agent.destroy();
  }
}

/** What one sign-in costs, without other visitors: processor time does not depend on how many share the machine's processors. */
async function costs({ quick, note, agent, emails, codeTo, databaseUrl, among }) {
  const costOf = ([portal], url) =>
    signInCost({
      portal,
      databaseUrl: url,
      count: quick ? 40 : 200,
      signIn: (index) => signIn({ agent, portals: [portal], email: emails[index % emails.length], codeTo }),
    });
  note('cost of a sign-in, PostgreSQL');
  const { portal, database, transactions, rows, flushes } = await costOf(among.one, databaseUrl);
  note('cost of a sign-in, embedded database');
  const embedded = await costOf(among.embedded);
  const belowLimit = (name, value, limit, unit) =>
    figure(`a sign-in on PostgreSQL: ${name}`, `${value.toFixed(1)}${unit}`, `≤ ${limit}${unit}`, Number(value.toFixed(1)) <= limit);
  return [
    belowLimit('processor time of the portal', portal, 8, ' ms'),
    belowLimit('processor time of the database', database, 4, ' ms'),
    // Rounds that look for due messages and changed tenants are taken off by their average, which leaves some of them in.
    belowLimit('transactions, two processes polling', transactions, 6.5, ''),
    belowLimit('flushes of the log', flushes, 4, ''),
    figure('a sign-in on PostgreSQL: inserted rows', rows.toFixed(1)),
    figure(
      'a sign-in on the embedded database: processor time of the portal, database in it',
      `${embedded.portal.toFixed(1)} ms (${(embedded.portal / (portal + database)).toFixed(2)} of portal and PostgreSQL)`,
      '≤ 16.7 ms',
      embedded.portal <= 16.7,
    ),
  ];
}

const leastSignIns = { embedded: 60, one: 120 };
const places = { embedded: 'embedded database', one: 'PostgreSQL, one process', two: 'PostgreSQL, two processes in turn' };

function rowsOf(name, result) {
  return Object.entries(result).map(([place, { median, ratio }]) => {
    const against = place === 'embedded' ? '' : ` (${ratio.toFixed(2)} of the embedded one)`;
    const least = name === 'sign-ins' ? leastSignIns[place] : undefined;
    const target = least === undefined ? [] : [`≥ ${least} a second`, median >= least];
    return figure(`${name}: ${places[place]}`, `${Math.round(median).toLocaleString('en')} a second${against}`, ...target);
  });
}
