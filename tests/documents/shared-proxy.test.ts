import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nginxFile, startCachingProxy } from '../../scripts/test/caching-proxy.ts';
import { full } from '../support/seed.ts';
import { askDocument, sessionCookie } from './ask-document.ts';
import { openMarkedPortal, type MarkedPortal } from './marked-portal.fixture.ts';
import { publicAddresses, securedAddresses } from './secured-addresses.ts';

const size = full ? 25 : 2;
const here = 'northgate';
const nginx = nginxFile();

describe.runIf(nginx)(`behind a cache that ${size} people share`, () => {
  let portal: MarkedPortal;
  let proxy: Awaited<ReturnType<typeof startCachingProxy>>;
  beforeAll(async () => {
    portal = await openMarkedPortal(size);
    proxy = await startCachingProxy(nginx!, new URL(portal.urlOf(here)).host);
  }, 300_000);
  afterAll(async () => {
    await proxy?.close();
    await portal?.close();
  });

  test('the cache keeps what it may keep: without that, nothing here could find a leak', async () => {
    const { text } = await askDocument(`${proxy.url}/page/registration`);
    const [, script = ''] = /"(\/build\/[^"]+\.js)"/.exec(text) ?? [];
    const first = await askDocument(proxy.url + script);
    expect([first.status, first.headers.get('x-cache')]).toEqual([200, 'MISS']);
    // It keeps an answer once it was sent whole.
    await expect.poll(async () => (await askDocument(proxy.url + script)).headers.get('x-cache')).toBe('HIT');
  });

  test('each person is answered for themselves, at once or after one another, and strangers nothing', async () => {
    const leaks: string[] = [];
    let shown = 0;
    const people = await Promise.all(Array.from({ length: size }, (_, index) => portal.signIn(here, index)));
    for (const address of new Set(people.flatMap(({ index }) => [...securedAddresses(here, index), ...publicAddresses]))) {
      const ask = async (who: (typeof people)[number] | undefined) => {
        const { shows, headers } = await askDocument(proxy.url + address, who ? sessionCookie(here, who.sid) : {});
        if (who && shows.includes(who.mark)) shown += 1;
        const others = shows.filter((mark) => mark !== who?.mark);
        if (others.length > 0) leaks.push(`${address} to ${who?.mark ?? 'a stranger'}: ${others.join()}`);
        if (shows.length > 0 && headers.get('x-cache') === 'HIT') leaks.push(`${address}: of the cache`);
      };
      const callers = [...people, undefined];
      await Promise.all(callers.map(ask));
      for (const who of [...callers, ...callers.toReversed()]) await ask(who);
    }
    expect(leaks).toEqual([]);
    expect(shown).toBeGreaterThan(size);
  }, 1_800_000);
});
