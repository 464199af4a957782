import type { Suggest } from '../validate/issue-report.ts';
import type { BlockCode, BlockDefinition } from './definition.ts';

/** A block type whose code and schema have arrived. */
export interface LoadedBlock extends BlockCode {
  readonly type: string;
  readonly definition: BlockDefinition;
}

/** All types a page may name, each loaded at most once. */
export interface Loader {
  readonly types: readonly string[];
  readonly suggest: Suggest | undefined;
  definition(type: string): BlockDefinition | undefined;
  /** What has arrived; nothing before `load` answered. */
  get(type: string): LoadedBlock | undefined;
  /** The same promise for every caller; a load that failed is tried again by the next call. Rejects for an unknown type. */
  load(type: string): Promise<LoadedBlock>;
}

/**
 * `registry`: export name → definition, such as `import * as registry`. Only own names are types: "constructor" finds nothing. `suggest` adds
 * "did you mean" to what it finds wrong.
 */
export function createLoader(registry: Readonly<Record<string, BlockDefinition>>, suggest?: Suggest): Loader {
  const definitions = new Map(Object.entries(registry));
  const arrived = new Map<string, LoadedBlock>();
  const underway = new Map<string, Promise<LoadedBlock>>();

  async function fetch(type: string): Promise<LoadedBlock> {
    const definition = definitions.get(type);
    if (!definition) throw new Error(`There is no block type "${type}".`);
    try {
      const { component, schema } = await definition.load();
      const block = { type, definition, component, schema };
      arrived.set(type, block);
      return block;
    } catch (error) {
      underway.delete(type);
      throw error;
    }
  }

  return {
    types: [...definitions.keys()],
    suggest,
    definition: (type) => definitions.get(type),
    get: (type) => arrived.get(type),
    load(type) {
      const promise = underway.get(type) ?? fetch(type);
      underway.set(type, promise);
      return promise;
    },
  };
}
