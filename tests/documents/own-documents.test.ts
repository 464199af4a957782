import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../../schemas/api/routes.ts';
import { full } from '../support/seed.ts';
import { askDocument, keptBy, sessionCookie, type DocumentAnswer } from './ask-document.ts';
import { peopleIn } from './marked-people.ts';
import { openMarkedPortal, sendMarkedFile, type MarkedPortal } from './marked-portal.fixture.ts';
import { publicAddresses, securedAddresses } from './secured-addresses.ts';

const size = full ? 25 : 2;
const here = 'northgate';
const elsewhere = 'meridian';
const limit = 1_200_000;

let portal: MarkedPortal;
let people: Awaited<ReturnType<MarkedPortal['signIn']>>[];
beforeAll(async () => {
  portal = await openMarkedPortal(size);
  people = [];
  for (let index = 0; index < size; index += 1) {
    const person = await portal.signIn(here, index);
    await sendMarkedFile(person, 'vehicle-claim');
    people.push(person);
  }
}, limit);
afterAll(() => portal.close());

const cookie = (sid: string, tenant: string = here) => sessionCookie(tenant, sid);
const all = (index: number) => [...securedAddresses(here, index), ...publicAddresses];

/** Asks for every address, each as the person of this index would have it; `allowed` are the people whose marks may be in the answer. */
async function leaksOf(index: number, allowed: readonly string[], ask: (address: string) => Promise<DocumentAnswer>) {
  const leaks: string[] = [];
  for (const address of all(index)) {
    const answer = await ask(address);
    const others = answer.shows.filter((mark) => !allowed.includes(mark));
    if (others.length > 0) leaks.push(`${address} of ${index}: ${answer.status} shows ${others.join()}`);
    const kept = answer.shows.length > 0 ? keptBy(answer) : [];
    if (kept.length > 0) leaks.push(`${address} of ${index}: ${kept.join()}`);
  }
  return leaks;
}
const at = (address: string, tenant: 'northgate' | 'meridian' = here) => portal.urlOf(tenant) + address;

