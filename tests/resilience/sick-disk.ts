import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const inject = ['-e', 'trace=fsync,fdatasync', '-e', 'inject=fsync,fdatasync:error=EIO'];

/** Why this machine cannot make fsync fail; '' when it can. Tests that are left out for it must print that. */
export function whyNoSickDisk(): string {
  if (process.platform !== 'linux') return 'only Linux has strace';
  try {
    const failing = `const fs = require('node:fs'); const f = fs.openSync(process.execPath, 'r'); try { fs.fsyncSync(f) } catch (e) { console.log(e.code) }`;
    const output = execFileSync('strace', ['-f', '-o', '/dev/null', ...inject, process.execPath, '-e', failing], { encoding: 'utf8' });
    return output.trim() === 'EIO' ? '' : 'strace does not inject faults here';
  } catch (error) {
    return `strace does not run here: ${String((error as { stderr?: unknown }).stderr || error).trim()}`;
  }
}

/**
 * From now on no fsync of the process reaches the disk, each is answered EIO: those of all its threads, or only those of the
 * threads that store files. Resolves with how to make the disk well again.
 */
export async function sickenDisk(pid: number, whose: 'all' | 'files'): Promise<() => Promise<void>> {
  const threads = whose === 'all' ? [] : fileThreads(pid);
  const targets = whose === 'all' ? ['-f', '-p', String(pid)] : threads.flatMap((id) => ['-p', String(id)]);
  const tracer = spawn('strace', ['-o', '/dev/null', ...inject, ...targets], { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(tracer, 'exit');
  let output = '';
  const expected = Math.max(1, threads.length);
  while ((output.match(/attached/g) ?? []).length < expected) {
    const [chunk] = (await Promise.race([once(tracer.stderr, 'data'), ended.then(() => [undefined])])) as [Buffer | undefined];
    if (chunk === undefined) throw new Error(`strace ended: ${output}`);
    output += String(chunk);
  }
  return async () => {
    tracer.kill('SIGINT');
    await ended;
  };
}

/** Files are stored by the threads of libuv's pool, the database by a worker thread. */
function fileThreads(pid: number): number[] {
  const folder = `/proc/${pid}/task`;
  const found = readdirSync(folder).filter((id) => readFileSync(join(folder, id, 'comm'), 'utf8').startsWith('libuv-worker'));
  if (found.length === 0) throw new Error('The process has no threads for files.');
  return found.map(Number);
}
