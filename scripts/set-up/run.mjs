import { spawn } from 'node:child_process';
import { root } from './places.mjs';

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a command, hands it our signals, and resolves with `{ code, output, printed }`: the end of its whole output, and of its
 * standard output alone. `show: true` lets it write to our terminal, `onStart` receives its process id.
 * Never rejects for a failing command; rejects when it cannot be started.
 */
export function run(command, args, { env = process.env, show = false, cwd = root, onOutput, onStart } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
      shell: process.platform === 'win32' && !command.endsWith('.exe'),
    });
    if (child.pid !== undefined) onStart?.(child.pid);
    let output = '';
    let printed = '';
    const keep = (chunk) => {
      output = (output + chunk).slice(-400_000);
      onOutput?.(String(chunk));
    };
    child.stdout?.on('data', (chunk) => {
      printed = (printed + chunk).slice(-4_000_000);
      keep(chunk);
    });
    child.stderr?.on('data', keep);
    const forward = (signal) => child.kill(signal);
    for (const signal of stopSignals) process.on(signal, forward);
    const done = () => stopSignals.forEach((signal) => process.off(signal, forward));
    child.on('error', (error) => (done(), reject(error)));
    child.on('close', (code, signal) => (done(), resolve({ code: code ?? (signal === 'SIGINT' ? 130 : 143), output, printed, signal })));
  });
}
