import '#ui/theme.css';
import { nextTask } from '#engine';
import { installTrustedTypes } from '#ui/trusted-types';
import { start, watchEndedLoads, whenParsed } from './start/index.ts';

installTrustedTypes();
const hasEndedLoads = watchEndedLoads();
// Not awaited here: blocks import from this file's chunk, so they would wait for it while it waits for them.
whenParsed(document)
  // Running this script takes long enough on a slow processor.
  .then(nextTask)
  .then(() => start(document, hasEndedLoads))
  .catch((cause: unknown) => {
    // As where this file itself could not be had: the inline loader states it in a form that waits.
    document.dispatchEvent(new Event('portico-code-missing'));
    throw cause;
  });
