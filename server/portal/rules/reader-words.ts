import type { Dictionary } from '#schemas/tenant';
import { wordsOf, type Say } from '../../platform/words/server-words.ts';
import type { Call } from '../calls/call.ts';

/** What a call says of whoever reads its answer. */
export type Reader = Pick<Call<'submissions.create'>, 'portal' | 'tenant' | 'tenantSettings' | 'language'>;

/** The server's words as the tenant has them, in the language of the reader. */
export async function sayTo({ portal, tenant, tenantSettings, language }: Reader): Promise<Say> {
  const [dictionary] = await portal.listContent(tenant, 'dictionary');
  const languages = tenantSettings.languages.map(({ iso2Code }) => iso2Code);
  return wordsOf(dictionary as Dictionary | undefined, { language, languages });
}
