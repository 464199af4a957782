/** `npm run dev`: the demo portal with hot reload. A change in what the browser runs shows at once; one in server, schemas, locale or forms restarts the portal. */
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { restartsServer, watched } from './dev/watched.mjs';
import { inRoot, root } from './set-up/places.mjs';
import { ExplainedError, print } from './set-up/output.mjs';
import { withSetUp } from './set-up/set-up.mjs';

await withSetUp(async () => {
  if (process.env.PORTICO_MODE === 'production')
    throw new ExplainedError('npm run dev is for the demo, and PORTICO_MODE is production.', 'run npm start, or unset PORTICO_MODE.');
  const { buildSchemas } = await import('./build/build.mjs');
  await buildSchemas();
  const env = { ...process.env, PORTICO_WATCH_PARENT: '1' };
  const start = () =>
    spawn(process.execPath, ['--disable-warning=ExperimentalWarning', inRoot('scripts/dev/portal.mjs')], {
      cwd: root,
      env,
      stdio: 'inherit',
    });
  const stop = (portal) =>
    new Promise((resolve) => {
      if (portal.exitCode !== null || portal.signalCode !== null) return resolve();
      portal.once('exit', resolve).kill('SIGTERM');
    });

  let portal = start();
  let pause;
  const restart = (folder) => (_event, name) => {
    if (!name || !restartsServer(folder, String(name))) return;
    clearTimeout(pause);
    pause = setTimeout(async () => {
      print(`… ${name} changed, starting again`);
      await stop(portal);
      portal = start();
    }, 200);
  };
  const watchers = watched.map((folder) => watch(inRoot(folder), { recursive: true }, restart(folder)));
  const signal = await new Promise((resolve) => ['SIGINT', 'SIGTERM', 'SIGHUP'].forEach((name) => process.once(name, () => resolve(name))));
  clearTimeout(pause);
  for (const watcher of watchers) watcher.close();
  await stop(portal);
  return signal === 'SIGINT' ? 130 : 0;
});
