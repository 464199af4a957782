import { dictionaryWord } from '#engine';
import { fieldWords, type FieldWords } from '#forms/definition';
import { languagesOf, type Dictionary, type Tenant } from '#schemas/tenant';
import { serverTranslator, type Translate } from '../../platform/words/index.ts';
import type { PublishedContent } from '../records/index.ts';

/** Who reads the answer of a call. */
export interface Reader<Parts = object> {
  readonly parts: Pick<PublishedContent, 'listContent'> & Parts;
  /** Slug. */
  readonly tenant: string;
  readonly tenantSettings: Tenant;
  /** One of the tenant's languages (NAV-02). */
  readonly language: string;
}

/** The server's words as the tenant has them, in the language of the reader. */
export async function translatorFor({ parts, tenant, tenantSettings, language }: Reader): Promise<Translate> {
  const [dictionary] = await parts.listContent(tenant, 'dictionary');
  return serverTranslator(dictionary as Dictionary | undefined, languagesOf(tenantSettings, language));
}

/** The words of questions as the tenant has them, in the language of the reader. */
export async function fieldWordsFor({ parts, tenant, tenantSettings, language }: Reader): Promise<FieldWords> {
  const [dictionary] = await parts.listContent(tenant, 'dictionary');
  const texts = (dictionary as Dictionary | undefined)?.texts;
  const languages = languagesOf(tenantSettings, language);
  const words = Object.entries(fieldWords).map(([key, english]) => [key, dictionaryWord(texts, `form.${key}`, languages)?.text ?? english]);
  return Object.fromEntries(words) as FieldWords;
}
