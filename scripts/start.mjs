/** `npm start`: everything from a fresh clone to a running portal with the demo tenants. */
import { withSetUp } from './set-up/set-up.mjs';
import { say } from './set-up/say.mjs';

await withSetUp(async () => {
  const { build } = await import('./build/build.mjs');
  const { tellFindings } = await import('./set-up/tell-findings.mjs');
  await build();
  if (process.env.PORTICO_MODE !== 'production') process.env.PORTICO_DEFAULT_TENANT ??= 'northgate';
  await import('../server/main.ts');
  if (process.env.PORTICO_MODE !== 'production')
    tellFindings().catch((error) => say(`! the content of the sample tenants was not checked: ${error.message}`));
});
