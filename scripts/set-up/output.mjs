/** An error that the reader can act on: printed as sentences, without a stack. */
export class ExplainedError extends Error {
  constructor(what, next = '') {
    super(next ? `${what}\n  What to do: ${next}` : what);
    this.name = 'ExplainedError';
  }
}

const lively = Boolean(process.stdout.isTTY) && !process.env.CI;
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

export const print = (text) => process.stdout.write(`${text}\n`);

/**
 * Runs one step and shows it: a live line on a terminal, else a line at the start, one every 15 s, and one at the end.
 * `work` may call its argument to report what it is doing now.
 */
export async function step(label, work) {
  const since = Date.now();
  let note = '';
  const live = () => process.stdout.write(`\r\x1b[2K… ${label} (${seconds(since)})${note ? ` ${note}` : ''}`);
  if (!lively) print(`… ${label}`);
  const timer = setInterval(
    () => (lively ? live() : print(`… ${label}: still at it after ${seconds(since)}${note ? `, ${note}` : ''}`)),
    lively ? 100 : 15_000,
  );
  const finish = (mark) => {
    clearInterval(timer);
    process.stdout.write(`${lively ? '\r\x1b[2K' : ''}${mark} ${label} (${seconds(since)})\n`);
  };
  try {
    const value = await work((text) => {
      note = String(text).slice(0, 80);
    });
    finish('✓');
    return value;
  } catch (error) {
    finish('✗');
    throw error;
  }
}

const causes = {
  EACCES: 'this folder, or something in it, may not be written: make it yours (chown -R "$(whoami)" <folder>) and do not use sudo.',
  EROFS: 'this folder is read-only: copy it to where you may write.',
  ENOSPC: 'the disk is full: free about 1 GB and run the command again.',
  EADDRINUSE: 'another program uses the port: stop it, or choose one with PORT=8090.',
};

/** The last thing a script does with an error: sentences where the reader can act, everything for a bug. */
export function explain(error) {
  const known = causes[error?.code];
  const text =
    error instanceof ExplainedError ? error.message : known ? `${error.message}\n  What to do: ${known}` : (error?.stack ?? String(error));
  process.stderr.write(`\n${text}\n`);
}
