import { PDFiumLibrary } from '@hyzyla/pdfium';
import { notOpened, opens, type OpenedFile } from '../opened-file.ts';

/** Pages that are looked at. */
const maxPages = 300;
/** The end of a PDF names where its table of objects is; without it, it was cut off. Bytes from its end. */
const tailBytes = 1024;

/** A PDF opens if Chromium's reader finds its pages without a password, and it has its end. */
export async function openPdf(bytes: Buffer): Promise<OpenedFile> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(bytes);
    const count = document.getPageCount();
    if (count === 0) return { warning: 'no-page' };
    for (let index = 0; index < Math.min(count, maxPages); index++) document.getPage(index);
    return /startxref|%%EOF/.test(bytes.toString('latin1', Math.max(0, bytes.length - tailBytes))) ? opens : { warning: 'unreadable' };
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    if (reason.startsWith('Password required')) return { warning: 'password' };
    return /not in PDF format|Page not found/.test(reason) ? { warning: 'unreadable' } : notOpened;
  }
}
