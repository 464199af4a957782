import '#registry/theme.css';
import { installTrust } from '#registry/trust';
import { whenParsed, start } from './start/index.ts';

installTrust();
// Not awaited here: blocks import from this file's chunk, so they would wait for it while it waits for them.
void whenParsed(document).then(() => start(document));
