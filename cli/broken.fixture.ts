import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Finding } from './check/finding.ts';

/** One operation of RFC 6902. */
interface Operation {
  readonly op: 'add' | 'remove' | 'replace';
  readonly path: string;
  readonly value?: unknown;
}

/** How a file of the broken portal differs from that of the base: by JSON Patch, by its text, as a copy, or not there at all. */
type CaseChange = readonly Operation[] | { readonly replace: string; readonly with: string } | { readonly copyOf: string } | null;

interface BrokenCase {
  readonly expectation: string;
  readonly finding: Partial<Pick<Finding, 'code' | 'severity' | 'file' | 'pointer' | 'suggestion' | 'message'>>;
  readonly files: Readonly<Record<string, CaseChange>>;
}

const fixtures = join(import.meta.dirname, '../fixtures/broken');

/** The sound portal that every case breaks in one place. */
export const base = join(fixtures, 'base');

/** The broken portals by name, with the finding that `portico check` must report for each. */
export const brokenCases = JSON.parse(readFileSync(join(fixtures, 'cases.json'), 'utf8')) as Readonly<Record<string, BrokenCase>>;

const key = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~');

/** Applies one operation in place. Throws for a path that the document does not have, so that no case misses its target. */
function apply(document: unknown, { op, path, value }: Operation): void {
  const parts = path.split('/').slice(1).map(key);
  const last = parts.pop();
  const parent = parts.reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], document);
  if (last === undefined || typeof parent !== 'object' || parent === null) throw new Error(`There is no ${path} to ${op}.`);
  if (op !== 'add' && !Object.hasOwn(parent, last)) throw new Error(`There is no ${path} to ${op}.`);
  if (Array.isArray(parent)) parent.splice(Number(last), op === 'add' ? 0 : 1, ...(op === 'remove' ? [] : [value]));
  else if (op === 'remove') Reflect.deleteProperty(parent, last);
  else Object.assign(parent, { [last]: value });
}

function changed(text: string, change: Exclude<CaseChange, null | { copyOf: string }>): string {
  if ('replace' in change) {
    if (text.split(change.replace).length !== 2) throw new Error(`${change.replace} is not in the text exactly once.`);
    return text.replace(change.replace, () => change.with);
  }
  const document: unknown = JSON.parse(text);
  for (const operation of change) apply(document, operation);
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** Writes the broken portal of a case to a folder of its own, which the caller removes. */
export function writeBroken(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `portico-${name}-`));
  cpSync(base, folder, { recursive: true });
  for (const [file, change] of Object.entries(brokenCases[name]?.files ?? {})) {
    const path = join(folder, file);
    if (change === null) rmSync(path);
    else if ('copyOf' in change) cpSync(join(base, change.copyOf), path);
    else writeFileSync(path, changed(readFileSync(path, 'utf8'), change));
  }
  return folder;
}
