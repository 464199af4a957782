/** One part of a regular expression with how often it may repeat. */
export interface PatternPart {
  /** As written; '' for a group. */
  readonly atom: string;
  /** What a group chooses from; undefined for an atom. */
  readonly alternatives?: readonly (readonly PatternPart[])[];
  /** Consumes nothing: `^`, `$`, `\b`, a look-around. */
  readonly isAssertion: boolean;
  readonly min: number;
  readonly max: number;
}

const atoms =
  /^(\[(\\.|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\k<\w+>|\\u\{[\da-fA-F]+\}|\\u[\da-fA-F]{4}|\\x[\da-fA-F]{2}|\\c[a-zA-Z]|\\\d+|\\[^]|[^])/;

/** The structure of a regular expression that JavaScript accepts, as far as repetition goes. Pure. */
export function parsePattern(source: string): readonly (readonly PatternPart[])[] {
  let at = 0;
  const take = (expression: RegExp): string | undefined => {
    const [found] = expression.exec(source.slice(at)) ?? [];
    at += found?.length ?? 0;
    return found;
  };
  const repeat = (): { min: number; max: number } => {
    const given = take(/^([*+?]|\{\d+(,\d*)?\})\??/) ?? '';
    if (given.startsWith('*')) return { min: 0, max: Infinity };
    if (given.startsWith('+')) return { min: 1, max: Infinity };
    if (given.startsWith('?')) return { min: 0, max: 1 };
    const [, min, comma, max] = /^\{(\d+)(,?)(\d*)\}/.exec(given) ?? [];
    if (min === undefined) return { min: 1, max: 1 };
    return { min: Number(min), max: comma ? (max ? Number(max) : Infinity) : Number(min) };
  };
  const group = (): PatternPart[][] => {
    const alternatives: PatternPart[][] = [[]];
    while (at < source.length && source[at] !== ')') {
      const opened = take(/^\((\?(:|=|!|<=|<!|<\w+>))?/);
      if (opened !== undefined) {
        const inner = group();
        at += 1;
        alternatives.at(-1)?.push({ atom: '', alternatives: inner, isAssertion: /[=!]$/.test(opened), ...repeat() });
      } else if (take(/^\|/) !== undefined) alternatives.push([]);
      else {
        const atom = take(atoms) ?? '';
        alternatives.at(-1)?.push({ atom, isAssertion: /^([\^$]|\\[bB])$/.test(atom), ...repeat() });
      }
    }
    return alternatives;
  };
  return group();
}
