const indexIn = (state: unknown): number | undefined => {
  const index = (state as { readonly idx?: unknown } | null)?.idx;
  return typeof index === 'number' ? index : undefined;
};

/**
 * Gives an entry of the history that the browser made by itself (a link to a part of the page, a typed `#step-2`) the index that entries of the
 * router have: without one a router that blocks leaving does not know the direction, and warns. To be called before there is a
 * router. Where a browser does not reveal its entries, nothing is done.
 */
export function adoptEntries(): void {
  if (!('navigation' in globalThis)) return;
  const here = (): number => navigation.currentEntry?.index ?? 0;
  // The router counts from 0 where it begins, and both count every entry from there.
  const first = here() - (indexIn(history.state) ?? 0);
  addEventListener('popstate', () => {
    if (indexIn(history.state) !== undefined) return;
    history.replaceState({ usr: null, key: Math.random().toString(36).slice(2, 10), idx: here() - first }, '');
  });
}
