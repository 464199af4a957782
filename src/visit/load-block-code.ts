import { pagesOf, type ShownPage } from './shown.ts';

/** Loads the code that its blocks are drawn with for the data they have, and prepares that data: a drawing is whole where it is here. */
export async function loadBlockCode(shown: ShownPage): Promise<void> {
  const { visit } = shown;
  if (!visit) return;
  const { blocks, data } = visit;
  const types = new Set(pagesOf(shown).flatMap((page) => page.types));
  const loads = [...types].map((type) => {
    const { drawnWith, needs = [] } = blocks.definition(type) ?? {};
    const known = Object.fromEntries(needs.map((need) => [need, data.read(need)]));
    return drawnWith?.isNeeded(known) ? Promise.all([blocks.load(type), drawnWith.load(known)]) : undefined;
  });
  await Promise.all(loads);
}
