/**
 * First step of every command: the right Node, then what the lock names. Imports Node's own modules only, and runs on
 * Node 18, so that it can explain itself wherever it is started.
 */
import { alone } from './mutex.mjs';
import { installNode, isRecent, runAgainWith } from './node.mjs';
import { install } from './install.mjs';
import { inRoot } from './places.mjs';
import { explain, print } from './output.mjs';
import { stayWithParent } from './stay-with-parent.mjs';

const setUpLock = inRoot('.node/set-up.lock');

/** Runs `work` on a machine that is ready for it; the process ends with the code that `work` resolves to, if any. */
export async function withSetUp(work) {
  try {
    stayWithParent();
    const waiting = () => print('… waiting for another Portico command to finish setting up');
    if (!isRecent(process.version)) {
      process.exitCode = await runAgainWith(await alone(setUpLock, installNode, waiting));
      return;
    }
    await alone(setUpLock, install, waiting);
    const code = await work();
    if (typeof code === 'number') process.exitCode = code;
  } catch (error) {
    explain(error);
    process.exitCode = 1;
  }
}
