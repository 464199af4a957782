/** Actions that few people ask for, or that come after a form is filled in: their code is fetched once the document is idle. */
export { deleteDraft } from './form/delete-draft.ts';
export { downloadDocument } from './form/download-document.ts';
export { findAddresses } from './form/find-addresses.ts';
export { listAttachments } from './form/list-attachments.ts';
export { previewPdf } from './form/preview-pdf.ts';
export { register } from './form/register.ts';
export { markNewsRead } from './mark-news-read.ts';
export { beginContactChange, cancelContactChange, confirmContactChange, saveDetails } from './profile.ts';
export { signDocument } from './sign-document.ts';
export { sendDocument } from './staff/send-document.ts';
export { giveBack, withdrawCorrection } from './staff/corrections.ts';
export { setStatus, undoStatus } from './staff/status.ts';
export { readDocumentFile, readStatusFile, readRun, startRunOf } from './staff/runs.ts';
export { withdrawDocument } from './staff/withdraw-document.ts';
