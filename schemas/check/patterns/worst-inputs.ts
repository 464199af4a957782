import { parsePattern, type PatternPart } from './parse-pattern.ts';

/** Answers of any length that may take long: `before`, `repeated` as often as wanted, `after`. */
export interface WorstInput {
  readonly before: string;
  readonly repeated: string;
  readonly after: string;
}

const maxInputs = 150;
/** From here a repetition counts as one without limit. */
const often = 10;
const printable = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index));
/** What makes a match fail at the end: a character that hardly any pattern takes, a line end, which `.` does not take, and nothing. */
const ends = ['\u0001', '\n', ''];

/**
 * Inputs that make a regular expression try many ways: for every part that may repeat often, what leads there, then what it repeats, in each
 * of its alternatives and with each character that a different set of atoms takes, then something that does not match. Pure.
 */
export function worstInputs(source: string, flags: string): readonly WorstInput[] {
  const taken = new Map<string, readonly string[]>();
  const charactersOf = (atom: string): readonly string[] => {
    const known = taken.get(atom) ?? printable.filter((character) => matches(atom, flags, character));
    taken.set(atom, known);
    return known;
  };
  const tree = parsePattern(source);
  const everyAtom = atomsOf(tree);
  /** One character for each set of atoms that take it. */
  const representatives = new Map(
    printable.map((character) => [everyAtom.filter((atom) => charactersOf(atom).includes(character)).join(' '), character]),
  );
  representatives.delete('');

  const sample = (part: PatternPart, least: number): string => {
    if (part.isAssertion) return '';
    const once = part.alternatives ? sequence(part.alternatives[0] ?? [], least) : (charactersOf(part.atom)[0] ?? '');
    return once.repeat(Math.min(Math.max(part.min, least), 50));
  };
  const sequence = (parts: readonly PatternPart[], least: number): string => parts.map((part) => sample(part, least)).join('');

  const found = new Map<string, WorstInput>();
  const add = (before: string, repeated: string): void => {
    if (repeated === '' || found.size >= maxInputs) return;
    for (const after of ends) found.set(JSON.stringify([before, repeated, after]), { before, repeated, after });
  };
  const visit = (alternatives: readonly (readonly PatternPart[])[], before: string): void => {
    for (const parts of alternatives) {
      let sofar = before;
      for (const part of parts) {
        if (part.max >= often) {
          for (const body of part.alternatives ?? []) for (const least of [1, 0]) add(sofar, sequence(body, least));
          const inside = part.alternatives ? atomsOf(part.alternatives) : [part.atom];
          for (const character of representatives.values())
            if (inside.some((atom) => charactersOf(atom).includes(character))) add(sofar, character);
        }
        if (part.alternatives) visit(part.alternatives, sofar);
        sofar += sample(part, 0);
      }
    }
  };
  visit(tree, '');
  return [...found.values()];
}

const atomsOf = (alternatives: readonly (readonly PatternPart[])[]): string[] => [
  ...new Set(alternatives.flat().flatMap((part) => (part.alternatives ? atomsOf(part.alternatives) : part.isAssertion ? [] : [part.atom]))),
];

function matches(atom: string, flags: string, character: string): boolean {
  try {
    return new RegExp(`^(?:${atom})$`, flags).test(character);
  } catch {
    return false;
  }
}
