import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './program.ts';

export const topFolders = ['engine', 'forms', 'locale', 'ui', 'registry', 'schemas', 'src', 'server', 'cli', 'tests', 'scripts'] as const;

/** Top-level folders with a README; that of `docs` is among its documents. */
const readmeFolders = [...topFolders, 'bench', 'fixtures'] as const;

export interface SourceFile {
  /** From the root, with `/`. */
  readonly path: string;
  readonly text: string;
}

/** Every file of ours with one of these endings. Throws when there is none: a check that looked at nothing proves nothing. */
export function sourceFiles(endings: RegExp = /\.(ts|tsx|mjs)$/): SourceFile[] {
  const paths = topFolders.flatMap((topFolder) =>
    readdirSync(join(root, topFolder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && endings.test(entry.name))
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(root.length + 1)
          .replaceAll('\\', '/'),
      ),
  );
  const files = paths
    .filter((path) => !path.startsWith('schemas/built/'))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  if (files.length === 0) throw new Error(`no files match ${endings}: were the folders moved?`);
  return files;
}

/** Every document (`*.md`) of the repository. */
export function documents(): SourceFile[] {
  const inDocs = readdirSync(join(root, 'docs'), { recursive: true }).map((path) => `docs/${String(path).replaceAll('\\', '/')}`);
  const readmes = readmeFolders.map((folder) => `${folder}/README.md`);
  return [...readdirSync(root), ...inDocs, ...readmes]
    .filter((path) => path.endsWith('.md'))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}
