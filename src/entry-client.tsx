import '#registry/theme.css';
import { installTrust } from '#registry/trust';
import { whenParsed } from './app/document/when-parsed.ts';
import { start } from './app/start.tsx';

installTrust();
// Not awaited here: blocks import from this file's chunk, so they would wait for it while it waits for them.
void whenParsed(document).then(() => start(document));
