import { printParseErrorCode, visit, type JSONVisitor } from 'jsonc-parser';

/** Why a text is not JSON that can be stored, in a sentence for its author; line and column count from 1. */
export interface JsonSyntaxError {
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

export type Parsed = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly fault: JsonSyntaxError };

const maxDepth = 500;

/**
 * Parses JSON that a person wrote; a fault has its place, what belongs there and the text around it. Refuses `__proto__` as a key, characters
 * that no database keeps, and more than 500 levels.
 */
export function parseJson(source: string): Parsed {
  const text = source.replace(/^\uFEFF/, '');
  try {
    visit(text, firstFault(text), { disallowComments: true });
  } catch (error) {
    if (error instanceof Refused) return { ok: false, fault: error.fault };
    throw error;
  }
  return { ok: true, value: JSON.parse(text) };
}

/** Ends the parser at its first fault: what comes after it is guessed, and deeper nesting would overflow the stack. */
class Refused extends Error {
  readonly fault: JsonSyntaxError;
  constructor(fault: JsonSyntaxError) {
    super(fault.message);
    this.fault = fault;
  }
}

/** Visits a text and throws at the first place where it is not JSON, or not JSON that can be stored. */
function firstFault(text: string): JSONVisitor {
  let depth = 0;
  const refuse = (what: string, offset: number, startLine: number, startCharacter: number): never => {
    const [line, column] = [startLine + 1, startCharacter + 1];
    throw new Refused({ message: `${what}, at ▸ in \`${around(text, offset)}\` (line ${line}, column ${column}).`, line, column });
  };
  const enter = (offset: number, _: number, line: number, character: number): void => {
    depth += 1;
    if (depth > maxDepth) refuse(`This is not JSON: it nests more than ${maxDepth} deep`, offset, line, character);
  };
  const leave = (): void => {
    depth -= 1;
  };
  return {
    onObjectBegin: enter,
    onArrayBegin: enter,
    onObjectEnd: leave,
    onArrayEnd: leave,
    onObjectProperty: (key, offset, _, line, character) => {
      if (key === '__proto__') refuse('The key "__proto__" is not allowed', offset, line, character);
      if (!isStorable(key)) refuse('This name contains a character that cannot be stored', offset, line, character);
    },
    onLiteralValue: (value: unknown, offset, _, line, character) => {
      if (typeof value === 'string' && !isStorable(value))
        refuse('This text contains a character that cannot be stored', offset, line, character);
    },
    onError: (code, offset, _, line, character) => {
      const early = offset === text.length ? 'the file ends too early; ' : '';
      refuse(`This is not JSON: ${early}${sentenceOf(printParseErrorCode(code), text, offset)}`, offset, line, character);
    },
  };
}

const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** The text on both sides of a place, which is marked by `▸`. */
function around(text: string, offset: number): string {
  const before = text.slice(0, offset).trimEnd().split('\n').at(-1)?.trimStart() ?? '';
  const after = text.slice(offset).split('\n')[0]?.trimEnd() ?? '';
  return `${before.length > 30 ? `…${before.slice(-30)}` : before} ▸ ${after.length > 30 ? `${after.slice(0, 30)}…` : after}`.trim();
}

type ErrorName = ReturnType<typeof printParseErrorCode>;

const sentences: Readonly<Partial<Record<ErrorName, string>>> = {
  InvalidSymbol: 'this is not a value; texts and names are in double quotes, other values are numbers, true, false and null',
  PropertyNameExpected: 'a name in double quotes belongs here',
  ValueExpected: 'a value belongs here: a text in double quotes, a number, true, false, null, { or [',
  ColonExpected: 'a colon belongs here',
  CommaExpected: 'a comma is missing, or a closing bracket',
  CloseBraceExpected: 'a closing } is missing',
  CloseBracketExpected: 'a closing ] is missing',
  EndOfFileExpected: 'the file should end here',
  InvalidCommentToken: 'comments are not allowed',
  UnexpectedEndOfString: 'a text has no closing quote, or a line break inside',
  UnexpectedEndOfNumber: 'a number is not complete',
  InvalidUnicode: 'a text contains "\\u" without four hexadecimal digits after it',
  InvalidEscapeCharacter: 'a text contains "\\" before a character that needs none; a "\\" itself is written "\\\\"',
  InvalidCharacter: 'a text contains a tab or another control character; a tab is written "\\t"',
};

function sentenceOf(error: ErrorName, text: string, offset: number): string {
  const isTrailingComma = /[\]}]/.test(text[offset] ?? '') && text.slice(0, offset).trimEnd().endsWith(',');
  return isTrailingComma ? 'the comma before this is one too many' : (sentences[error] ?? 'this cannot be read');
}
