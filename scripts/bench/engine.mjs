import { pathToFileURL } from 'node:url';
import { weigh, withBundle } from './bundle.mjs';
import { compared, figure } from './figures.mjs';
import { ratiosOf, sideBySide, timed } from './side-by-side.mjs';

const maxEngine = 15.2;
const kinds = { registry: 'real blocks', tiny: 'blocks of 7 elements' };

/** What each way may cost, against the same components put together by hand. */
const targets = {
  registry: { drawn: { 200: 1.1 }, decided: { 20: 1.25, 200: 1.15 }, cold: { 20: 1.35, 200: 1.35 } },
  tiny: { decided: { 20: 1.5, 200: 1.5 } },
};
const rowsOf = [
  { way: 'drawn', what: 'draw a prepared page again' },
  { way: 'decided', what: 'decide, resolve, draw (a known revision, other facts)' },
  { way: 'cold', base: 'byHandAnew', what: 'validate, decide, resolve, draw (a new revision)' },
];

/** What the engine costs on the server, beside the same components put together by hand; and what it weighs. */
export async function engine({ quick, note }) {
  const rounds = quick ? 5 : 31;
  // A sample is long beside the 4 ms in which the processor's clock goes on.
  const atLeast = quick ? 25 : 100;
  const rows = await withBundle('server-render.tsx', { server: true }, async ({ entry }) => {
    const { serverCases, withoutMarks } = await import(pathToFileURL(entry).href);
    const found = [];
    for (const [kind, words] of Object.entries(kinds)) {
      for (const count of quick ? [20, 200] : [20, 200, 1000]) {
        const { inputs, ...cases } = await serverCases(kind, count);
        await mustBeSame(cases, inputs, withoutMarks, `${count} ${words}`);
        const samplers = {};
        for (const [name, work] of Object.entries(cases)) samplers[name] = await timed(work, { atLeast, input: inputs[name] });
        const result = await sideBySide(samplers, { rounds, note: (text) => note(`${count} ${words}, ${text}`) });
        for (const { way, base = 'byHand', what } of rowsOf) {
          const ratios = ratiosOf(result[way].values, result[base].values);
          found.push(compared(`${count} ${words}: ${what}`, result[base], ratios, { target: targets[kind][way]?.[count], digits: 3 }));
        }
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
    `≤ ${maxEngine} kB gzip`,
    gzip <= maxEngine,
  );
}

async function mustBeSame(cases, inputs, withoutMarks, what) {
  const drawn = Object.entries(cases).map(async ([name, draw]) => withoutMarks(await draw(inputs[name]?.())));
  const [first, ...others] = await Promise.all(drawn);
  if (others.some((html) => html !== first)) throw new Error(`${what}: the ways do not draw the same markup, so their times mean nothing.`);
}
