import type { ContentItem, ContentSchema, UnsafePlace } from '#schemas/api';
import type { Dictionary, Tenant, TestMode, Theme } from '#schemas/tenant';
import type { CheckedPage, Whose } from './check-page.ts';
import type { ContentClient } from './content-client.ts';
import type { ContentMemory } from './content-memory.ts';
import type { ConfirmationContent, FormContent } from './form-content.ts';

type Data = Readonly<Record<string, unknown>>;

/** States of a portal that is being tried out (TST-02), as content has them. */
export type TestModeContent = Readonly<Partial<Record<keyof TestMode, unknown>>>;

/** One entry of the menu (NAV-01). */
export interface MenuEntry {
  readonly slug: string;
  /** In its three forms (PAGE-09). */
  readonly title: unknown;
  readonly order: number;
  readonly secured: boolean;
}

export type PageSchema = 'public-page' | 'secured-page';

/** Everything the portal asks of content, each answer reduced to what is used of it and remembered. Rejects with ContentError. */
export interface Questions {
  tenant(): Promise<Tenant | null>;
  theme(): Promise<Theme | null>;
  dictionary(): Promise<Dictionary['texts']>;
  /** Header, banner and footer by slug (PAGE-06). */
  common(): Promise<Readonly<Record<string, CheckedPage>>>;
  menu(schema: PageSchema): Promise<readonly MenuEntry[]>;
  /** Null where there is none of this slug. */
  page(schema: PageSchema, slug: string): Promise<CheckedPage | null>;
  /** Every form but those that make an account, without its questions (MYC-08). */
  forms(): Promise<readonly FormContent[]>;
  form(slug: string): Promise<FormContent | null>;
  /** Phases and messages of a project's workflow (CLM-02) as content has them, not checked; null where it has none. */
  steps(project: string): Promise<Data | null>;
  confirmation(slug: string): Promise<ConfirmationContent | null>;
  /** For staff; null where the portal is not being tried out. */
  testMode(): Promise<TestModeContent | null>;
}

type PageContent = Pick<ContentItem, 'data' | 'unsafe'>;

const isOfPage = ({ pointer }: UnsafePlace): boolean => !pointer.startsWith('/component/');

/** Reading pages have no form: it arrives with the first. */
const formContent = () => import('./form-content.ts');

export function createQuestions(client: ContentClient, memory: ContentMemory, whose: Whose): Questions {
  const ask = <Value>(
    key: string,
    schema: ContentSchema,
    slug: string | undefined,
    reduce: (items: readonly Data[], whole: readonly ContentItem[]) => Value | Promise<Value>,
  ): Promise<Value> =>
    memory.ask(key, async () => {
      const { items, revision } = await client.list(schema, slug);
      return {
        value: await reduce(
          items.map(({ data }) => data),
          items,
        ),
        revision,
      };
    });
  const single = <Value>(schema: ContentSchema, slug?: string) =>
    ask(slug ?? schema, schema, slug, (items) => (items[0] ?? null) as Value | null);
  const check = async ({ data, unsafe = [] }: PageContent, slug: string): Promise<CheckedPage> =>
    (await import('./check-page.ts')).checkPage(data, slug, { ...whose, unsafe });

  /** PAGE-08: a page may show the component list of another; one step only, so that there is no endless chain. */
  async function contentOf(
    schema: PageSchema,
    slug: string,
  ): Promise<{ readonly content: PageContent | undefined; readonly revision: number }> {
    const { items, revision } = await client.list(schema, slug);
    const [own] = items;
    const from = own?.data.contentFromPage;
    if (typeof from !== 'string' || from === own?.data.slug) return { content: own, revision };
    const borrowed = await client.list(schema, from);
    const [other] = borrowed.items;
    if (!own || !other) return { content: own, revision };
    const ofPage = (own.unsafe ?? []).filter(isOfPage);
    const ofBlocks = (other.unsafe ?? []).filter((place) => !isOfPage(place));
    return {
      content: { data: { ...own.data, component: other.data.component }, unsafe: [...ofPage, ...ofBlocks] },
      // As old as the older of both: what is kept must be of one revision.
      revision: Math.min(revision, borrowed.revision),
    };
  }

  return {
    tenant: () => single<Tenant>('tenant'),
    theme: () => single<Theme>('theme'),
    dictionary: () => ask('dictionary', 'dictionary', undefined, ([first]) => (first?.texts ?? {}) as Dictionary['texts']),
    common: () =>
      ask('common', 'common', undefined, async (_, items) =>
        Object.fromEntries(
          await Promise.all(items.map(async (item) => [String(item.data.slug), await check(item, String(item.data.slug))] as const)),
        ),
      ),
    menu: (schema) =>
      ask(`menu/${schema}`, schema, undefined, (items) =>
        items
          .filter((item) => item.showInMenu === true && typeof item.slug === 'string')
          .map((item) => entryOf(item, schema === 'secured-page'))
          .sort((a, b) => a.order - b.order),
      ),
    page: (schema, slug) =>
      memory.ask(`${schema}/${slug}`, async () => {
        const { content, revision } = await contentOf(schema, slug);
        return { value: content ? await check(content, slug) : null, revision };
      }),
    forms: () =>
      ask('forms', 'submission-form', undefined, async (items) => {
        const { toForm, isFilledSignedIn } = await formContent();
        return items.map((item) => ({ ...toForm(item), surveyDefinition: null })).filter(isFilledSignedIn);
      }),
    form: (slug) =>
      ask(`submission-form/${slug}`, 'submission-form', slug, async ([item]) => (item ? (await formContent()).toForm(item) : null)),
    steps: (project) =>
      memory.ask(`steps/${project}`, async () => ({
        value: await client.configuration(project, 'hub-my-claim-steps'),
        revision: 0,
      })),
    testMode: () => single<TestModeContent>('configuration', 'test-mode'),
    confirmation: (slug) =>
      ask(`confirmation-pages/${slug}`, 'confirmation-pages', slug, async ([item]) =>
        item ? (await formContent()).toConfirmation(item) : null,
      ),
  };
}

/** A page without an order comes after those that have one. */
const entryOf = (item: Data, secured: boolean): MenuEntry => ({
  slug: String(item.slug),
  title: item.title,
  order: typeof item.order === 'number' ? item.order : Number.MAX_SAFE_INTEGER,
  secured,
});
