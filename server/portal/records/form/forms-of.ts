import type { PublishedContent } from '../published-content.ts';
import { type Form, publishedForm } from './find-form.ts';

/** The published forms of some submissions, by slug; null: it is gone. Those that cannot be had are not among them. */
export async function formsOf(
  content: Pick<PublishedContent, 'readContent'>,
  tenant: string,
  rows: readonly { readonly form_slug: string }[],
): Promise<ReadonlyMap<string, Form | null>> {
  const slugs = [...new Set(rows.map(({ form_slug }) => form_slug))];
  const forms = await Promise.all(slugs.map((slug) => publishedForm(content, tenant, slug).catch(() => undefined)));
  return new Map(slugs.flatMap((slug, at) => (forms[at] === undefined ? [] : [[slug, forms[at]] as const])));
}
