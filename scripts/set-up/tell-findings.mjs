import { readdir } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { count } from '../../cli/check/report.ts';
import { inRoot, root } from './places.mjs';
import { run } from './run.mjs';
import { say } from './say.mjs';

const check = `const { main } = await import(${JSON.stringify(inRoot('cli/main.ts'))}); process.exitCode = await main(process.argv.slice(1));`;

/**
 * Says how much `portico check` finds in the sample tenants: the import tells files that it cannot read, not blocks and forms that cannot be
 * shown. In a process of its own, so that the portal does not wait.
 */
export async function tellFindings() {
  const tenants = resolve(process.env.PORTICO_FIXTURES || inRoot('fixtures/tenants'));
  const folders = (await readdir(tenants, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => join(tenants, name));
  if (folders.length === 0) return;
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', check, 'check', '--json', ...folders];
  const { printed } = await run(process.execPath, args);
  for (const [index, { tenant, errors, warnings }] of judged(printed).entries())
    if (errors + warnings > 0)
      say(
        `! ${tenant}: ${count(errors, 'error')} and ${count(warnings, 'warning')} in its content. See them: npm run portico -- check ${relative(root, folders[index])}`,
      );
}

/** What the check answered; when it broke, its own words are the error. */
function judged(printed) {
  try {
    return JSON.parse(printed);
  } catch {
    throw new Error(`portico check said: ${printed.trim().slice(0, 1000) || 'nothing'}`);
  }
}
