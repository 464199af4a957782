import { build } from '../build/build.mjs';
import { print } from '../set-up/output.mjs';

const indented = (text) =>
  text
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n');

const notBuilt = (error) => `There is no build to look at: ${error.message}`;

/** Runs checks, two at a time; a tick and the time for each as it ends, warnings, and output only of what failed. Resolves with the names that failed. */
export async function runChecks(checks) {
  const waiting = [...checks];
  const failed = [];
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const since = Date.now();
      const fault = check.ofBuild ? await build().then(check.run, notBuilt) : await check.run();
      print(`${fault === '' ? '✓' : '✗'} ${check.name} (${((Date.now() - since) / 1000).toFixed(1)} s)`);
      const warning = check.warn?.() ?? '';
      if (warning !== '') print(indented(`Warning: ${warning}`));
      if (fault === '') continue;
      failed.push(check.name);
      print(indented(fault));
    }
  };
  await Promise.all([work(), work()]);
  return failed;
}
