import { setPriority } from 'node:os';
import { inRoot } from '../set-up/places.mjs';
import { run } from '../set-up/run.mjs';

const check = `const { main } = await import(${JSON.stringify(inRoot('cli/main.ts'))}); process.exitCode = await main(process.argv.slice(1));`;

/**
 * What `portico check` says of folders of tenants, one answer for each in their order. In a process of its own that stands back for others,
 * so that neither the portal nor a page that shows a change waits for it.
 */
export async function checkTenants(folders) {
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', check, 'check', '--json', ...folders];
  const { printed, signal } = await run(process.execPath, args, { onStart: standBack });
  // It was stopped with the portal.
  if (signal) return [];
  try {
    return JSON.parse(printed);
  } catch {
    throw new Error(`portico check said: ${printed.trim().slice(0, 1000) || 'nothing'}`);
  }
}

/** A process that is gone already, or may not stand back, is as good. */
function standBack(pid) {
  try {
    setPriority(pid, 10);
  } catch {}
}
