import type { Database } from '../../platform/db/index.ts';

/** Where records are, and what time it is. */
export interface RecordStore {
  readonly db: Database;
  /** Milliseconds since 1970, UTC. */
  readonly clock: () => number;
}
