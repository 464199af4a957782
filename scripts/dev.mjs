/** `npm run dev`: the demo portal with hot reload. A change in src, registry or engine shows at once; one in server restarts it. */
import { inRoot } from './set-up/places.mjs';
import { run } from './set-up/run.mjs';
import { withSetUp } from './set-up/set-up.mjs';

await withSetUp(async () => {
  const { buildSchemas } = await import('./build/build.mjs');
  await buildSchemas();
  const env = { ...process.env, PORTICO_MODE: 'demo', PORTICO_DEFAULT_TENANT: process.env.PORTICO_DEFAULT_TENANT ?? 'northgate', PORTICO_WATCH_PARENT: '1' };
  const { code } = await run(process.execPath, ['--watch', '--watch-preserve-output', '--disable-warning=ExperimentalWarning', inRoot('scripts/dev/portal.mjs')], { env, show: true });
  return code;
});
