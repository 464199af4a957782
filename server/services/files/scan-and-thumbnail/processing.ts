import type { Database } from '../../../platform/db/index.ts';
import type { FileStore } from '../disk-store.ts';
import type { RecordFileEvent } from '../file-event.ts';
import type { Scan } from './scan/scan-result.ts';

/** What received files are worked on with. */
export interface Processing {
  readonly db: Database;
  readonly store: FileStore;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Null: nothing is scanned. */
  readonly scan: Scan | null;
  readonly record: RecordFileEvent;
  readonly log: ProcessingLog;
}

interface ProcessingLog {
  readonly warn: (what: object, words: string) => void;
  readonly error: (what: object, words: string) => void;
}
