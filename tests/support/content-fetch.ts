import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withPacks } from '../../locale/language-packs/index.ts';

export type Item = Readonly<Record<string, unknown>>;
export type Content = Readonly<Record<string, readonly Item[]>>;

/** Folder of a tenant → what the relay holds, by schema. */
export function contentOf(folder: string): Content {
  const read = (file: string): Item => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Item;
  const schemas = ['public-page', 'secured-page', 'common', 'submission-form', 'confirmation-pages', 'configuration'];
  const lists = schemas.map((schema) => [
    schema,
    readdirSync(join(folder, schema)).map((file) => ({ slug: file.replace('.json', ''), ...read(join(schema, file)) })),
  ]);
  const tenant = read('tenant.json');
  const languages = (tenant['languages'] as readonly { readonly iso2Code: string }[]).map(({ iso2Code }) => iso2Code);
  return {
    ...Object.fromEntries(lists),
    tenant: [tenant],
    theme: [read('theme.json')],
    dictionary: [{ texts: withPacks(read('dictionary.json')['texts'], languages) }],
  };
}

/** Answers `/content/{tenant}/{schema}` as the relay does; `instead` stands in for the item of that schema and slug, whatever it calls itself. */
export function contentFetch(
  content: Content,
  instead?: { readonly schema: string; readonly slug: string; readonly item: unknown },
): typeof fetch {
  return async (input) => {
    const url = new URL(String(input instanceof Request ? input.url : input), 'https://portal.test');
    const schema = url.pathname.split('/').at(-1) ?? '';
    const slug = /eq '(.*)'$/.exec(url.searchParams.get('$filter') ?? '')?.[1];
    const items = (content[schema] ?? []).flatMap<unknown>((item) => {
      if (slug !== undefined && item['slug'] !== slug) return [];
      return [instead?.schema === schema && item['slug'] === instead.slug ? instead.item : item];
    });
    return Response.json({ total: items.length, items: items.map((data) => ({ data })) }, { headers: { 'X-Content-Revision': '1' } });
  };
}
