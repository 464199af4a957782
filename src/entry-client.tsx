import '#registry/theme.css';
import { whenParsed } from './app/document/when-parsed.ts';
import { start } from './app/start.tsx';
import { installTrust } from './app/trust/trusted-types.ts';

installTrust();
// Not awaited here: blocks import from this file's chunk, so they would wait for it while it waits for them.
void whenParsed(document).then(() => start(document));
