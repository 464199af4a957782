import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { SubmissionVersionTable } from './submission-version.ts';
import type { SavedStatus, StoredFileState, FileWarning } from '#schemas/shared/statuses';

/** Tables of the portal API. Every key begins with the tenant; ids are made in the application. */
export interface PortalTables {
  account: AccountTable;
  submission: SubmissionTable;
  idempotency: IdempotencyTable;
  stored_file: StoredFileTable;
  login_history: LoginHistoryTable;
  error_report: ErrorReportTable;
  audit_entry: AuditEntryTable;
  audit_head: AuditHeadTable;
  link_token: LinkTokenTable;
  contact_change: ContactChangeTable;
  form_revision: FormRevisionTable;
  submission_version: SubmissionVersionTable;
  status_change: StatusChangeTable;
  status_run: StatusRunTable;
  status_run_row: StatusRunRowTable;
  system_client: SystemClientTable;
}

type Json = ColumnType<unknown, string, string>;
type TimestampColumn = ColumnType<Date, Date, Date>;

export interface AccountTable {
  tenant_id: string;
  id: string;
  /** `sub` of the identity that signs in; null until the first sign-in of an account that another person made. */
  subject: string | null;
  /** Lower case; unique in a tenant. */
  email: string;
  phone: string | null;
  name: string;
  family_name: string;
  identifier: string;
  project_id: string;
  /** MYC-06: Started 0 … Completed 6. */
  status: number;
  status_code: string;
  active: boolean;
  registration_type: string;
  dynamic_data: Json;
  /** Claims the administrator's system holds of this account (CLM-11 rows and details). */
  claims: Json;
  created_at: TimestampColumn;
  updated_at: TimestampColumn;
  /** What staff find it by (APP-05); made by the database of names, addresses and numbers. */
  words: GeneratedAlways<string>;
}

export interface SubmissionTable {
  tenant_id: string;
  id: string;
  account_id: string;
  form_slug: string;
  form_name: string;
  form_version: number;
  /** SHA-256 of the definition the answers were given to. */
  form_hash: string;
  status: SavedStatus;
  status_code: string;
  reference_number: string;
  answers: Json;
  /** Names of answers that no claimant sees, by the forms that it was written with (DET-02). */
  protected_names: ColumnType<string[], string | undefined, string>;
  page: number;
  version: number;
  /** Key of the write that made this version; null where it had none. */
  last_key: Generated<string | null>;
  /** Number of the version that staff gave back to be corrected (GBK-01); null: it is not given back. Only a draft has one. */
  correction_of: ColumnType<number | null, number | null | undefined, number | null>;
  created_at: TimestampColumn;
  updated_at: TimestampColumn;
}

interface IdempotencyTable {
  tenant_id: string;
  subject: string;
  route: string;
  key: string;
  request_hash: string;
  answer: Json;
  created_at: TimestampColumn;
}

