import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './program.ts';

interface Entry {
  readonly version?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly hasInstallScript?: boolean;
  readonly optional?: boolean;
}

/** Where npm looks for a package that `from` needs: beside it, then upwards. */
function found(packages: Readonly<Record<string, Entry>>, from: string, name: string): boolean {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`]) return true;
    if (folder === '') return false;
  }
}

/** `npm ci` refuses a lock in which an optional dependency has no entry. Returns one line per fault. */
export function lockFaults(): string {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, Entry> };
  const missing = Object.entries(packages).flatMap(([path, entry]) =>
    Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !found(packages, path, name))
      .map(
        (name) =>
          `${path || 'package.json'}: its optional dependency ${name} is not in package-lock.json; npm ci would refuse. Pin the version before it.`,
      ),
  );
  const scripts = Object.entries(packages)
    .filter(([, entry]) => entry.hasInstallScript && !entry.optional)
    .map(([path]) => `${path}: has an install script, and we install without scripts. Choose another package.`);
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<
    string,
    Record<string, string>
  >;
  const loose = Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, version]) => !/^\d+\.\d+\.\d+/.test(version))
    .map(([name, version]) => `package.json: ${name} is ${version}; pin it exactly (npm i -E).`);
  return [...missing, ...scripts, ...loose].join('\n');
}
