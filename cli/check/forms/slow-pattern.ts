/**
 * Whether a regular expression may take time that doubles with every character: something repeated without limit that
 * itself holds something of varying length, as in `(a+)+`, or two ways to read the same text, as in `(a|a)*`.
 * A heuristic, on the careful side: it refuses some harmless patterns (`([a-z]+ )*`), and does not see patterns that are
 * only quadratic (`a*a*`) or that repeat by back-reference. Pure.
 */
export function isSlowPattern(pattern: string): boolean {
  const groups: Group[] = [emptyGroup()];
  for (let at = 0; at < pattern.length;) {
    const here = groups.at(-1) as Group;
    const opened = /^\((\?(:|=|!|<=|<!|<\w+>))?/.exec(pattern.slice(at))?.[0];
    if (opened) {
      groups.push(emptyGroup());
      at += opened.length;
      continue;
    }
    if (pattern[at] === '|') {
      here.starts.push(undefined);
      at += 1;
      continue;
    }
    const closes = pattern[at] === ')' && groups.length > 1;
    const atom = closes
      ? ')'
      : (/^(\[(\\.|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\u[\da-fA-F]{4}|\\x[\da-fA-F]{2}|\\.|.|\n)/.exec(pattern.slice(at))?.[0] ??
        pattern.charAt(at));
    at += atom.length;
    const repeat = /^([*+?]|\{\d+(,\d*)?\})\??/.exec(pattern.slice(at))?.[0] ?? '';
    at += repeat.length;
    if (closes) {
      const inner = groups.pop() as Group;
      if (isUnlimited(repeat) && (inner.varies || overlapping(inner.starts))) return true;
      (groups.at(-1) as Group).varies ||= inner.varies;
    } else if (here.starts.at(-1) === undefined) here.starts[here.starts.length - 1] = atom;
    (groups.at(-1) as Group).varies ||= /^[*+]|,/.test(repeat);
  }
  return false;
}

interface Group {
  /** Holds something of varying length. */
  varies: boolean;
  /** The first atom of each alternative. */
  starts: (string | undefined)[];
}

const emptyGroup = (): Group => ({ varies: false, starts: [undefined] });
/** Ten times and more counts as without limit. */
const isUnlimited = (repeat: string) => /^[*+]|,\}/.test(repeat) || Number(/,(\d+)\}/.exec(repeat)?.[1] ?? 0) >= 10;

const printable = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index));
function overlapping(starts: Group['starts']): boolean {
  const read = new Set<string>();
  for (const start of starts.length > 1 ? starts : []) {
    const atom = start === undefined || /^[\^$]$|^\\[bB]$/.test(start) ? undefined : new RegExp(`^${start}$`);
    const taken = printable.filter((character) => atom?.test(character));
    if (taken.some((character) => read.has(character))) return true;
    for (const character of taken) read.add(character);
  }
  return false;
}
