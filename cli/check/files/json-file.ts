import { getNodeValue, type Node } from 'jsonc-parser';
import { jsonPlaces, parseJson, type TextPosition } from '#schemas/check';
import type { Finding } from '../finding.ts';

/** A JSON file that remembers the place of every value. */
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

/** What a folder or a link gives that is called like a JSON file: one finding. A link is not followed, so that nothing outside the tenant's folder is read. */
export function notAFile(path: string): { file: JsonFile; findings: Finding[] } {
  const { file } = readJson(path, '{}');
  return { file, findings: [file.at('', 'error', 'malformed-json', 'This is a folder or a link. Put a JSON file in its place.')] };
}

/** Reads the text of a JSON file. What is not JSON gives a finding and no value; the import reports it in the same words. */
export function readJson(path: string, text: string): { file: JsonFile; findings: Finding[] } {
  const parsed = parseJson(text);
  const places = jsonPlaces(parsed.ok ? text : '');
  const { tree } = places;
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
      ...places.ofPointer(pointer),
      pointer,
      message,
      ...(suggestion === undefined ? {} : { suggestion }),
    }),
  };
  const malformed = (message: string, where: TextPosition): Finding => ({
    severity: 'error',
    code: 'malformed-json',
    file: path,
    ...where,
    pointer: '',
    message,
  });
  if (!parsed.ok) {
    const { message, line, column } = parsed.fault;
    return { file, findings: [malformed(message, { line, column })] };
  }
  const twice = tree
    ? repeatedKeys(tree).map(({ offset, key }) =>
        malformed(`The key "${key}" is twice in one object; only the last counts.`, places.ofOffset(offset)),
      )
    : [];
  return { file, findings: twice };
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
