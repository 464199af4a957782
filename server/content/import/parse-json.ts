/** Where a text stops being JSON; line and column count from 1. */
export interface JsonFault {
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

export type Parsed = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly fault: JsonFault };

/** Parses JSON a person wrote; on failure says where. Refuses `__proto__` as a key and characters that no database keeps. */
export function parseJson(source: string): Parsed {
  const text = source.replace(/^\uFEFF/, '');
  try {
    const value: unknown = JSON.parse(text, refuseUnsafe);
    return { ok: true, value };
  } catch (error) {
    const offset = error instanceof UnsafeValue ? Math.max(0, text.indexOf(JSON.stringify(error.key))) : firstFault(text);
    const before = text.slice(0, offset).split('\n');
    const message =
      error instanceof UnsafeValue
        ? error.message
        : (error as Error).message.replace(/ (in JSON )?at position .*$/s, '').replace(/, ".*" is not valid JSON$/s, '');
    return { ok: false, fault: { message, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 } };
  }
}

class UnsafeValue extends Error {
  readonly key: string;
  constructor(key: string, message: string) {
    super(message);
    this.key = key;
  }
}

function refuseUnsafe(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new UnsafeValue(key, 'the key "__proto__" is not allowed');
  for (const text of [key, value]) {
    if (typeof text === 'string' && (text.includes('\0') || !text.isWellFormed()))
      throw new UnsafeValue(key, `"${key}" holds a character that cannot be stored`);
  }
  return value;
}

const tokens =
  /\s*(?:([{}[\],:])|("(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null))/y;
const whiteSpace = /\s*/y;

/** Offset of the first token that cannot stand where it stands; the length of the text if it just ends too early. */
function firstFault(text: string): number {
  const open: ('{' | '[')[] = [];
  let expect: 'value' | 'key' | 'colon' | 'next' = 'value';
  let mayClose = false;
  tokens.lastIndex = 0;
  for (;;) {
    whiteSpace.lastIndex = tokens.lastIndex;
    whiteSpace.test(text);
    const at = whiteSpace.lastIndex;
    const found = tokens.exec(text);
    if (!found) return at;
    const [, mark, quoted, plain] = found;
    const inside = open.at(-1);
    const closes = (mark === '}' && inside === '{') || (mark === ']' && inside === '[');
    if (closes && (expect === 'next' || mayClose)) {
      open.pop();
      [expect, mayClose] = ['next', false];
    } else if (expect === 'value' && (quoted || plain)) {
      [expect, mayClose] = ['next', false];
    } else if (expect === 'value' && (mark === '{' || mark === '[')) {
      open.push(mark);
      [expect, mayClose] = [mark === '{' ? 'key' : 'value', true];
    } else if (expect === 'key' && quoted) {
      [expect, mayClose] = ['colon', false];
    } else if (expect === 'colon' && mark === ':') {
      expect = 'value';
    } else if (expect === 'next' && mark === ',' && inside) {
      expect = inside === '{' ? 'key' : 'value';
    } else {
      return at;
    }
    if (open.length === 0 && expect === 'next' && !text.slice(tokens.lastIndex).trim()) return text.length;
  }
}
