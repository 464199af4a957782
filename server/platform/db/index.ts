export { type Write, executeTogether } from './execute-together.ts';
export type { Database, Handle, Log } from './database.ts';
export { openMemoryDatabase } from './memory/open-memory.ts';
export { migrations } from './migrations/index.ts';
export type { ContentData } from './tables/content.ts';
export type { EDocumentTable, SigningRequestTable } from './tables/esign.ts';
export type { AuthSessionTable, IdentityChallengeTable, IdentityUserTable, MessageTable } from './tables/identity.ts';
export type { Tables } from './tables/index.ts';
export type {
  AccountTable,
  AuditEntryTable,
  LinkTokenTable,
  StatusChangeTable,
  StoredFileTable,
  SubmissionTable,
} from './tables/portal.ts';
export type { SubmissionVersionTable } from './tables/submission-version.ts';
export { plannedForValues } from './planned-for-values.ts';
export { openDatabase } from './open-database.ts';
