/** A list with one entry at another place. Pure. */
export function movedTo<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const others = list.filter((_, index) => index !== from);
  return [...others.slice(0, to), ...list.slice(from, from + 1), ...others.slice(to)];
}
