import { pathToFileURL } from 'node:url';
import { weigh, withBundle } from './bundle.mjs';
import { compared, figure } from './figures.mjs';
import { sideBySide, timed } from './side-by-side.mjs';

const target = 1.1;
const mostEngine = 15;
const kinds = { registry: 'real blocks', tiny: 'blocks of 7 elements' };

/** What the engine costs on the server, beside the same components put together by hand; and what it weighs. */
export async function engine({ quick, note }) {
  const rounds = quick ? 5 : 31;
  const rows = await withBundle('server-render.tsx', { server: true }, async ({ entry }) => {
    const { serverCases, withoutMarks } = await import(pathToFileURL(entry).href);
    const found = [];
    for (const [kind, words] of Object.entries(kinds)) {
      for (const count of quick ? [20, 200] : [20, 200, 1000]) {
        const cases = await serverCases(kind, count);
        await mustBeSame(cases, withoutMarks, `${count} ${words}`);
        const ways = {};
        for (const [name, work] of Object.entries(cases)) ways[name] = await timed(work, { atLeast: quick ? 8 : 25 });
        const result = await sideBySide(ways, { rounds, note: (text) => note(`${count} ${words}, ${text}`) });
        found.push(
          compared(`${count} ${words}: draw a prepared page`, result.byHand, result.drawn, {
            target: kind === 'registry' && count === 200 ? target : undefined,
            digits: 3,
          }),
          compared(`${count} ${words}: decide, resolve, draw`, result.byHand, result.decided, { digits: 3 }),
          compared(`${count} ${words}: validate, decide, resolve, draw`, result.byHand, result.cold, { digits: 3 }),
        );
      }
    }
    return found;
  });
  return [...rows, await weight()];
}

/** The engine's own code, React apart. */
async function weight() {
  const { brotli, gzip } = await withBundle('engine-core.ts', { external: [/^react/] }, ({ folder }) => weigh(folder));
  return figure(
    'engine, all of it, without React',
    `${gzip.toFixed(1)} kB gzip (${brotli.toFixed(1)} kB brotli)`,
    `≤ ${mostEngine} kB gzip`,
    gzip <= mostEngine,
  );
}

async function mustBeSame(cases, withoutMarks, what) {
  const [first, ...others] = await Promise.all(Object.values(cases).map(async (draw) => withoutMarks(await draw())));
  if (others.some((html) => html !== first)) throw new Error(`${what}: the ways do not draw the same markup, so their times say nothing.`);
}
