import { partsOf } from '#engine';
import { findNodeAtLocation, getNodeValue, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import type { Finding } from './finding.ts';

/** A JSON file that remembers where everything stands. */
export interface JsonFile {
  /** From the tenant's folder, with `/`. */
  readonly path: string;
  /** Name without folder and ending. */
  readonly name: string;
  /** First folder, or '' at the root. */
  readonly folder: string;
  readonly value: unknown;
  /** A finding at a pointer of this file; where the pointer leads nowhere, at the nearest part that exists. */
  at(pointer: string, severity: Finding['severity'], code: Finding['code'], message: string, suggestion?: string): Finding;
}

const words: Readonly<Record<string, string>> = {
  InvalidSymbol: 'this is not JSON',
  InvalidNumberFormat: 'this is not a number',
  PropertyNameExpected: 'a property name in double quotes belongs here',
  ValueExpected: 'a value belongs here',
  ColonExpected: 'a colon belongs here',
  CommaExpected: 'a comma belongs here',
  CloseBraceExpected: 'a closing } is missing',
  CloseBracketExpected: 'a closing ] is missing',
  EndOfFileExpected: 'the file should end here',
  InvalidCommentToken: 'comments are not allowed in JSON',
  UnexpectedEndOfComment: 'comments are not allowed in JSON',
  UnexpectedEndOfString: 'a closing quote is missing',
};

/** A text nested so deeply that nobody could read it back: the server refuses such a file too. */
const deepest = 500;

/** How deeply brackets nest, outside of quotes; a quote that is missing is told by the parser. */
function depthOf(text: string): number {
  let [depth, most] = [0, 0];
  for (const [sign] of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"|[[{\]}]/g)) {
    if (sign === '[' || sign === '{') most = Math.max(most, ++depth);
    else if (sign === ']' || sign === '}') depth -= 1;
  }
  return most;
}

/** Reads the text of a JSON file. Malformed text gives findings and, where something can be read, still a value. */
export function readJson(path: string, text: string): { file: JsonFile; findings: Finding[] } {
  const errors: ParseError[] = [];
  const tooDeep = depthOf(text) > deepest;
  const tree = tooDeep ? undefined : parseTree(text.replace(/^\ufeff/, ' '), errors, { disallowComments: true });
  const place = placeIn(text);
  const parts = path.split('/');
  const file: JsonFile = {
    path,
    name: (parts.at(-1) ?? '').replace(/\.json$/, ''),
    folder: parts.length > 1 ? (parts[0] ?? '') : '',
    value: tree ? getNodeValue(tree) : undefined,
    at: (pointer, severity, code, message, suggestion) => ({
      severity,
      code,
      file: path,
      ...place(nodeAt(tree, pointer)?.offset ?? 0),
      pointer,
      message,
      ...(suggestion === undefined ? {} : { suggestion }),
    }),
  };
  const malformed = errors.slice(0, 1).map((error): Finding => {
    const what = words[printParseErrorCode(error.error)] ?? printParseErrorCode(error.error);
    return {
      severity: 'error',
      code: 'malformed-json',
      file: path,
      ...place(error.offset),
      pointer: '',
      message: `The file is not valid JSON: ${what}.`,
    };
  });
  const twice =
    tree && malformed.length === 0
      ? repeatedKeys(tree).map(({ offset, key }): Finding => ({
          severity: 'error',
          code: 'malformed-json',
          file: path,
          ...place(offset),
          pointer: '',
          message: `The key "${key}" stands twice in one object; only the last counts.`,
        }))
      : [];
  const endless = tooDeep ? [file.at('', 'error', 'malformed-json', `The file nests more than ${deepest} deep; make it flatter.`)] : [];
  return { file, findings: [...endless, ...malformed, ...twice] };
}

function nodeAt(tree: Node | undefined, pointer: string): Node | undefined {
  let node = tree;
  for (const part of partsOf(pointer)) {
    const next = node && findNodeAtLocation(node, [node.type === 'array' ? Number(part) : part]);
    if (!next) return node;
    node = next;
  }
  return node;
}

function placeIn(text: string): (offset: number) => { line: number; column: number } {
  const starts = [0, ...[...text.matchAll(/\n/g)].map((match) => match.index + 1)];
  return (offset) => {
    const line = starts.findLastIndex((start) => start <= offset);
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
}

function repeatedKeys(node: Node): { offset: number; key: string }[] {
  const children = node.children ?? [];
  const own = node.type === 'object' ? children.flatMap((property) => property.children?.[0] ?? []) : [];
  const seen = new Set<unknown>();
  const repeated = own
    .filter(({ value }) => seen.has(value) || !seen.add(value))
    .map(({ offset, value }) => ({ offset, key: String(value) }));
  return [...repeated, ...children.flatMap(repeatedKeys)];
}
