import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { advisoryFaults, advisoryWarning } from './advisories.ts';
import { fileRuleFaults } from './file-rules.ts';
import { lockFaults } from './lock.ts';
import { program, root } from './program.ts';
import { sizeFaults } from './size.ts';

/** One check of the gate. `run` resolves with what is wrong, in words; '' when nothing is. */
export interface Check {
  readonly name: string;
  /** Looks at the build, which is made of the sources as they are before. */
  readonly ofBuild?: true;
  readonly run: () => string | Promise<string>;
  /** What is to be done soon, and fails nothing; '' when nothing is. */
  readonly warn?: () => string;
}

/** The longest first: two run at a time. */
export const checks: readonly Check[] = [
  { name: 'types', run: () => program('node_modules/typescript/bin/tsc', '-p', '.') },
  { name: 'published schemas are those of their sources', run: () => program('scripts/build-schemas/main.ts', '--check') },
  { name: 'format', run: () => program('node_modules/oxfmt/bin/oxfmt', '--check', '.') },
  { name: 'lint and import directions', run: () => program('node_modules/oxlint/bin/oxlint', '--quiet') },
  { name: 'rules on files', run: () => fileRuleFaults() },
  { name: 'content of the sample tenants', run: sampleTenants },
  { name: 'lock', run: () => lockFaults() },
  { name: 'lock: known vulnerable packages', run: () => advisoryFaults(), warn: () => advisoryWarning(Date.now()) },
  { name: 'no unused code or dependency', run: () => program('node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints') },
  { name: 'script sizes', ofBuild: true, run: () => sizeFaults() },
];

async function sampleTenants(): Promise<string> {
  const { main } = await import('../../cli/main.ts');
  const folders = readdirSync(join(root, 'fixtures/tenants')).map((slug) => join(root, 'fixtures/tenants', slug));
  let output = '';
  const code = await main(['check', ...folders], (text) => (output = text));
  return code === 0 ? '' : output;
}

export const unitTests: Check = {
  name: 'unit tests',
  run: () => program('node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', '--project', 'alone', '--project', 'together'),
};
