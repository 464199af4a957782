/**
 * `npm run bench`: every figure, side by side in one run. `npm run bench -- engine update` takes these parts, `--quick` takes few rounds,
 * `--write` adds them to bench/history and makes docs/performance.md. Ends with 1 when a target is missed.
 */
import { print, step } from './set-up/output.mjs';
import { withSetUp } from './set-up/set-up.mjs';

const parts = {
  engine: { title: 'The engine on the server', measure: async () => (await import('./bench/engine.mjs')).engine },
  update: { title: 'One fact changes', measure: async () => (await import('./bench/update.mjs')).update },
  paint: {
    title: 'Paint of a reading page: 1.6 Mbps, 150 ms, processor four times slower',
    measure: async () => (await import('./bench/paint.mjs')).paint,
  },
  'signed-in': {
    title: 'Signed in: 1.6 Mbps, 150 ms, processor four times slower',
    measure: async () => (await import('./bench/signed-in.mjs')).signedIn,
  },
  'long-form': {
    title: 'A form of 1,000 questions on 50 pages, in a browser',
    measure: async () => (await import('./bench/long-form.mjs')).longFormPart,
  },
  bytes: { title: 'Bytes of a first visit, brotli, in kB', measure: async () => (await import('./bench/bytes.mjs')).bytes },
  requests: { title: 'Requests', measure: async () => (await import('./bench/requests.mjs')).requests },
  throughput: {
    title: 'Throughput: 8 people at once, mail by SMTP, all on this machine',
    measure: async () => (await import('./bench/throughput.mjs')).throughput,
  },
};

await withSetUp(async () => {
  // Content and connections are asked for more often than a visitor may.
  process.env.PORTICO_LIMIT_REQUESTS = '10000000';
  const { build, buildSchemas } = await import('./build/build.mjs');
  const { withBrowser } = await import('./bench/browser.mjs');
  const { targetResult } = await import('./bench/figures.mjs');
  const { load, machine } = await import('./bench/machine.mjs');
  const { write } = await import('./bench/performance.mjs');
  const { withPortal } = await import('./test/portal.mjs');

  const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  const unknown = words.filter((word) => !(word in parts));
  if (unknown.length > 0) {
    print(`There is no part "${unknown.join('", "')}". Parts: ${Object.keys(parts).join(', ')}.`);
    return 1;
  }
  const names = Object.keys(parts).filter((name) => words.length === 0 || words.includes(name));
  const among = (...some) => some.some((name) => names.includes(name));
  const quick = process.argv.includes('--quick');

  const needsPortal = among('paint', 'signed-in', 'bytes', 'requests');
  await (needsPortal || among('long-form', 'throughput') ? build() : buildSchemas());
  const none = (work) => work();
  return (among('update', 'paint', 'signed-in', 'long-form', 'bytes') ? withBrowser : none)((browser) =>
    (needsPortal ? withPortal : none)(async (portal) => {
      const where = machine(browser?.version());
      print(`${where}, load ${load()}`);
      const taken = {};
      for (const name of names) {
        const { title } = parts[name];
        const measure = await parts[name].measure();
        const began = { date: new Date().toISOString().slice(0, 10), machine: where, load: load() };
        const rows = await step(title, (note) => measure({ quick, note, browser, portal }));
        for (const row of rows) print(`  ${row.name}: ${row.value}${row.target && `, target ${row.target}: ${targetResult(row)}`}`);
        taken[name] = { ...began, rows };
      }
      if (process.argv.includes('--write'))
        await write(taken, Object.fromEntries(Object.entries(parts).map(([name, { title }]) => [name, title])));
      const missed = Object.values(taken).flatMap(({ rows }) => rows.filter(({ met }) => met === false));
      print('');
      print(missed.length === 0 ? 'Every target is met.' : `Missed: ${missed.map((row) => row.name).join('; ')}.`);
      return missed.length === 0 ? 0 : 1;
    }),
  );
});
