import { say } from '../set-up/say.mjs';

/** Runs checks one after the other; a tick and the time for each, and only what failed speaks. Resolves with the names that failed. */
export async function runChecks(checks) {
  const failed = [];
  for (const { name, run } of checks) {
    const since = Date.now();
    const fault = await run();
    const mark = fault === '' ? '✓' : '✗';
    say(`${mark} ${name} (${((Date.now() - since) / 1000).toFixed(1)} s)`);
    if (fault === '') continue;
    failed.push(name);
    say(
      fault
        .split('\n')
        .map((line) => `    ${line}`)
        .join('\n'),
    );
  }
  return failed;
}
