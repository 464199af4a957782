import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { some } from '../../tests/support/seed.ts';
import { inRoot } from '../set-up/places.mjs';
import { ExplainedError, print } from '../set-up/output.mjs';
import { leavingOut, leftOut } from '../test/slow-tests.ts';
import { outcome, vitest } from '../test/vitest.mjs';
import { withPostgres } from './with-postgres.mjs';

/** The tests that use a database, themselves or by a fixture that opens one; what they cost is what this step costs. */
function filesThatStore(folder = 'server') {
  const files = readdirSync(inRoot(folder), { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((file) => /\.(?:test|fixture)\.ts$/.test(file))
    .map((file) => ({ file, text: readFileSync(inRoot(file), 'utf8') }));
  const opens = 'openMemoryDatabase';
  const fixtures = files.filter(({ file, text }) => file.endsWith('.fixture.ts') && text.includes(opens)).map(({ file }) => basename(file));
  return files
    .filter(({ file, text }) => file.endsWith('.test.ts') && [opens, ...fixtures].some((word) => text.includes(word)))
    .map(({ file }) => file);
}

/** Half of those that store, drawn by the seed: in a run of everything they are tested on PostgreSQL, and the other half on the embedded database. */
export function sampledForPostgres() {
  const without = leftOut('unit');
  const files = filesThatStore().filter((file) => !without.includes(file));
  return some(files, Math.ceil(files.length / 2));
}

/**
 * The server's tests on a real PostgreSQL, and two server processes on one: in a full run all of them, else a sample of those that
 * store something, drawn by the seed. Where there is no PostgreSQL it prints a warning and fails nothing.
 */
export async function postgresTests(files, { env, full, note }) {
  const chosen = files.length > 0 ? files : ['tests/postgres', ...(full ? ['server'] : sampledForPostgres())];
  let begun = false;
  try {
    return await withPostgres(
      ({ url, bin }) => {
        begun = true;
        return vitest(chosen, {
          env: {
            ...env,
            ...(files.length > 0 ? {} : leavingOut(leftOut('postgres'))),
            PORTICO_TEST_DATABASE_URL: url,
            ...(bin ? { PG_BIN: bin } : {}),
          },
          note,
        });
      },
      { note, disposable: true },
    );
  } catch (error) {
    if (begun || !(error instanceof ExplainedError)) throw error;
    print(`\nPostgreSQL tests did NOT run: ${error.message}\n`);
    return outcome(0, 0);
  }
}
