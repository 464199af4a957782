/**
 * `npm test`: everything that must hold, from a fresh clone. `npm test -- unit` runs one part, further words choose files
 * (`npm test -- unit engine/decide`, `npm test -- journeys sign-in`), `--full` takes the large doses. The last line is
 * `N passed, N failed`: tests, and one failure for each other step that failed. Ends with 2 when browser tests could not run.
 */
import { ExplainedError, print, step } from './set-up/output.mjs';
import { withSetUp } from './set-up/set-up.mjs';

// Read by what is loaded from here on.
if (process.argv.includes('--full')) process.env.PORTICO_FULL = '1';

await withSetUp(async () => {
  const { build, buildSchemas } = await import('./build/build.mjs');
  const { findBrowser } = await import('./test/browser.mjs');
  const { findNginx } = await import('./test/nginx.mjs');
  const { journeys } = await import('./test/journeys.mjs');
  const { leavingOut, leftOut } = await import('./test/slow-tests.ts');
  const { outcome, vitest } = await import('./test/vitest.mjs');
  const { full, seed } = await import('../tests/support/seed.ts');
  const { postgresTests, sampledForPostgres } = await import('./postgres/run-tests.mjs');
  const { findPostgres } = await import('./postgres/find-postgres.mjs');
  const { checks } = await import('./check/checks.ts');
  const { runChecks } = await import('./check/run-checks.mjs');

  const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  const { env } = process;
  let browserMissing = false;

  const parts = {
    build: () => build().then(() => outcome(0, 0)),
    check: async () => {
      const failed = await runChecks(checks);
      return outcome(0, failed.length, failed.length === 0 ? '' : `Failed: ${failed.join('; ')}.`);
    },
    unit: async (files, note) => {
      const elsewhere = chosen.includes('postgres') && !full && (await findPostgres(note).catch(() => false)) ? sampledForPostgres() : [];
      const without = files.length > 0 ? [] : [...elsewhere, ...leftOut('unit')];
      return vitest([...files, '--project', 'alone', '--project', 'together'], { env: { ...env, ...leavingOut(without) }, note });
    },
    postgres: async (files, note) => {
      await build();
      return postgresTests(files, { env, full, note });
    },
    journeys: async (files, note) => {
      await build();
      const browser = await findBrowser().catch((error) => {
        browserMissing = error instanceof ExplainedError;
        throw error instanceof ExplainedError ? new ExplainedError(`${error.message}\nBrowser tests did NOT run.`) : error;
      });
      return journeys(files, browser, { env, note });
    },
    resilience: async (files, note) => {
      await build();
      const browser = await findBrowser().catch((error) => {
        missing('Tests of documents in a browser')(error);
        browserMissing = true;
      });
      await findNginx(note).catch(missing('Tests behind a shared cache'));
      const named = files.length > 0;
      return vitest(named ? files : ['tests/resilience', 'tests/documents', 'tests/bench'], {
        env: { ...env, ...(named ? {} : leavingOut(leftOut('resilience'))), ...(browser ? { PW_CHROMIUM: browser } : {}) },
        mayBeEmpty: true,
        note,
      });
    },
    browsers: async (args, note) => {
      await build();
      const result = await (await import('./test/browsers.mjs')).browsers(args, { env, note });
      // Asked for by name, nothing ran.
      browserMissing = chosen.length === 1 && result.passed + result.failed === 0;
      return result;
    },
  };
  /** Parts of a full run alone, or where they are named. */
  const fullOnly = ['browsers'];

  /** What a machine lacks is printed and fails nothing: only what is called so did not run. */
  const missing = (what) => (error) => {
    if (!(error instanceof ExplainedError)) throw error;
    print(`\n${what} did NOT run: ${error.message}\n`);
  };

  const chosen =
    words[0] in parts
      ? [words.shift()]
      : words.length > 0
        ? ['unit']
        : Object.keys(parts).filter((name) => full || !fullOnly.includes(name));
  const outcomes = [];
  print(`seed ${seed}: PORTICO_SEED=${seed} draws the same samples again`);
  await buildSchemas();
  for (const name of chosen) {
    let remark = '';
    const attempt = async (note) => {
      const result = await parts[name](words, note).catch((error) =>
        outcome(0, 1, error instanceof ExplainedError ? error.message : (error.stack ?? String(error))),
      );
      if (result.fault && result.failed === 0) result.failed = 1;
      outcomes.push(result);
      remark = result.remark;
      if (result.fault) throw new ExplainedError(result.fault);
      note?.(`${result.passed} passed`);
    };
    print('');
    print(`${name}:`);
    await (name === 'build' || name === 'check' ? attempt() : step(name, attempt)).catch((error) => print(error.message));
    if (remark) print(remark);
  }

  const total = (key) => outcomes.reduce((sum, result) => sum + result[key], 0);
  print('');
  print(`${total('passed')} passed, ${total('failed')} failed`);
  return browserMissing ? 2 : total('failed') > 0 ? 1 : 0;
});
