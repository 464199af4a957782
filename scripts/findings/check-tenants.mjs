import { setPriority } from 'node:os';
import { inRoot } from '../set-up/places.mjs';
import { run } from '../set-up/run.mjs';

const check = `const { main } = await import(${JSON.stringify(inRoot('cli/main.ts'))}); process.exitCode = await main(process.argv.slice(1));`;

/**
 * Findings of `portico check` in folders of tenants, one answer for each in their order. In a process of its own with a low priority,
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
    throw new Error(`portico check printed: ${printed.trim().slice(0, 1000) || 'nothing'}`);
  }
}

/** A process that has ended already, or may not lower its priority, is as good. */
function standBack(pid) {
  try {
    setPriority(pid, 10);
  } catch {}
}
