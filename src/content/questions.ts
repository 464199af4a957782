import type { ContentSchema } from '#schemas/api';
import type { Dictionary, Tenant, Theme } from '#schemas/tenant';
import type { MenuEntry } from '../tenant/site.ts';
import type { ContentClient } from './content-client.ts';
import type { ContentMemory } from './content-memory.ts';

/** Everything the portal asks of content, each answer reduced to what is used of it and remembered. */
export interface Questions {
  tenant(): Promise<Tenant | null>;
  theme(): Promise<Theme | null>;
  dictionary(): Promise<Dictionary['texts']>;
  common(): Promise<Readonly<Record<string, unknown>>>;
  menu(schema: 'public-page' | 'secured-page'): Promise<readonly MenuEntry[]>;
  /** Data of one item; null where there is none of this slug. */
  item(schema: ContentSchema, slug: string): Promise<unknown>;
}

type Data = Readonly<Record<string, unknown>>;

export function createQuestions(client: ContentClient, memory: ContentMemory): Questions {
  const ask = <Value>(key: string, schema: ContentSchema, slug: string | undefined, reduce: (items: readonly Data[]) => Value): Promise<Value> =>
    memory.ask(key, async () => {
      const { items, revision } = await client.list(schema, slug);
      return { value: reduce(items.map(({ data }) => data)), revision };
    });
  const single = <Value>(schema: ContentSchema) => ask(schema, schema, undefined, (items) => (items[0] ?? null) as Value | null);
  return {
    tenant: () => single<Tenant>('tenant'),
    theme: () => single<Theme>('theme'),
    dictionary: () => ask('dictionary', 'dictionary', undefined, ([first]) => (first?.texts ?? {}) as Dictionary['texts']),
    common: () => ask('common', 'common', undefined, (items) => Object.fromEntries(items.map((item) => [String(item.slug), item]))),
    menu: (schema) => ask(`menu/${schema}`, schema, undefined, (items) => items.filter((item) => item.showInMenu === true).map((item) => entryOf(item, schema === 'secured-page')).sort((a, b) => a.order - b.order)),
    item: (schema, slug) => ask(`${schema}/${slug}`, schema, slug, (items) => items[0] ?? null),
  };
}

/** A page without an order stands after those that have one. */
const entryOf = (item: Data, secured: boolean): MenuEntry => ({
  slug: String(item.slug),
  title: item.title,
  order: typeof item.order === 'number' ? item.order : Number.MAX_SAFE_INTEGER,
  secured,
});
