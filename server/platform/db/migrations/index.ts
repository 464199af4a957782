import type { Migration } from 'kysely/migration';
import { content } from './0001-content.ts';
import { configurationLock } from './0003-configuration-lock.ts';
import { identity } from './0100-identity.ts';
import { provenNames } from './0102-proven-names.ts';
import { sessionSecrets } from './0103-session-secrets.ts';
import { portal } from './0200-portal.ts';
import { portalLinks } from './0201-portal-links.ts';
import { esign } from './0202-esign.ts';
import { fileProcessing } from './0204-file-processing.ts';
import { signedAnswers } from './0206-signed-answers.ts';
import { dismissedFiles } from './0208-dismissed-files.ts';
import { auditPrevious } from './0210-audit-previous.ts';
import { presentedSecrets } from './0212-presented-secrets.ts';
import { staffLists } from './0214-staff-lists.ts';
import { accountPhone } from './0216-account-phone.ts';
import { contactChange } from './0220-contact-change.ts';
import { presentCode } from './0222-present-code.ts';
import { filesOfAccount } from './0226-files-of-account.ts';
import { formLinks } from './0224-form-links.ts';
import { lastKey } from './0228-last-key.ts';
import { declinedDocuments } from './0230-declined-documents.ts';
import { formRevisions } from './0232-form-revisions.ts';

/**
 * Applied in the order of their names; a name never changes once released. 0001– content, 0100– identity, 0200– portal.
 * Portable SQL only: tenant_id first in every key, ids made in the application, no jsonb_path_ops, no LISTEN,
 * no advisory locks, nothing deferrable.
 */
export const migrations: Record<string, Migration> = {
  '0001-content': content,
  '0003-configuration-lock': configurationLock,
  '0100-identity': identity,
  '0102-proven-names': provenNames,
  '0103-session-secrets': sessionSecrets,
  '0200-portal': portal,
  '0201-portal-links': portalLinks,
  '0202-esign': esign,
  '0204-file-processing': fileProcessing,
  '0206-signed-answers': signedAnswers,
  '0208-dismissed-files': dismissedFiles,
  '0210-audit-previous': auditPrevious,
  '0212-presented-secrets': presentedSecrets,
  '0214-staff-lists': staffLists,
  '0216-account-phone': accountPhone,
  '0220-contact-change': contactChange,
  '0222-present-code': presentCode,
  '0224-form-links': formLinks,
  '0226-files-of-account': filesOfAccount,
  '0228-last-key': lastKey,
  '0230-declined-documents': declinedDocuments,
  '0232-form-revisions': formRevisions,
};
