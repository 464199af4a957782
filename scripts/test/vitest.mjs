import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../set-up/places.mjs';
import { run } from '../set-up/run.mjs';

/** Outcome of a step of the test run. `fault` is empty when all is well; `remark` is what must be read although nothing failed. */
export const outcome = (passed, failed, fault = '') => ({ passed, failed, fault, remark: '' });

/** Runs vitest with these arguments and counts its tests. Nothing found to run is a fault unless `mayBeEmpty`. */
export async function vitest(args, { env = process.env, mayBeEmpty = false, note } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'portico-vitest-'));
  const file = join(folder, 'report.json');
  try {
    const { code, output } = await run(
      process.execPath,
      [
        inRoot('node_modules/vitest/vitest.mjs'),
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
        ...(mayBeEmpty ? ['--passWithNoTests'] : []),
        ...args,
      ],
      { env: { ...env, FORCE_COLOR: '0', NO_COLOR: '1' }, onOutput: (chunk) => lastLine(chunk) && note?.(lastLine(chunk)) },
    );
    if (!existsSync(file)) return outcome(0, 0, code === 0 ? '' : output.trim());
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'));
    return outcome(numPassedTests, numFailedTests, code === 0 ? '' : failures(output));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const lastLine = (chunk) => chunk.trim().split('\n').at(-1) ?? '';

/** What a reader needs of a failed run: from the first failure on, without the list of what passed. */
function failures(output) {
  const lines = output
    .trim()
    .split('\n')
    .filter((line) => !/^\s*✓/.test(line));
  return lines.slice(-200).join('\n');
}
