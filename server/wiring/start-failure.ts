import { ConfigError } from '../platform/config/index.ts';
import { TenantClashes } from '../services/content/index.ts';

/** Why the server did not start: words for the operator, and an exit code after sysexits.h. */
export interface StartFailure {
  readonly words: string;
  readonly code: number;
}

/** Pure. An unexpected error keeps its own message. */
export function startFailure(error: unknown, port: number): StartFailure {
  if (error instanceof ConfigError || error instanceof TenantClashes) return { words: error.message, code: 78 };
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return { words: `Port ${port} is in use by another program. Stop it, or choose another port: PORT=${port + 100} npm start`, code: 69 };
  if (code === 'EACCES') return { words: `This user may not listen on port ${port}. Choose one above 1024: PORT=8080 npm start`, code: 77 };
  return { words: message || String(error), code: 70 };
}
