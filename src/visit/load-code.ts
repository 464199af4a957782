import type { BlockDefinition } from '#engine';
import { pagesOf, type Shown } from './shown.ts';

/** Loads the code that its blocks are drawn with for the data they have: a drawing is whole where it is here. */
export async function loadCode(shown: Shown): Promise<void> {
  await Promise.all(neededCode(shown).map(({ load }) => load()));
}

/** What its blocks are drawn with for the data they have now. */
export function neededCode(shown: Shown): readonly NonNullable<BlockDefinition['drawnWith']>[] {
  const { visit } = shown;
  if (!visit) return [];
  const { blocks, data } = visit;
  const definitions = new Set(pagesOf(shown).flatMap(({ types }) => types.flatMap((type) => blocks.definition(type) ?? [])));
  return [...definitions].flatMap(({ drawnWith, needs = [] }) => {
    const known = Object.fromEntries(needs.map((need) => [need, data.read(need)]));
    return drawnWith?.isNeeded(known) ? [drawnWith] : [];
  });
}
