/** Why a text is not JSON that can be stored, in a sentence for whoever wrote it; line and column count from 1. */
export interface JsonFault {
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

export type Parsed = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly fault: JsonFault };

/** Nested so deeply that nobody could read it back. */
const deepest = 500;

/**
 * Parses JSON a person wrote; on failure says where, what belongs there and what stands around it. Refuses `__proto__` as a key, characters
 * that no database keeps, and more than 500 levels.
 */
export function parseJson(source: string): Parsed {
  const text = source.replace(/^\uFEFF/, '');
  const broken = firstFault(text);
  if (broken) return { ok: false, fault: told(text, broken.offset, `This is not JSON: ${broken.message}`) };
  try {
    const value: unknown = JSON.parse(text, refuseUnsafe);
    return { ok: true, value };
  } catch (error) {
    const at = error instanceof UnsafeValue ? Math.max(0, text.indexOf(JSON.stringify(error.key))) : 0;
    return { ok: false, fault: told(text, at, (error as Error).message) };
  }
}

/** The sentence with its place and what stands around it; `▸` marks the spot. */
function told(text: string, offset: number, message: string): JsonFault {
  const lines = text.slice(0, offset).split('\n');
  const [line, column] = [lines.length, (lines.at(-1)?.length ?? 0) + 1];
  const before = text.slice(0, offset).trimEnd().split('\n').at(-1)?.trimStart() ?? '';
  const after = text.slice(offset).split('\n')[0]?.trimEnd() ?? '';
  const around =
    `${before.length > 30 ? `…${before.slice(-30)}` : before} ▸ ${after.length > 30 ? `${after.slice(0, 30)}…` : after}`.trim();
  return { message: `${message}, at ▸ in \`${around}\` (line ${line}, column ${column}).`, line, column };
}

class UnsafeValue extends Error {
  readonly key: string;
  constructor(key: string, message: string) {
    super(message);
    this.key = key;
  }
}

function refuseUnsafe(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new UnsafeValue(key, 'The key "__proto__" is not allowed');
  for (const text of [key, value]) {
    if (typeof text === 'string' && (text.includes('\0') || !text.isWellFormed()))
      throw new UnsafeValue(key, `"${key}" holds a character that cannot be stored`);
  }
  return value;
}

const tokens =
  /(?:([{}[\],:])|("(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null))/y;
const whiteSpace = /[ \t\n\r]*/y;

type Expected = 'value' | 'key' | 'colon' | 'next';

/** The first token that cannot stand where it stands, or the end of a text that just ends too early. */
function firstFault(text: string): { readonly offset: number; readonly message: string } | undefined {
  const open: ('{' | '[')[] = [];
  let expect: Expected = 'value';
  let mayClose = false;
  tokens.lastIndex = 0;
  for (;;) {
    whiteSpace.lastIndex = tokens.lastIndex;
    whiteSpace.test(text);
    const offset = whiteSpace.lastIndex;
    const inside = open.at(-1);
    if (offset === text.length && open.length === 0 && expect === 'next') return undefined;
    tokens.lastIndex = offset;
    const [, mark, quoted, plain] = tokens.exec(text) ?? [];
    const closes = (mark === '}' && inside === '{') || (mark === ']' && inside === '[');
    if (closes && (expect === 'next' || mayClose)) {
      open.pop();
      [expect, mayClose] = ['next', false];
    } else if (expect === 'value' && (quoted || plain)) {
      [expect, mayClose] = ['next', false];
    } else if (expect === 'value' && (mark === '{' || mark === '[')) {
      if (open.push(mark) > deepest) return { offset, message: `it nests more than ${deepest} deep` };
      [expect, mayClose] = [mark === '{' ? 'key' : 'value', true];
    } else if (expect === 'key' && quoted) {
      [expect, mayClose] = ['colon', false];
    } else if (expect === 'colon' && mark === ':') {
      expect = 'value';
    } else if (expect === 'next' && mark === ',' && inside) {
      expect = inside === '{' ? 'key' : 'value';
    } else {
      return { offset, message: expectation(text.slice(offset, offset + 2), closes, expect, inside) };
    }
  }
}

function expectation(found: string, closes: boolean, expect: Expected, inside: '{' | '[' | undefined): string {
  if (/^\/[/*]/.test(found)) return 'comments are not allowed';
  if (/^"/.test(found) && (expect === 'key' || expect === 'value')) return 'a text has no closing quote, or a line break or "\\" inside';
  if (/^'/.test(found)) return 'texts and names stand in double quotes';
  if (closes && expect !== 'colon') return 'the comma before this is one too many';
  const end = inside === '{' ? '}' : ']';
  const what: Readonly<Record<Expected, string>> = {
    value: 'a value belongs here: a text in double quotes, a number, true, false, null, { or [',
    key: 'a name in double quotes belongs here',
    colon: 'a colon belongs here',
    next: inside ? `a comma or a closing ${end} belongs here` : 'the file should end here',
  };
  return found === '' ? `the file ends too early; ${what[expect]}` : what[expect];
}