describe(`${size} accounts × ${all(0).length} addresses`, () => {
  test(
    '[SEC-14] with their own cookie each person is shown themselves and no one else, on nothing that a cache or browser keeps',
    async () => {
      const leaks: string[] = [];
      const shownOn = new Map<string, number>();
      for (const { index, mark, sid } of people)
        leaks.push(
          ...(await leaksOf(index, [mark], async (address) => {
            const answer = await askDocument(at(address), cookie(sid));
            if (answer.shows.includes(mark))
              shownOn.set(address.replace(/[?;].*/, ''), (shownOn.get(address.replace(/[?;].*/, '')) ?? 0) + 1);
            return answer;
          })),
        );
      expect(leaks).toEqual([]);
      // Else nothing here could find a leak.
      for (const address of ['/securedPage/my-claim', '/securedPage/my-profile', '/home', '/profile'])
        expect([address, shownOn.get(address) ?? 0]).toEqual([address, expect.toSatisfy((count: number) => count >= size)]);
      expect(publicAddresses.filter((address) => shownOn.has(address))).toEqual([]);
    },
    limit,
  );

  test(
    '[SEC-14] with the cookie of another, the addresses of a person show nothing of that person',
    async () => {
      const leaks: string[] = [];
      for (const { index } of people)
        for (const other of people.filter((one) => one.index !== index))
          leaks.push(...(await leaksOf(index, [other.mark], (address) => askDocument(at(address), cookie(other.sid)))));
      expect(leaks).toEqual([]);
    },
    limit,
  );

  test(
    '[SEC-7] [SES-01] a cookie whose session ended by time or by sign-out shows nothing of anyone, nor does none',
    async () => {
      const leaks: string[] = [];
      for (const { index } of people) {
        const idle = await portal.signIn(here, index);
        await portal.idle(600);
        leaks.push(...(await leaksOf(index, [], (address) => askDocument(at(address), cookie(idle.sid)))));
        const left = await portal.signIn(here, index);
        const before = await askDocument(at('/securedPage/my-claim'), cookie(left.sid));
        expect(before.shows).toEqual([left.mark]);
        await left.client.signOut();
        leaks.push(...(await leaksOf(index, [], (address) => askDocument(at(address), cookie(left.sid)))));
        leaks.push(...(await leaksOf(index, [], (address) => askDocument(at(address)))));
      }
      expect(leaks).toEqual([]);
    },
    limit,
  );

  test(
    '[SEC-13] a cookie of one tenant shows nothing of anyone at the address of another, by either name',
    async () => {
      const leaks: string[] = [];
      for (const { index, sid } of people)
        for (const name of [here, elsewhere]) {
          leaks.push(...(await leaksOf(index, [], (address) => askDocument(at(address, elsewhere), cookie(sid, name)))));
          for (const address of securedAddresses(elsewhere, index)) {
            const { shows } = await askDocument(at(address, elsewhere), cookie(sid, name));
            if (shows.length > 0) leaks.push(`${address} at ${elsewhere}: ${shows.join()}`);
          }
        }
      expect(leaks).toEqual([]);
    },
    limit,
  );

  test(
    '[SEC-45] no version that a browser has of an address is answered "not changed" to a person',
    async () => {
      const wrong: string[] = [];
      for (const { index, sid, mark } of people)
        for (const address of securedAddresses(here, index)) {
          const anonymous = (await askDocument(at(address))).headers.get('etag');
          const neighbour = people[(index + 1) % size]!;
          const others = (await askDocument(at(address), cookie(neighbour.sid))).headers.get('etag');
          const first = await askDocument(at(address), cookie(sid));
          for (const etag of new Set([anonymous, others, first.headers.get('etag'), '*'])) {
            if (!etag) continue;
            const answer = await askDocument(at(address), {
              ...cookie(sid),
              'if-none-match': etag,
              'if-modified-since': new Date().toUTCString(),
            });
            if (first.shows.includes(mark) && (answer.status === 304 || !answer.shows.includes(mark)))
              wrong.push(`${address}: ${etag} ${answer.status}`);
          }
        }
      expect(wrong).toEqual([]);
    },
    limit,
  );
});

describe('calls', () => {
  test('[SEC-5] no call of the API takes the cookie, and the combined answer of a page takes it from the own script alone', async () => {
    const [person] = people;
    const headers = {
      ...cookie(person!.sid),
      'sec-fetch-site': 'same-origin',
      'sec-fetch-dest': 'empty',
      'content-type': 'application/json',
    };
    const calls = [
      ...Object.values(routes).filter(({ rule }) => rule === 'person' || rule === 'owner'),
      ...securedAddresses(here, 0).map((address) => ({ method: 'GET', path: `/page-answer?address=${encodeURIComponent(address)}` })),
    ];
    const before = await portal.stored();
    const taken: string[] = [];
    for (const { method, path } of calls) {
      const url = at(path.replaceAll(/:\w+/g, 'x'));
      const answer = await fetch(url, { method, headers, ...(method === 'GET' ? {} : { body: '{}' }) });
      if (answer.status !== 401) taken.push(`${method} ${path}: ${answer.status}`);
      await answer.arrayBuffer();
    }
    expect(taken).toEqual([]);
    expect(await portal.stored()).toBe(before);
  });

  test(
    '[SEC-14] the combined answer of a page is of its caller alone, whose address it also is',
    async () => {
      const leaks: string[] = [];
      let shown = 0;
      for (const { index } of people)
        for (const { client, mark } of people)
          for (const address of securedAddresses(here, index)) {
            const { status, body } = await client.answer(address);
            const others = peopleIn(JSON.stringify(body) ?? '').filter((one) => one !== mark);
            if (others.length > 0) leaks.push(`${address} of ${index} to ${mark}: ${status} ${others.join()}`);
            if (peopleIn(JSON.stringify(body) ?? '').includes(mark)) shown += 1;
          }
      expect(leaks).toEqual([]);
      expect(shown).toBeGreaterThan(size * size);
    },
    limit,
  );
});
