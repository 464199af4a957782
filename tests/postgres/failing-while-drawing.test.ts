import { describe, expect, onTestFinished, test } from 'vitest';
import { askDocument, keptBy, sessionCookie } from '../documents/ask-document.ts';
import { openMarkedPortal } from '../documents/marked-portal.fixture.ts';
import { canHaveCluster, ownCluster } from './own-cluster.ts';

const here = 'northgate';
/** ERR-01. */
const calm = 'The site is not available at this time';
const addresses = ['/securedPage/my-claim', '/securedPage/my-profile', '/form/vehicle-claim'];

/** Three signed-in people and a database of the test's own; `strike` runs once, when the first document asks the portal for data. */
async function threePeople(settings: Readonly<Record<string, string>> = {}) {
  const database = await ownCluster();
  let strike: (() => Promise<void> | void) | undefined;
  let struck: Promise<void> | undefined;
  const portal = await openMarkedPortal(3, {
    settings: { DATABASE_URL: database.url, ...settings },
    fetch: (ask) => async (input, init) => {
      if (strike && new URL(String(input), 'http://inside').pathname.startsWith('/api/')) await (struck ??= Promise.resolve(strike()));
      return ask(input, init);
    },
  });
  onTestFinished(portal.close);
  const people = [await portal.signIn(here, 0), await portal.signIn(here, 1), await portal.signIn(here, 2)];
  const askAll = () =>
    Promise.all(
      people.flatMap(({ sid, mark }) =>
        addresses.map(async (address) => {
          const answer = await askDocument(portal.urlOf(here) + address, sessionCookie(here, sid));
          return { ...answer, mark, address, kept: answer.status === 200 ? keptBy(answer) : [] };
        }),
      ),
    );
  type Answers = Awaited<ReturnType<typeof askAll>>;
  const own = (answers: Answers) =>
    answers.map(({ status, shows, mark, address }) => [address, status, shows.filter((one) => one === mark), shows.length]);
  const whole = people.flatMap(({ mark }) => addresses.map((address) => [address, 200, [mark], 1]));
  expect(own(await askAll())).toEqual(whole);
  return {
    database,
    askAll,
    /** What is asked while `how` befalls the database. */
    async askWhile(how: () => Promise<void> | void): Promise<Answers> {
      strike = how;
      let during: Answers;
      // A busy server may leave the data of all of them to the browser.
      do during = await askAll();
      while (!struck);
      strike = undefined;
      await struck;
      return during;
    },
    expectOwnOrCalm(answers: Answers) {
      for (const { address, mark, status, shows, kept, text } of answers) {
        expect([address, status, status === 200 || text.includes(calm)]).toEqual([address, status === 200 ? 200 : 503, true]);
        expect([address, shows.filter((one) => one !== mark), kept]).toEqual([address, [], []]);
      }
    },
    expectWhole: () => expect.poll(async () => own(await askAll()), { timeout: 30_000, interval: 200 }).toEqual(whole),
  };
}

describe.runIf(canHaveCluster)('PostgreSQL fails while documents are drawn', () => {
  test('[SEC-14] killed: each person has their page or the calm one, soon, and never another’s; when the database is back, their page', async () => {
    const { database, askAll, askWhile, expectOwnOrCalm, expectWhole } = await threePeople();
    const during = await askWhile(database.kill);
    const after = await askAll();
    expectOwnOrCalm([...during, ...after]);
    expect(during.some(({ status, shows, mark }) => status === 200 && shows.includes(mark))).toBe(true);
    expect(after.every(({ status }) => status === 503)).toBe(true);
    await database.start();
    await expectWhole();
  }, 180_000);

  test('[SEC-14] frozen: each person has their page or the calm one after the time that a statement may take; when it goes on, their page', async () => {
    const { database, askAll, askWhile, expectOwnOrCalm, expectWhole } = await threePeople({ PORTICO_DATABASE_SECONDS: '5' });
    onTestFinished(database.unfreeze);
    const during = await askWhile(database.freeze);
    const after = await askAll();
    expectOwnOrCalm([...during, ...after]);
    expect(after.every(({ status }) => status === 503)).toBe(true);
    database.unfreeze();
    await expectWhole();
  }, 180_000);
});
