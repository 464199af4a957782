import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { progressive } from '../../../server/services/files/scan-and-thumbnail/open-file/pictures.fixture.ts';
import { soundPdf } from '../../../server/platform/file-type/sound-pdf.fixture.ts';
import { createChance, full, seed } from '../../support/seed.ts';
import { openFloodedPortal } from './flooded-portal.ts';

const size = full ? { details: 10, listSeconds: 15, pictures: 6 } : { details: 3, listSeconds: 4, pictures: 3 };
/** Characters; a draft of this is just below what is taken. */
const largeAnswers = 950 * 1024;
const chance = createChance();
const randomText = (length: number): string => Array.from({ length }, () => Math.floor(chance() * 36).toString(36)).join('');

let portal: Awaited<ReturnType<typeof openFloodedPortal>>;
beforeAll(async () => {
  portal = await openFloodedPortal();
}, 120_000);
afterAll(() => portal?.close());

const timed = async (run: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await run();
  return performance.now() - began;
};
const p95 = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? 0;
const report = (flood: string, quiet: number, flooded: number, statuses: ReadonlyMap<number, number> = new Map()): void =>
  console.info(
    `${flood}: ${Math.round(quiet)} ms quiet, ${Math.round(flooded)} ms in the flood, ${(flooded / quiet).toFixed(1)} times`,
    Object.fromEntries(statuses),
  );
/** Counts how calls were answered; 0 is none within ten seconds. */
const counting = (statuses: Map<number, number>) => async (call: Promise<{ status: number }>) => {
  const status = await call.then(
    (answer) => answer.status,
    () => 0,
  );
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
};
const inOrder = async <Result>(times: number, run: (at: number) => Promise<Result>): Promise<Result[]> => {
  const results: Result[] = [];
  for (let at = 0; at < times; at += 1) results.push(await run(at));
  return results;
};

/** What the requirement states, or as much of a machine that is slow when it is quiet, too. */
const within = (milliseconds: number, quiet: number, times: number): number => Math.max(milliseconds, quiet * times);

test(`[SEC-30] a hundred details of a large claim that one person asks for at once leave another’s within a second (seed ${seed})`, async () => {
  const { other } = portal;
  const attacker = portal.attackers[0]!;
  const large = (await attacker.begin(randomText(largeAnswers))) ?? '';
  const own = await inOrder(size.details + 3, (at) => other.begin(`small ${at}`));
  const statuses = new Map<number, number>();
  const read = (id = '') => timed(async () => expect((await other.detail(id)).status).toBe(200));
  await read(own[0]);
  const quiet = Math.max(await read(own[1]), await read(own[2]));
  const flooded = await inOrder(size.details, async (at) => {
    const asked = Array.from({ length: 100 }, () => attacker.detail(large));
    const milliseconds = await read(own[at + 3]);
    await Promise.all(asked.map(counting(statuses)));
    return milliseconds;
  });
  report('details, slowest', quiet, Math.max(...flooded), statuses);
  expect(Math.max(...flooded)).toBeLessThan(within(1000, quiet, 5));
  expect([...statuses.keys()].toSorted()).toEqual([200, 503]);
  expect(statuses.get(200)).toBeGreaterThanOrEqual(8 * size.details);
}, 240_000);

test.each(['submission', 'draft'] as const)(
  `[SEC-30] a large %s that one person asks for ten times at a time leaves another’s calls as they were (seed ${seed})`,
  async (call) => {
    const { other } = portal;
    const attacker = portal.attackers[0]!;
    const large = (await attacker.begin(randomText(largeAnswers))) ?? '';
    const asOther = async (until: number): Promise<number[]> => {
      const times: number[] = [];
      while (performance.now() < until) {
        times.push(await timed(other.account));
        await pause(20);
      }
      return times;
    };
    await asOther(performance.now() + 500);
    const quiet = p95(await asOther(performance.now() + 2000));
    const until = performance.now() + size.listSeconds * 1000;
    const statuses = new Map<number, number>();
    const flooding = Array.from({ length: 10 }, async () => {
      while (performance.now() < until) await counting(statuses)(attacker[call](large));
    });
    const times = await asOther(until);
    await Promise.all(flooding);
    report(`${call}, p95 (slowest ${Math.round(Math.max(...times))} ms)`, quiet, p95(times), statuses);
    expect(p95(times)).toBeLessThan(within(200, quiet, 2));
    expect(statuses.get(200)).toBeGreaterThan(0);
  },
  120_000,
);

test(`[SEC-31] as many drafts as one person may have, listed five times a second, leave other visitors as they were (seed ${seed})`, async () => {
  const { visit, other } = portal;
  const attacker = portal.attackers[1]!;
  let begun = 0;
  while (begun < 22 && (await attacker.begin(randomText(900 * 1024)))) begun += 1;
  const asOthers = async (until: number): Promise<number[]> => {
    const times: number[] = [];
    while (performance.now() < until) {
      times.push(await timed(visit), await timed(other.list));
      await pause(20);
    }
    return times;
  };
  await asOthers(performance.now() + 500);
  const quiet = p95(await asOthers(performance.now() + 2000));
  const until = performance.now() + size.listSeconds * 1000;
  const lists: Promise<unknown>[] = [];
  const flooding = (async () => {
    while (performance.now() < until) {
      lists.push(attacker.list().catch(() => undefined));
      await pause(200);
    }
  })();
  const flooded = p95(await asOthers(until));
  await flooding;
  await Promise.all(lists);
  report(`lists of ${begun} large drafts`, quiet, flooded);
  expect(flooded).toBeLessThan(within(200, quiet, 2));
  expect(begun).toBeLessThan(7);
}, 180_000);

test(`[SEC-40] ${size.pictures} pictures that are slow to draw leave another’s file released within five seconds (seed ${seed})`, async () => {
  const { other } = portal;
  const attacker = portal.attackers[2]!;
  const pdf = { fileName: 'proof.pdf', contentType: 'application/pdf', bytes: soundPdf('proof') };
  const untilReleased = async (who: typeof other): Promise<void> => {
    const id = await who.send([pdf]);
    while (!(await who.isReleased(id))) await pause(50);
  };
  const quiet = await timed(() => untilReleased(other));
  const slow = await Promise.all([progressive(14_000, 500), progressive(14_000, 20)]);
  await attacker.send(
    Array.from({ length: size.pictures }, (_, index) => ({ fileName: `${index}.jpg`, contentType: 'image/jpeg', bytes: slow[index % 2]! })),
  );
  await pause(200);
  const flooded = await timed(() => untilReleased(other));
  report('files', quiet, flooded);
  expect(flooded).toBeLessThan(within(5000, quiet, 5));
}, 240_000);
