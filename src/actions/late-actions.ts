import type { ActionName } from '#schemas/page';
import type { Action } from './action.ts';
import { deleteDraft } from './form/delete-draft.ts';
import { downloadDocument } from './form/download-document.ts';
import { findAddresses } from './form/find-addresses.ts';
import { listAttachments } from './form/list-attachments.ts';
import { previewPdf } from './form/preview-pdf.ts';
import { markNewsRead } from './mark-news-read.ts';
import { beginContactChange, cancelContactChange, confirmContactChange, saveDetails } from './profile.ts';
import { signDocument } from './sign-document.ts';
import { sendDocument } from './staff/send-document.ts';
import { giveBack, withdrawCorrection } from './staff/corrections.ts';
import { setStatus, undoStatus } from './staff/status.ts';
import { readDocumentFile, readStatusFile, readRun, startRunOf } from './staff/runs.ts';
import { withdrawDocument } from './staff/withdraw-document.ts';

export { register } from './form/register.ts';

/** Actions that few people ask for, or that come after a form is filled in: their code is fetched once the document is idle. */
export const lateActions = {
  'mark-news-read': markNewsRead,
  'delete-draft': deleteDraft,
  'find-addresses': findAddresses,
  'list-attachments': listAttachments,
  'preview-pdf': previewPdf,
  'download-document': downloadDocument,
  'sign-document': signDocument,
  'set-status': setStatus,
  'send-document': sendDocument,
  'give-back': giveBack,
  'withdraw-correction': withdrawCorrection,
  'withdraw-document': withdrawDocument,
  'undo-status': undoStatus,
  'read-status-file': readStatusFile,
  'read-document-file': readDocumentFile,
  'start-run': startRunOf,
  'read-run': readRun,
  'save-details': saveDetails,
  'begin-contact-change': beginContactChange,
  'confirm-contact-change': confirmContactChange,
  'cancel-contact-change': cancelContactChange,
} satisfies { readonly [Name in ActionName]?: Action<Name> };
