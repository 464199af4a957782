import { pickText } from '#engine';
import { directionOf, languagesOf } from '#schemas/tenant';
import { tenantName } from '../../../platform/words/index.ts';
import { fieldWordsFor, type Reader } from '../../rules/index.ts';
import type { PdfJob } from './job.ts';
import { pdfWords } from './pdf-words.ts';

/** What every PDF of answers has, whatever it is of: language and direction, the tenant's name and pattern of dates, words. */
export async function pdfLook({
  parts,
  tenant,
  tenantSettings,
  language,
}: Reader): Promise<Omit<PdfJob, 'definition' | 'answers' | 'title' | 'referenceNumber' | 'account'>> {
  const languages = languagesOf(tenantSettings, language);
  return {
    language,
    datePattern: pickText(tenantSettings.formats?.date, languages),
    direction: directionOf(tenantSettings, language),
    tenantName: tenantName(tenantSettings, languages),
    words: await pdfWords(parts, tenant, languages),
    questionWords: await fieldWordsFor({ parts, tenant, tenantSettings, language }),
  };
}
