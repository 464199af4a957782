import type { ColumnType } from 'kysely';

type TimestampColumn = ColumnType<Date, Date, Date>;
type Json = ColumnType<unknown, string, string>;

/** What was sent, as it was when staff gave it back to be corrected (GBK-01). */
export interface SubmissionVersionTable {
  tenant_id: string;
  submission_id: string;
  /** Counts the versions of the submission, from 1. */
  number: number;
  account_id: string;
  form_version: number;
  form_hash: string;
  status_code: string;
  answers: Json;
  /** Those that the submission had: id, question, name, type, size, hash and state of each. The bytes are those of `stored_file`. */
  files: Json;
  page: number;
  sent_at: TimestampColumn;
  /** What is to be corrected, as the claimant reads it. */
  reason: string;
  /** Code of the language that it is written in; null: not known. */
  reason_language: string | null;
  /** Names of the answers that the correction began without. */
  emptied: string[];
  /** Subject of the member of staff who gave it back. */
  actor: string;
  /** As staff read it. */
  actor_name: string;
  given_back_at: TimestampColumn;
}
