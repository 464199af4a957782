import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** One thing that is wrong in a tenant's files, as `portico check … --json` reports it. */
export interface Finding {
  readonly severity: 'error' | 'warning';
  readonly code: string;
  /** From the tenant's folder. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly column: number;
  readonly pointer: string;
  readonly message: string;
  readonly suggestion?: string;
}

export interface CheckReport {
  readonly files: number;
  readonly errors: number;
  readonly warnings: number;
  readonly findings: readonly Finding[];
}

const command = pathToFileURL(join(import.meta.dirname, '../../../../cli/main.ts')).href;
const program = `const { main } = await import(${JSON.stringify(command)}); process.exitCode = await main(process.argv.slice(1));`;

/** Runs `portico check` in a process of its own, as an author would. Rejects with what it wrote where it could not check. */
export const runCheck = (folder: string): Promise<CheckReport> =>
  new Promise((resolve, reject) => {
    const options = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', program, '--', 'check', folder, '--json'];
    execFile(process.execPath, options, { timeout: 30_000, maxBuffer: 8_000_000 }, (error, written, faults) => {
      try {
        const [report] = JSON.parse(written) as readonly CheckReport[];
        if (report) return resolve(report);
      } catch {
        // What it wrote is a sentence.
      }
      reject(new Error(`portico check ended without a report: ${faults || written || (error?.message ?? 'it wrote nothing')}`));
    });
  });
