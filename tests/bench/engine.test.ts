import { expect, test } from 'vitest';
import type { serverCases, withoutMarks } from './server-render.tsx';

/** A small dose of `npm run bench`, with bounds that a loaded machine does not break. The runners are plain JavaScript. */
const load = async <Module>(name: string) => (await import(new URL(`../../scripts/bench/${name}`, import.meta.url).href)) as Module;

type TimedWays = Readonly<Record<string, () => Promise<number>>>;
const { withBundle, weigh } = await load<{
  withBundle<Value>(
    entry: string,
    options: { server?: boolean; external?: RegExp[] },
    work: (built: { folder: string; entry: string }) => Promise<Value>,
  ): Promise<Value>;
  weigh(folder: string): { gzip: number };
}>('bundle.mjs');
const { sideBySide, timed } = await load<{
  sideBySide<Names extends TimedWays>(ways: Names, options: { rounds: number }): Promise<Record<keyof Names, { ratio: number }>>;
  timed(work: () => unknown, options: { atLeast: number }): Promise<() => Promise<number>>;
}>('side-by-side.mjs');

const built = <Value>(work: (cases: { serverCases: typeof serverCases; withoutMarks: typeof withoutMarks }) => Promise<Value>) =>
  withBundle('server-render.tsx', { server: true }, async ({ entry }) => work(await import(/* @vite-ignore */ entry)));

test('a prepared page is drawn in about the time that the same components take by hand, with the same markup', { timeout: 60_000 }, () =>
  built(async ({ serverCases: casesOf, withoutMarks: bare }) => {
    const { byHand, byHandAnew, drawn, decided, cold, inputs } = await casesOf('registry', 60);
    const expected = bare(byHand());
    expect(expected.length).toBeGreaterThan(50_000);
    for (const draw of [drawn, decided]) expect(bare(await draw())).toBe(expected);
    expect(bare(byHandAnew(inputs.byHandAnew()))).toBe(expected);
    expect(bare(await cold(inputs.cold()))).toBe(expected);
    const ways = { byHand: await timed(byHand, { atLeast: 10 }), drawn: await timed(drawn, { atLeast: 10 }) };
    const { drawn: engine } = await sideBySide(ways, { rounds: 21 });
    expect(engine.ratio).toBeLessThan(1.6);
  }),
);

test('the whole engine is at most 15.4 kB (gzip)', { timeout: 60_000 }, async () => {
  const { gzip } = await withBundle('engine-core.ts', { external: [/^react/] }, async ({ folder }) => weigh(folder));
  expect(gzip).toBeGreaterThan(5);
  expect(gzip).toBeLessThanOrEqual(15.4);
});

test('side by side: a machine that gets slower with every round changes no ratio', async () => {
  let samples = 0;
  const slowness = () => 1 + Math.floor(samples++ / 2);
  const { twice } = await sideBySide({ base: async () => 10 * slowness(), twice: async () => 20 * slowness() }, { rounds: 4 });
  expect(samples).toBe(8);
  expect(twice.ratio).toBe(2);
});
