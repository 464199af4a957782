import '#registry/theme.css';
import { installTrust } from './app/trust/trusted-types.ts';
import { start } from './app/start.tsx';

installTrust();
await start(document);
