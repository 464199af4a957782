/** `npm run build:schemas`: see scripts/build-schemas/main.ts. `--check` writes nothing and fails when the published files differ. */
import { inRoot } from './set-up/places.mjs';
import { run } from './set-up/run.mjs';
import { withSetUp } from './set-up/set-up.mjs';

await withSetUp(async () => {
  const program = ['--disable-warning=ExperimentalWarning', inRoot('scripts/build-schemas/main.ts'), ...process.argv.slice(2)];
  const { code } = await run(process.execPath, program, { show: true });
  return code;
});
