import { pickText, type Languages } from '#engine';
import type { Portal } from '../portal.ts';
import type { PdfWords } from './job.ts';

/** A tenant's dictionary replaces them by the same key, as `pdf.reference` (PAGE-18). */
const english: PdfWords = {
  reference: 'Reference number',
  page: 'Page {page} of {pages}',
  unanswered: 'Not answered',
  signed: 'Signed',
  overflow: 'Answers that need more room',
};

export async function pdfWords(portal: Pick<Portal, 'listContent'>, tenant: string, languages: Languages): Promise<PdfWords> {
  const [dictionary] = await portal.listContent(tenant, 'dictionary');
  const texts = (dictionary?.['texts'] ?? {}) as Readonly<Record<string, unknown>>;
  const own = Object.entries(english).map(([key, text]) => {
    const told = texts[`pdf.${key}`];
    return [key, (told === undefined ? undefined : pickText(told, languages)) ?? text];
  });
  return Object.fromEntries(own) as PdfWords;
}
