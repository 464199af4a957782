import { isObject } from '#locale/is-object';
import { withPacks } from '#locale/language-packs';
import type { SquidexClient } from './squidex-client.ts';

/**
 * A content service whose dictionaries have the shipped words of the tenant's languages behind the tenant's own (PAGE-18): every reader of content,
 * the server's own mails and papers too, finds one list of words.
 */
export const withLanguagePacks = (squidex: SquidexClient, languagesOf: (tenant: string) => readonly string[]): SquidexClient => ({
  async read(tenant, path, drafts) {
    const answer = await squidex.read(tenant, path, drafts);
    return /^\/api\/content\/[^/]+\/dictionary\?/.test(path) ? withWords(answer, languagesOf(tenant)) : answer;
  },
});

/** The one dictionary of the list; a tenant that has none gets one. */
function withWords(answer: unknown, languages: readonly string[]): unknown {
  const list: Readonly<Record<string, unknown>> = isObject(answer) ? answer : {};
  const [first = {}] = Array.isArray(list['items']) ? (list['items'] as unknown[]) : [];
  const item = isObject(first) ? first : {};
  const data = isObject(item['data']) ? item['data'] : {};
  return { ...list, total: 1, items: [{ ...item, data: { ...data, texts: withPacks(data['texts'], languages) } }] };
}
