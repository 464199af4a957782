/** `npm start`: everything from a fresh clone to a running portal with the demo tenants. */
import { existsSync } from 'node:fs';
import module from 'node:module';
import { resolve } from 'node:path';
import { inRoot, root } from './set-up/places.mjs';
import { withSetUp } from './set-up/set-up.mjs';
import { print } from './set-up/output.mjs';

/** Reports what is wrong in the sample tenants' content, now and after each save. */
async function followContent() {
  const tenants = resolve(process.env.PORTICO_FIXTURES || inRoot('fixtures/tenants'));
  if (!existsSync(tenants)) return;
  const [{ reportFindings }, { checkTenants }, { watchFolders }] = await Promise.all([
    import('./findings/report-findings.mjs'),
    import('./findings/check-tenants.mjs'),
    import('../server/services/content/import/watch-folders.ts'),
  ]);
  const people = resolve(tenants, '../people');
  const watch = (folder, onChange) => {
    const ends = [watchFolders(folder, onChange)];
    if (existsSync(people)) ends.push(watchFolders(people, (path) => path.endsWith('.json') && onChange(path.slice(0, -'.json'.length))));
    return () => ends.forEach((end) => end());
  };
  reportFindings({ tenants, from: root, checkAll: checkTenants, print, watch });
}

/** The code of the server and its workers as Node has compiled it is kept for the next start, beside the private Node: who may write there may write the code itself. */
function keepCompiledCode() {
  process.env.NODE_COMPILE_CACHE ??= inRoot('.node/compiled');
  module.enableCompileCache(process.env.NODE_COMPILE_CACHE);
}

await withSetUp(async () => {
  keepCompiledCode();
  const { build } = await import('./build/build.mjs');
  await build();
  await import('../server/main.ts');
  if (process.env.PORTICO_MODE !== 'production')
    followContent().catch((error) => print(`! the content of the sample tenants is not checked: ${error.message}`));
});
