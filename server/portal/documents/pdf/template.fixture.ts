import { decodePDFRawStream, PDFDocument, PDFRawStream, type PDFForm, type PDFPage } from '@cantoo/pdf-lib';
import type { PdfJob } from './job.ts';

/** For tests: a template of one page, with fields that `draw` puts on it. */
export async function makeTemplate(draw: (form: PDFForm, page: PDFPage) => void): Promise<Uint8Array> {
  const doc = await PDFDocument.create();
  const page = doc.addPage([400, 600]);
  draw(doc.getForm(), page);
  return doc.save();
}

/** For tests: a job with these answers. */
export const jobWith = (answers: Readonly<Record<string, unknown>>, changes: Partial<PdfJob> = {}): PdfJob => ({
  definition: { pages: [{ elements: Object.keys(answers).map((name) => ({ type: 'text', name })) }] },
  answers,
  language: 'en',
  direction: 'ltr',
  title: 'Your claim',
  tenantName: 'Test tenant',
  referenceNumber: 'NG-1234',
  account: 'Mair Rees (AC-7)',
  words: {
    registration: 'Your registration',
    reference: 'Reference number',
    account: 'Account',
    sentOn: 'Sent on {date}',
    page: 'Page {page} of {pages}',
    unanswered: 'Not answered',
    fileMissing: '{name} (did not arrive)',
    fileUnusable: '{name} (cannot be opened)',
    signed: 'Signed',
    overflow: 'More room',
    lettersMissing: 'Letters are missing',
  },
  ...changes,
});

/** What draws the pages of a PDF, stream by stream. */
export async function contentsOf(pdf: Uint8Array): Promise<string[]> {
  const doc = await PDFDocument.load(pdf, { updateMetadata: false });
  const streams = doc.context.enumerateIndirectObjects().flatMap(([, object]) => (object instanceof PDFRawStream ? [object] : []));
  return streams.map((stream) => {
    try {
      return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
    } catch {
      return '';
    }
  });
}

/** Every text of a PDF of ours, in order, as reading software gets it. */
export const textsOf = async (pdf: Uint8Array): Promise<string[]> =>
  (await contentsOf(pdf)).flatMap((content) =>
    Array.from(content.matchAll(/\/Span <<\s*\/(?:ActualText|Alt) <FEFF([0-9A-F]*)>/g), ([, hex = '']) =>
      Buffer.from(hex, 'hex').swap16().toString('utf16le'),
    ),
  );
