import type { ColumnType } from 'kysely';

/** Tables of electronic signatures. */
export interface EsignTables {
  e_document: EDocumentTable;
  signing_request: SigningRequestTable;
}

type TimestampColumn = ColumnType<Date, Date, Date>;
type MaybeWhen = ColumnType<Date | null, Date | null | undefined, Date | null>;
type MaybeText = ColumnType<string | null, string | null | undefined, string | null>;

/** A PDF that a person is asked to sign. Its exact bytes are in the file store under tenant, id and hash, and never change. */
export interface EDocumentTable {
  tenant_id: string;
  /** A UUID. */
  id: string;
  account_id: string;
  /** Null: it belongs to the account alone. */
  submission_id: string | null;
  name: string;
  file_purpose: string;
  sha256: string;
  /** Bytes. */
  size: number;
  status: 'Sent' | 'Signed' | 'Declined';
  sent_at: TimestampColumn;
  signed_at: MaybeWhen;
  declined_at: MaybeWhen;
  /** As it was typed. */
  signer_name: MaybeText;
  signer_subject: MaybeText;
  /** The sign-in under which the link was asked for: its `origin_jti`. */
  signer_session: MaybeText;
  /** The signed copy, a stored file of the submission, or else of the account. Set before there is a copy: only `status` states that it is signed. */
  signed_file_id: MaybeText;
  signed_sha256: MaybeText;
  /** SHA-256 of the submission's answers when it was signed, by `canonicalHash`; of older signatures absent. */
  answers_sha256: MaybeText;
  /** When its owner came back signed in and the provider confirmed the signature. */
  confirmed_at: MaybeWhen;
  /** Where it comes from (`DocumentOrigin`); null: not known. */
  origin: ColumnType<unknown, string | null | undefined, never>;
}

/** A link of the built-in signing page: only the hash of its secret is kept. */
export interface SigningRequestTable {
  tenant_id: string;
  secret_hash: string;
  document_id: string;
  account_id: string;
  subject: string;
  session: string;
  /** Path of this portal to which the browser goes afterwards. */
  return_to: string;
  expires_at: TimestampColumn;
  used_at: MaybeWhen;
  /** Typed by its person when their session had ended: the next link has it. */
  typed_name: MaybeText;
}
