import { globSync, readFileSync } from 'node:fs';
import type { BlockDefinition, BlockExamples } from '#engine';
import * as registry from '#registry';

/** One line of the registry with the files of its folder. */
export interface RegistryEntry {
  readonly type: string;
  readonly definition: BlockDefinition;
  readonly folder: string;
  readonly examples: BlockExamples | undefined;
  /** TypeBox source: `<Pascal>Props` and `texts`. */
  readonly schema: Readonly<Record<string, unknown>>;
  /** Text of every script of the folder, by path. */
  readonly scripts: readonly (readonly [path: string, text: string])[];
}

const examples = import.meta.glob<BlockExamples>('../../registry/{blocks,shells}/*/examples.ts', { eager: true, import: 'examples' });
const schemas = import.meta.glob<RegistryEntry['schema']>('../../registry/{blocks,shells}/*/*.schema.ts', { eager: true });
const scripts = import.meta.glob<string>(['../../registry/{blocks,shells}/*/*.{ts,tsx}', '!**/*.test.*'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const folders = Object.keys(schemas).map((path) => path.slice(0, path.lastIndexOf('/') + 1));

export const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
/** Text of every stylesheet, by path. Read from disk: the bundler would hand out class names instead. */
export const allStyles = globSync('{forms,registry,ui}/**/*.css').map((path) => [path, readFileSync(path, 'utf8')] as const);
export const allFolders = folders.map((folder) => folder.split('/').at(-2) ?? '');

const inFolder = <Value>(files: Readonly<Record<string, Value>>, folder: string) =>
  Object.entries(files).filter(([path]) => path.startsWith(folder));

export const entries: readonly RegistryEntry[] = Object.entries(registry).map(([type, definition]) => {
  const folder = folders.find((path) => path.endsWith(`/${kebab(type)}/`)) ?? '';
  return {
    type,
    definition,
    folder,
    examples: examples[`${folder}examples.ts`],
    schema: schemas[`${folder}${kebab(type)}.schema.ts`] ?? {},
    scripts: inFolder(scripts, folder || '-'),
  };
});
