import { access, readdir } from 'node:fs/promises';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export type Json = Record<string, unknown>;
type Kind = 'block' | 'shell' | 'field';

/** A block, a shell or a field, by its files. */
export interface Source {
  readonly kind: Kind;
  readonly type: string;
  readonly file: string;
  readonly schema: Json;
  readonly texts: Readonly<Record<string, string>>;
  readonly examples: Json;
  readonly needs: readonly string[];
  readonly interactive: boolean;
  /** The screen of the app that a type is; it is drawn there without being on a page. */
  readonly screen?: string;
}

/** What could not be read, in words for its author. */
export interface BuildFault {
  readonly file: string;
  readonly message: string;
}

// Definitions are read without the engine: it imports what is being made here, and schemas must build while it changes.
const engineStub = 'data:text/javascript,export const defineBlock = (definition) => definition;';
registerHooks({ resolve: (name, context, next) => (name === '#engine' ? { url: engineStub, shortCircuit: true } : next(name, context)) });

const parents: readonly [string, Kind][] = [
  ['registry/blocks', 'block'],
  ['registry/shells', 'shell'],
  ['forms/fields', 'field'],
];

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );
const load = (file: string) => import(pathToFileURL(file).href) as Promise<Json>;
const camelCase = (kebab: string) => kebab.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
const pascalCase = (kebab: string) => camelCase(`-${kebab}`);

/** Reads every `<kebab>/<kebab>.schema.ts` of blocks, shells and fields. Sound ones are returned even where others are not. */
export async function discover(root: string): Promise<{ sources: Source[]; faults: BuildFault[] }> {
  const sources: Source[] = [];
  const faults: BuildFault[] = [];
  for (const [parent, kind] of parents) {
    const names = await readdir(join(root, parent)).catch(() => []);
    for (const name of names.sort()) {
      const file = `${parent}/${name}/${name}.schema.ts`;
      if (!(await exists(join(root, file)))) continue;
      try {
        sources.push(await readSource(root, `${parent}/${name}`, name, kind));
      } catch (error) {
        faults.push({ file, message: error instanceof Error ? error.message : String(error) });
      }
    }
  }
  return { sources, faults };
}

async function readSource(root: string, folder: string, name: string, kind: Kind): Promise<Source> {
  const file = `${folder}/${name}.schema.ts`;
  const module = await load(join(root, file));
  const props = `${pascalCase(name)}Props`;
  const schema = module[props] as Json | undefined;
  if (schema?.type !== 'object')
    throw new Error(`must export \`${props}\`, a TypeBox object; it exports ${Object.keys(module).join(', ') || 'nothing'}.`);
  const texts = module.texts as Record<string, string> | undefined;
  if (!texts || typeof texts !== 'object') throw new Error('must export `texts`, the words of the block in English (may be `{}`).');
  const type = camelCase(name);
  const examples = (await exists(join(root, folder, 'examples.ts')))
    ? ((await load(join(root, folder, 'examples.ts'))).examples as Json)
    : {};
  const index = join(root, folder, 'index.ts');
  const definition = ((await exists(index)) ? (await load(index))[type] : undefined) as
    | { needs?: string[]; interactive?: boolean; screen?: string }
    | undefined;
  return {
    kind,
    type,
    file,
    schema,
    texts,
    examples: examples ?? {},
    needs: definition?.needs ?? [],
    interactive: definition?.interactive ?? false,
    ...(definition?.screen === undefined ? {} : { screen: definition.screen }),
  };
}
