import type { FactState, KnownFacts } from '#schemas/page';
import type { FactReader } from './run.ts';

const absent: FactState = { state: 'absent' };

/** Facts that are all known at once; a path without a value is absent. */
export function readerOf(known: KnownFacts): FactReader {
  return {
    read(path) {
      const value = Object.hasOwn(known, path) ? known[path] : undefined;
      return value === undefined ? absent : { state: 'known', value };
    },
  };
}
