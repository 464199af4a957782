import type { Handle } from '../../../platform/db/index.ts';
import type { Seal } from '../../../services/identity/index.ts';

/** What sign-in keeps of a person, in tables of its own. */
export interface SignInRecords {
  readonly sessionsOf: (db: Handle, tenant: string, subjects: readonly string[]) => Promise<readonly SessionRecord[]>;
  readonly forgetSessions: (trx: Handle, tenant: string, subjects: readonly string[]) => Promise<void>;
  /** Begun sign-ins, which only the holder of the seal can read; those of another key are swept after two hours. */
  readonly forgetFlows: (trx: Handle, seal: Pick<Seal, 'open'>, tenant: string, isTheirs: (username: string) => boolean) => Promise<void>;
}

export interface SessionRecord {
  readonly created_at: Date;
  readonly last_active_at: Date;
  readonly ended_at: Date | null;
}
