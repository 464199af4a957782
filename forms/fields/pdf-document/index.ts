export { PdfDownloadField } from './PdfDownloadField.tsx';
export { PdfPreviewField } from './PdfPreviewField.tsx';
