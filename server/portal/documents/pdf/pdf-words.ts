import type { Languages } from '#engine';
import type { Dictionary } from '#schemas/tenant';
import { serverTranslator } from '../../../platform/words/index.ts';
import type { PublishedContent } from '../../records/index.ts';
import type { PdfWords } from './job.ts';

/** The words `pdf.*` in a visitor's language. */
export async function pdfWords(content: Pick<PublishedContent, 'listContent'>, tenant: string, languages: Languages): Promise<PdfWords> {
  const [dictionary] = await content.listContent(tenant, 'dictionary');
  const translate = serverTranslator(dictionary as Dictionary | undefined, languages);
  return {
    registration: translate('pdf.registration'),
    reference: translate('pdf.reference'),
    account: translate('pdf.account'),
    sentOn: translate('pdf.sentOn', { date: '{date}' }),
    page: translate('pdf.page', { page: '{page}', pages: '{pages}' }),
    unanswered: translate('pdf.unanswered'),
    signed: translate('pdf.signed'),
    fileMissing: translate('pdf.fileMissing', { name: '{name}' }),
    fileUnusable: translate('pdf.fileUnusable', { name: '{name}' }),
    overflow: translate('pdf.overflow'),
    lettersMissing: translate('pdf.lettersMissing'),
  };
}
