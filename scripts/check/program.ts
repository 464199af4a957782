import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** Runs a JavaScript program with this Node. Resolves with its output when it failed, with '' when it succeeded. */
export function program(file: string, ...args: string[]): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file, ...args], {
      cwd: root,
      env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1' },
    });
    let output = '';
    const keep = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => resolve(`${file} could not be started: ${error.message}`));
    child.on('close', (code) => resolve(code === 0 ? '' : `${output.trim()}\n(${file} ended with code ${code})`));
  });
}
