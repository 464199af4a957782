/** `npm run check`: the one gate before a commit. `npm run check -- types lint` runs the checks whose names hold a word. */
import { print } from './set-up/output.mjs';
import { withSetUp } from './set-up/set-up.mjs';

await withSetUp(async () => {
  const { buildSchemas } = await import('./build/build.mjs');
  await buildSchemas();
  const { checks, unitTests } = await import('./check/checks.ts');
  const { runChecks } = await import('./check/run-checks.mjs');
  const words = process.argv.slice(2);
  const chosen = [...checks, unitTests].filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  if (chosen.length === 0) {
    print(`No check is called ${words.join(' ')}. There are: ${[...checks, unitTests].map(({ name }) => name).join('; ')}.`);
    return 2;
  }
  const failed = await runChecks(chosen);
  print(failed.length === 0 ? 'All is well.' : `${failed.length} of ${chosen.length} checks failed: ${failed.join('; ')}.`);
  return failed.length === 0 ? 0 : 1;
});
