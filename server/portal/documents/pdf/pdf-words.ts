import type { Languages } from '#engine';
import type { Dictionary } from '#schemas/tenant';
import { wordsOf } from '../../../platform/words/server-words.ts';
import type { PublishedContent } from '../../records/index.ts';
import type { PdfWords } from './job.ts';

/** The words `pdf.*` in a visitor's language. */
export async function pdfWords(content: Pick<PublishedContent, 'listContent'>, tenant: string, languages: Languages): Promise<PdfWords> {
  const [dictionary] = await content.listContent(tenant, 'dictionary');
  const say = wordsOf(dictionary as Dictionary | undefined, languages);
  return {
    reference: say('pdf.reference'),
    page: say('pdf.page'),
    unanswered: say('pdf.unanswered'),
    signed: say('pdf.signed'),
    overflow: say('pdf.overflow'),
  };
}
