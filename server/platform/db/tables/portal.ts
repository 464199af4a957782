import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { SavedStatus, StoredFileState } from '#schemas/shared/statuses';

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
}

type Json = ColumnType<unknown, string, string>;
type When = ColumnType<Date, Date, Date>;

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
  created_at: When;
  updated_at: When;
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
  page: number;
  version: number;
  /** Key of the write that made this version; null where it had none. */
  last_key: Generated<string | null>;
  created_at: When;
  updated_at: When;
}

interface IdempotencyTable {
  tenant_id: string;
  subject: string;
  route: string;
  key: string;
  request_hash: string;
  answer: Json;
  created_at: When;
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
  created_at: When;
  /** Media type by the bytes; null until received. */
  kind: ColumnType<string | null, string | null | undefined, string>;
  /** How often processing was begun. */
  attempts: Generated<number>;
  /** While received: not processed before this. Also the end of the lease of the process that works on it. While refused: when what is stored of it is removed once more. */
  next_try_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Bytes; null without a thumbnail. */
  thumbnail_size: ColumnType<number | null, number | null | undefined, number | null>;
  /** When its owner dismissed it as no longer wanted; only of a file that never arrived or was refused. */
  dismissed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

interface LoginHistoryTable {
  tenant_id: string;
  id: string;
  subject: string;
  at: When;
}

interface ErrorReportTable {
  tenant_id: string;
  id: string;
  subject: string;
  message: string;
  status: number | null;
  path: string | null;
  at: When;
}

/** Append-only; each entry holds the hash of the one before it. */
export interface AuditEntryTable {
  tenant_id: string;
  sequence: number;
  at: When;
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
  expires_at: When;
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
  created_at: When;
  expires_at: When;
}
