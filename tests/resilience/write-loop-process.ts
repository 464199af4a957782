import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const loop = fileURLToPath(new URL('./write-loop.ts', import.meta.url));

/** Runs the write loop until `cut` resolves; `cut` is called at the first acknowledgement. Resolves with everything that was acknowledged. */
export async function writeUntil(dataDir: string, cut: (kill: () => void, acknowledged: () => number) => void): Promise<string[]> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', loop, dataDir], { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  let output = '';
  child.stderr.on('data', (chunk) => (output += chunk));
  const acknowledged: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith('ack ')) continue;
    acknowledged.push(line.slice(4));
    if (acknowledged.length === 1)
      cut(
        () => child.kill('SIGKILL'),
        () => acknowledged.length,
      );
  }
  await ended;
  if (acknowledged.length === 0) throw new Error(`The write loop acknowledged nothing: ${output}`);
  return acknowledged;
}
