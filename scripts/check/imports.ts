import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from './program.ts';
import { sourceFiles } from './source-files.ts';

export interface Import {
  /** File that imports, from the root. */
  readonly from: string;
  /** First folder of `from`. */
  readonly topFolder: string;
  /** As written. */
  readonly name: string;
  /** For relative imports: the path from the root that is meant. */
  readonly path?: string;
  readonly typeOnly: boolean;
}

const statement = /(?:^|[;\n])\s*(?:import|export)\s+(type\s+)?(?:[\w*{}\s,$]+?\s+from\s+)?['"]([^'"]+)['"]/g;
const dynamic = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/[^\n]*/g, '$1');

/** Every import of the code that ships: no tests, no scripts. Read from the text itself, independent of the linter. */
export function shippedImports(): Import[] {
  const files = sourceFiles(/\.tsx?$/).filter(
    ({ path }) => !/^(tests|scripts)\//.test(path) && !/\.(test|fixture)\.tsx?$|\.d\.ts$/.test(path),
  );
  return files.flatMap(({ path: from, text }) => {
    const plain = withoutComments(text);
    const found = [
      ...[...plain.matchAll(statement)].map((match) => ({ name: match[2] ?? '', typeOnly: match[1] !== undefined })),
      ...[...plain.matchAll(dynamic)].map((match) => ({ name: match[1] ?? '', typeOnly: false })),
    ];
    return found.map(({ name, typeOnly }) => ({
      from,
      topFolder: from.split('/')[0] ?? '',
      name,
      typeOnly,
      ...(name.startsWith('.') ? { path: posix.join(posix.dirname(from), name) } : {}),
    }));
  });
}

/** The public names of package.json, each with its file; of a name that browsers import another file by, that of Node. */
export function publicNames(): Readonly<Record<string, string>> {
  const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly imports: Readonly<Record<string, string | { readonly default: string }>>;
  };
  return Object.fromEntries(Object.entries(imports).map(([name, file]) => [name, typeof file === 'string' ? file : file.default]));
}

/** From file to file: imports by relative path, and by a name of package.json (`#engine`). */
export function fileEdges(imports: readonly Import[] = shippedImports()): (readonly [from: string, to: string])[] {
  const names = publicNames();
  return imports.flatMap(({ from, name, path }) => {
    const to = path ?? names[name]?.replace(/^\.\//, '');
    return to === undefined || to.startsWith('schemas/built') ? [] : [[from, to] as const];
  });
}

/** From file to file: imports of code by relative path alone. */
export const pathEdges = (imports: readonly Import[] = shippedImports()): (readonly [from: string, to: string])[] =>
  imports.flatMap(({ from, path }) => (path !== undefined && /\.tsx?$/.test(path) ? [[from, path] as const] : []));
