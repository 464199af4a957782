/** `npm run portico -- <command>`: the command line of content authors and operators. */
import { withSetUp } from './set-up/set-up.mjs';

await withSetUp(async () => {
  const { buildSchemas } = await import('./build/build.mjs');
  await buildSchemas();
  const { main } = await import('../cli/main.ts');
  const { makeFilesPrivate } = await import('../server/platform/disk/private-folder.ts');
  makeFilesPrivate();
  return main(process.argv.slice(2));
});
