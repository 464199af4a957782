import '#registry/theme.css';
import { installTrust } from '#registry/trust';
import { whenParsed, start } from './start/index.ts';

installTrust();
// Not awaited here: blocks import from this file's chunk, so they would wait for it while it waits for them.
whenParsed(document)
  .then(() => start(document))
  .catch((cause: unknown) => {
    // As where this file itself could not be had: the inline loader states it in a form that waits.
    document.dispatchEvent(new Event('portico-code-missing'));
    throw cause;
  });
