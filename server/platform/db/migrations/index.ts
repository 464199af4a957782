import type { Migration } from 'kysely/migration';
import { content } from './0001-content.ts';
import { configurationLock } from './0003-configuration-lock.ts';
import { identity } from './identity/0100-identity.ts';
import { provenNames } from './identity/0102-proven-names.ts';
import { sessionSecrets } from './identity/0103-session-secrets.ts';
import { releasedAddresses } from './identity/0260-released-addresses.ts';
import { portal } from './portal/0200-portal.ts';
import { portalLinks } from './portal/0201-portal-links.ts';
import { esign } from './portal/0202-esign.ts';
import { fileProcessing } from './portal/0204-file-processing.ts';
import { signedAnswers } from './portal/0206-signed-answers.ts';
import { dismissedFiles } from './portal/0208-dismissed-files.ts';
import { auditPrevious } from './portal/0210-audit-previous.ts';
import { presentedSecrets } from './portal/0212-presented-secrets.ts';
import { staffLists } from './portal/0214-staff-lists.ts';
import { accountPhone } from './portal/0216-account-phone.ts';
import { contactChange } from './portal/0220-contact-change.ts';
import { presentCode } from './portal/0222-present-code.ts';
import { formLinks } from './portal/0224-form-links.ts';
import { filesOfAccount } from './portal/0226-files-of-account.ts';
import { lastKey } from './portal/0228-last-key.ts';
import { declinedDocuments } from './portal/0230-declined-documents.ts';
import { formRevisions } from './portal/0232-form-revisions.ts';
import { mailAddresses } from './portal/0234-mail-addresses.ts';
import { openedFiles } from './portal/0235-opened-files.ts';
import { statusChanges } from './portal/0236-status-changes.ts';
import { submissionVersions } from './portal/corrections/0238-submission-versions.ts';
import { documentsForAccounts } from './portal/0240-documents-for-accounts.ts';
import { openingsOfFiles } from './portal/0242-openings-of-files.ts';
import { typedSignerName } from './portal/0244-typed-signer-name.ts';
import { protectedAnswers } from './portal/0246-protected-answers.ts';
import { declaredAnew } from './portal/corrections/0247-declared-anew.ts';
import { withdrawnDocuments } from './documents/0252-withdrawn-documents.ts';
import { originOfDocuments } from './documents/0253-origin-of-documents.ts';

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
  '0234-mail-addresses': mailAddresses,
  '0235-opened-files': openedFiles,
  '0236-status-changes': statusChanges,
  '0238-submission-versions': submissionVersions,
  '0240-documents-for-accounts': documentsForAccounts,
  '0242-openings-of-files': openingsOfFiles,
  '0244-typed-signer-name': typedSignerName,
  '0246-protected-answers': protectedAnswers,
  '0247-declared-anew': declaredAnew,
  '0252-withdrawn-documents': withdrawnDocuments,
  '0253-origin-of-documents': originOfDocuments,
  '0260-released-addresses': releasedAddresses,
};
