import { join, relative } from 'node:path';
import type { CheckResult, Finding } from './finding.ts';

/** `1 file`, `2 files`. Pure. */
export const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;
const totals = (findings: readonly Finding[]) => ({
  errors: findings.filter(({ severity }) => severity === 'error').length,
  warnings: findings.filter(({ severity }) => severity === 'warning').length,
});

/** A file of a tenant's folder as a reader names it; that of its people is in another folder. */
const pathOf = (folder: string, file: string): string => (file.startsWith('../') ? join(folder, file) : `${folder || '.'}/${file}`);

/** For people: `file:line:column`, what is wrong, what was meant, where in the document; then a summary. */
export function asText(results: readonly CheckResult[], from = process.cwd()): string {
  const lines = results.flatMap(({ folder, findings }) =>
    grouped(findings).flatMap(({ file, line, column, severity, code, message, suggestion, pointer }) => [
      `${pathOf(relative(from, folder), file)}:${line}:${column}`,
      `  ${severity}: ${message}${suggestion ? ` Did you mean "${suggestion}"?` : ''}`,
      `  ${code}${pointer ? ` at ${pointer}` : ''}`,
      '',
    ]),
  );
  const summary = results.map(({ tenant, files, findings }) => {
    const { errors, warnings } = totals(findings);
    return `${tenant}: ${count(files, 'file')}, ${count(errors, 'error')}, ${count(warnings, 'warning')}`;
  });
  return [...lines, ...summary].join('\n');
}

/** A text without its second language is reported once a file, with the lines of the others: a hundred of them would hide the rest. */
function grouped(findings: readonly Finding[]): Finding[] {
  const alike = Map.groupBy(findings, (finding) =>
    finding.code === 'missing-translation' ? `${finding.file} ${finding.message}` : finding,
  );
  return [...alike.values()].flatMap(([first, ...more]) => {
    if (!first || more.length === 0) return first ?? [];
    const lines = more.slice(0, 10).map(({ line }) => line);
    const rest = more.length > lines.length ? ' …' : '';
    return {
      ...first,
      message: `${first.message} So ${more.length === 1 ? 'is' : 'are'} ${more.length} more in this file: line ${lines.join(', ')}${rest}`,
    };
  });
}

/** For machines: one object per tenant. */
export const asJson = (results: readonly CheckResult[]): string =>
  JSON.stringify(
    results.map(({ tenant, files, findings }) => ({ tenant, files, ...totals(findings), findings })),
    null,
    2,
  );
