import { readFileSync } from 'node:fs';
import { withBundle } from './bundle.mjs';
import { compared, figure } from './figures.mjs';
import { sideBySide } from './side-by-side.mjs';

const count = 500;
/** Ways, and how many changes make one sample. */
const ways = { careful: 40, engine: 40, simple: 4 };

/** One fact changes on a page of 500 blocks in a browser: which blocks are drawn again, and how long it takes. */
export async function update({ quick, note, browser }) {
  return withBundle('update-page.ts', {}, async ({ entry }) => {
    const page = await browser.newPage();
    try {
      await page.addScriptTag({ content: readFileSync(entry, 'utf8'), type: 'module' });
      await page.waitForFunction(() => 'bench' in window);
      for (const way of Object.keys(ways)) await page.evaluate(([name, blocks]) => window.bench.mount(name, blocks), [way, count]);
      const readers = await page.evaluate((blocks) => window.bench.readersOf(blocks), count);
      const { markup, drawn } = await page.evaluate(() => window.bench.once());
      if (new Set(Object.values(markup)).size !== 1) throw new Error('The ways do not show the same page, so their times mean nothing.');
      const samplers = Object.entries(ways).map((sample) => [
        sample[0],
        () => page.evaluate(([way, times]) => window.bench.time(way, times), sample),
      ]);
      for (const [, sample] of samplers) await sample();
      const result = await sideBySide(Object.fromEntries(samplers), { rounds: quick ? 5 : 21, note });
      return [
        figure(
          `${count} blocks, ${readers} read the fact: blocks drawn again by the engine`,
          String(drawn.engine),
          String(readers),
          drawn.engine === readers,
        ),
        figure('… by hand, each reader subscribes itself', String(drawn.careful)),
        figure('… by hand, one component reads and hands it down', String(drawn.simple)),
        compared('time of the change, against readers that subscribe by hand', result.careful, result.engine, { digits: 3 }),
        compared('time when it is handed down, against readers that subscribe by hand', result.careful, result.simple, { digits: 3 }),
      ];
    } finally {
      await page.close();
    }
  });
}
