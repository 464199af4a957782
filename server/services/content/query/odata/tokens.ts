import { QueryError } from '../query.ts';

export type Token =
  | { readonly kind: 'name' | 'mark' | 'guid' | 'date'; readonly text: string; readonly at: number }
  | { readonly kind: 'string'; readonly text: string; readonly at: number }
  | { readonly kind: 'number'; readonly text: string; readonly at: number }
  | { readonly kind: 'end'; readonly text: ''; readonly at: number };

const pattern = new RegExp(
  [
    String.raw`(?<string>'(?:[^']|'')*')`,
    String.raw`(?<guid>[\da-fA-F]{8}-[\da-fA-F]{4}-[\da-fA-F]{4}-[\da-fA-F]{4}-[\da-fA-F]{12})(?![\w/])`,
    String.raw`(?<date>\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)?)?)(?![\w/])`,
    String.raw`(?<number>-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w/])`,
    String.raw`(?<name>[A-Za-z_$][\w$]*(?:\.[A-Za-z_]\w*)*(?:/[\w-]+)*)`,
    String.raw`(?<mark>[(),])`,
  ].join('|'),
  'y',
);
const space = /\s*/y;

/** Splits an OData expression. Throws a QueryError at the first character that begins no token. */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  for (let at = 0; ;) {
    space.lastIndex = at;
    space.test(text);
    at = space.lastIndex;
    if (at === text.length) return [...tokens, { kind: 'end', text: '', at }];
    pattern.lastIndex = at;
    const groups = pattern.exec(text)?.groups;
    const [kind, found] = Object.entries(groups ?? {}).find(([, value]) => value !== undefined) ?? [];
    if (!kind || found === undefined) throw new QueryError(`Syntax error at position ${at} in '${text}'.`);
    at += found.length;
    tokens.push({
      kind: kind as 'name',
      text: kind === 'string' ? found.slice(1, -1).replaceAll("''", "'") : found,
      at: at - found.length,
    });
  }
}