export interface StoredFileTable {
  tenant_id: string;
  id: string;
  account_id: string;
  submission_id: string | null;
  /** Whether a file that was sent with a submission belongs to the account (CTL-UPL). */
  of_account: Generated<boolean>;
  question_name: string;
  file_purpose: string;
  file_name: string;
  content_type: string;
  size: number;
  state: StoredFileState;
  sha256: string | null;
  created_at: TimestampColumn;
  /** Media type by the bytes; null until received. */
  kind: ColumnType<string | null, string | null | undefined, string>;
  /** How often its scan was begun. */
  attempts: Generated<number>;
  /** While received: not scanned before this. Also the end of the lease of the process that works on it. While refused: when what is stored of it is removed once more. */
  next_try_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Bytes; null without a thumbnail. */
  thumbnail_size: ColumnType<number | null, number | null | undefined, number | null>;
  /** Bytes of the copy as JPEG that a picture has which browsers do not show; null without one. */
  jpeg_size: ColumnType<number | null, number | null | undefined, number | null>;
  /** Endings that its question took when it was announced, with commas between them; null of files from before that was stored. */
  taken_endings: ColumnType<string | null, string | null | undefined, string | null>;
  /** While it is released and waits to be opened: not before this. Also the end of the lease of the process that opens it. */
  opening_due_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** How often opening it was begun. */
  openings: Generated<number>;
  /** Keyed hash of the network of a visitor without an account, whose files take turns together; null of all others, and once it was opened. */
  network: ColumnType<string | null, string | null | undefined, string | null>;
  /** What was found when it was opened once; null: nothing, or it was not opened. */
  warning: ColumnType<FileWarning | null, FileWarning | null | undefined, FileWarning | null>;
  /** When its owner dismissed it as no longer wanted; only of a file that never arrived or was refused. */
  dismissed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** When it was left out of a form that was given back: an earlier version alone has it (GBK-01). */
  replaced_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

interface LoginHistoryTable {
  tenant_id: string;
  id: string;
  subject: string;
  at: TimestampColumn;
}

interface ErrorReportTable {
  tenant_id: string;
  id: string;
  subject: string;
  message: string;
  status: number | null;
  path: string | null;
  at: TimestampColumn;
}

/** Append-only; each entry holds the hash of the one before it. */
export interface AuditEntryTable {
  tenant_id: string;
  sequence: number;
  at: TimestampColumn;
  actor: string;
  on_behalf_of: string | null;
  action: string;
  object: string;
  before_hash: string | null;
  after_hash: string | null;
  request_id: string;
  previous: string;
  hash: string;
}

/** The newest entry of a tenant's chain; its row is the lock of those who append. */
interface AuditHeadTable {
  tenant_id: string;
  sequence: number;
  hash: string;
  /** Hash of the entry before; null until the chain grows after this column was added. */
  previous: ColumnType<string | null, string | null | undefined, string | null>;
}

/** The questions of a revision of a form, with which drafts were saved. */
interface FormRevisionTable {
  tenant_id: string;
  /** Of the definition, as submissions have it. */
  hash: string;
  questions: Json;
}

/** A mailed link: only the hash of its secret is kept. */
export interface LinkTokenTable {
  tenant_id: string;
  token_hash: string;
  purpose: 'sign-in' | 'form';
  account_id: string;
  /** Of `form` alone: the form that it opens. */
  form_slug: string | null;
  submission_id: string | null;
  expires_at: TimestampColumn;
  used_at: ColumnType<Date | null, Date | null, Date | null>;
}

/** A new mail address or telephone number of an account that is not proven yet. */
interface ContactChangeTable {
  tenant_id: string;
  account_id: string;
  kind: 'email' | 'phone';
  id: string;
  value: string;
  code_hash: string;
  /** Of the code that went to where the person is reached now; null where staff began it. */
  present_code_hash: string | null;
  /** Another account has it: no code is right. */
  decoy: boolean;
  /** Wrong codes so far. */
  tries: number;
  created_at: TimestampColumn;
  expires_at: TimestampColumn;
}

/** One change of the status of an account (STS-02). */
export interface StatusChangeTable {
  tenant_id: string;
  account_id: string;
  /** Counts the changes of the account, from 1. */
  number: number;
  code: string;
  /** YYYY-MM-DD: from which day it holds. */
  day: string;
  /** What the firm wrote to the claimant, by language; null: the words of the workflow. */
  words: ColumnType<unknown, string | null, never>;
  /** For the firm alone. */
  note: string | null;
  /** Subject of the identity that made it, `calendar`, or the name of a client. */
  actor: string;
  /** As staff read it. */
  actor_name: string;
  at: TimestampColumn;
  /** When it was made in the claims system; of any other change: `at`. */
  made_at: TimestampColumn;
  /** Status of the account that it replaced: what taking it back restores. */
  replaced: Json;
  undone_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  undone_by: ColumnType<string | null, string | null | undefined, string | null>;
}

/** What is done for many accounts at once: their statuses are set (STS-05), or each is sent a document (ESG-10). */
interface StatusRunTable {
  tenant_id: string;
  id: string;
  actor: string;
  actor_name: string;
  /** Idempotency key of the actor. */
  key: string;
  request_hash: string;
  request_id: string;
  created_at: TimestampColumn;
  /** Null: a manager has not confirmed the file yet (STS-07). */
  started_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  finished_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** What is sent; null: statuses are set. */
  document: ColumnType<unknown, string | null, never>;
}

/** One account of a run. */
interface StatusRunRowTable {
  tenant_id: string;
  run_id: string;
  number: number;
  /** Account number, as it was given. */
  identifier: string;
  /** Null: there is no such account. */
  account_id: string | null;
  wanted: Json;
  /** Null until the row was worked off. */
  result: ColumnType<unknown, string | null, string | null>;
}

/** A claims system that may set statuses (STS-06). */
interface SystemClientTable {
  tenant_id: string;
  name: string;
  secret_hash: string;
  created_at: TimestampColumn;
}
