import { posix } from 'node:path';
import { rooms, sourceFiles } from '../../scripts/check/source-files.ts';

export interface Import {
  /** File that imports, from the root. */
  readonly from: string;
  readonly room: string;
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
      room: from.split('/')[0] ?? '',
      name,
      typeOnly,
      ...(name.startsWith('.') ? { path: posix.join(posix.dirname(from), name) } : {}),
    }));
  });
}

export const isRoom = (name: string): boolean => name === 'fixtures' || rooms.some((room) => room === name);
