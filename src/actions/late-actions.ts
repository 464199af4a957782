/** Actions of few people, or of the end of a way: their code is fetched once the document is idle. */
export { deleteDraft } from './form/delete-draft.ts';
export { downloadDocument } from './form/download-document.ts';
export { findAddresses } from './form/find-addresses.ts';
export { listAttachments } from './form/list-attachments.ts';
export { previewPdf } from './form/preview-pdf.ts';
export { register } from './form/register.ts';
export { markNewsRead } from './mark-news-read.ts';
export { beginContactChange, cancelContactChange, confirmContactChange, saveDetails } from './profile.ts';
export { signDocument } from './sign-document.ts';
