/**
 * Chance that can be repeated: the seed is in the titles of the tests that sample, and `PORTICO_SEED=<seed>` draws the same again.
 * Set once per run, so that every worker of it draws alike.
 */
export const seed = Number((process.env['PORTICO_SEED'] ??= String(Math.floor(Math.random() * 1e9))));

/** Everything instead of a sample (`npm run test:full`). */
export const full = process.env['PORTICO_FULL'] === '1';

/** A chance of one's own, 0 ≤ n < 1 (mulberry32). */
export function createChance(start = seed): () => number {
  let state = start >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function pick<T>(chance: () => number, list: readonly T[]): T {
  const chosen = list[Math.floor(chance() * list.length)];
  if (chosen === undefined) throw new Error('There is nothing to pick from.');
  return chosen;
}

/** So many of the list, in its order, as the chance has it; all of them in a full run. */
export function some<T>(list: readonly T[], count: number, chance = createChance()): readonly T[] {
  if (full) return list;
  const drawn = list.map((value, index) => ({ index, at: chance(), value })).sort((a, b) => a.at - b.at);
  return drawn
    .slice(0, count)
    .sort((a, b) => a.index - b.index)
    .map(({ value }) => value);
}

/** Every combination of one value of each list. */
export function combinations<const Lists extends readonly (readonly unknown[])[]>(
  ...lists: Lists
): { -readonly [Index in keyof Lists]: Lists[Index][number] }[] {
  const all = lists.reduce<unknown[][]>((rows, list) => rows.flatMap((row) => list.map((value) => [...row, value])), [[]]);
  return all as { -readonly [Index in keyof Lists]: Lists[Index][number] }[];
}
