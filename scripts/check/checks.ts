import { houseFaults } from './house.ts';
import { lockFaults } from './lock.ts';
import { program } from './program.ts';
import { sizeFaults } from './size.ts';

/** One check of the gate. `run` resolves with what is wrong, in words; '' when nothing is. */
export interface Check {
  readonly name: string;
  readonly run: () => string | Promise<string>;
}

export const checks: readonly Check[] = [
  { name: 'published schemas are those of their sources', run: () => program('scripts/build-schemas/main.ts', '--check') },
  { name: 'types', run: () => program('node_modules/typescript/bin/tsc', '-p', '.') },
  { name: 'lint and import directions', run: () => program('node_modules/oxlint/bin/oxlint', '--quiet') },
  { name: 'house rules on files', run: () => houseFaults() },
  { name: 'lock', run: () => lockFaults() },
  { name: 'no unused code or dependency', run: () => program('node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints') },
  { name: 'format', run: () => program('node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.') },
  { name: 'script sizes', run: () => sizeFaults() },
];

export const unitTests: Check = { name: 'unit tests', run: () => program('node_modules/vitest/vitest.mjs', 'run', '--reporter=dot') };
