import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './program.ts';

interface Locked {
  readonly dev?: boolean;
  readonly version: string;
  readonly integrity: string;
}

interface Bill {
  readonly bomFormat: string;
  readonly components: readonly Component[];
}

interface Component {
  readonly purl: string;
  readonly hashes: readonly { readonly content: string }[];
  readonly properties?: readonly { readonly name: string }[];
}

/** As CONTRIBUTING.md names it. */
const command = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx'];

test('[SEC-47] the bill of materials names every package that a deployed portal may have, with the hash of its bytes', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, Locked> };
  const deployed = Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && dev !== true)
    .map(([path, { version, integrity }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const hash = Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex');
      return `pkg:npm/${name.replace('@', '%40')}@${version} ${hash}`;
    });
  const { bomFormat, components } = JSON.parse(execFileSync('npm', command, { cwd: root, encoding: 'utf8' })) as Bill;
  expect(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')).toContain(`npm ${command.join(' ')}`);
  expect(bomFormat).toBe('CycloneDX');
  const named = components
    .filter(({ properties = [] }) => !properties.some(({ name }) => name === 'cdx:npm:package:development'))
    .map(({ purl, hashes }) => `${purl} ${hashes[0]?.content}`);
  expect([...new Set(named)].toSorted()).toEqual([...new Set(deployed)].toSorted());
});
