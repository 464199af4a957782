import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/db/index.ts';
import type { StoredFile } from './file-answer.ts';

/** Something that happened to a file, for the audit trail. */
interface FileEvent {
  readonly file: StoredFile;
  readonly action: 'file.received' | 'file.refused';
  readonly actor: 'upload-link' | 'scanner';
  readonly at: Date;
  readonly requestId: string;
}

/** Writes the entry in the transaction of the event itself. */
export type RecordFileEvent = (trx: Transaction<Tables>, event: FileEvent) => Promise<void>;
