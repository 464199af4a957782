import { describe, expect, onTestFinished, test } from 'vitest';
import { askDocument, keptBy, sessionCookie } from '../documents/ask-document.ts';
import { openMarkedPortal } from '../documents/marked-portal.fixture.ts';

interface Cluster {
  readonly url: string;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly kill: () => Promise<void>;
  readonly remove: () => void;
}
/** The runners are plain JavaScript. */
const { makeCluster } = (await import(new URL('../../scripts/postgres/cluster.mjs', import.meta.url).href)) as {
  makeCluster(bin: string, options: { disposable: boolean }): Promise<Cluster>;
};

const bin = process.env['PG_BIN'];
const here = 'northgate';
/** ERR-01. */
const calm = 'The site is not available at this time';

describe.runIf(bin && process.platform === 'linux')('PostgreSQL killed while documents are drawn', () => {
  test('[SEC-14] each person has their page or the calm one, soon, and never another’s; when the database is back, their page', async () => {
    const database = await makeCluster(bin ?? '', { disposable: true });
    onTestFinished(async () => {
      await database.stop();
      database.remove();
    });
    await database.start();
    let beforeCall: () => Promise<void> = async () => undefined;
    const portal = await openMarkedPortal(3, {
      settings: { DATABASE_URL: database.url },
      fetch: (ask) => async (input, init) => {
        if (new URL(String(input), 'http://inside').pathname.startsWith('/api/')) await beforeCall();
        return ask(input, init);
      },
    });
    onTestFinished(portal.close);
    const people = [await portal.signIn(here, 0), await portal.signIn(here, 1), await portal.signIn(here, 2)];
    const addresses = ['/securedPage/my-claim', '/securedPage/my-profile', '/form/vehicle-claim'];
    const askAll = () =>
      Promise.all(
        people.flatMap(({ sid, mark }) =>
          addresses.map(async (address) => {
            const answer = await askDocument(portal.urlOf(here) + address, sessionCookie(here, sid));
            return { ...answer, mark, address, kept: answer.status === 200 ? keptBy(answer) : [] };
          }),
        ),
      );
    const own = (answers: Awaited<ReturnType<typeof askAll>>) =>
      answers.map(({ status, shows, mark, address }) => [address, status, shows.filter((one) => one === mark), shows.length]);
    const whole = people.flatMap(({ mark }) => addresses.map((address) => [address, 200, [mark], 1]));
    expect(own(await askAll())).toEqual(whole);

    let killed: Promise<void> | undefined;
    beforeCall = () => (killed ??= database.kill());
    const during = await askAll();
    expect(killed, 'a document was being drawn').toBeDefined();
    await killed;
    const after = await askAll();
    for (const { address, mark, status, shows, kept, text } of [...during, ...after]) {
      expect([address, status, status === 200 || text.includes(calm)]).toEqual([address, status === 200 ? 200 : 503, true]);
      expect([address, shows.filter((one) => one !== mark), kept]).toEqual([address, [], []]);
    }
    expect(during.some(({ status, shows, mark }) => status === 200 && shows.includes(mark))).toBe(true);
    expect(after.every(({ status }) => status === 503)).toBe(true);

    beforeCall = async () => undefined;
    await database.start();
    await expect.poll(async () => own(await askAll()), { timeout: 30_000, interval: 200 }).toEqual(whole);
  }, 180_000);
});
