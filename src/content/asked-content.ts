import type { ContentItem, ContentSchema, UnsafePlace } from '#schemas/api';
import { checkPage, type CheckedPage } from './check-page.ts';
import { createContentClient, type ContentParts } from './content-client.ts';
import type { Answer, AskedContent, MenuEntry, PageSchema } from './questions.ts';

type Data = Readonly<Record<string, unknown>>;
type PageContent = Pick<ContentItem, 'data' | 'unsafe'>;

const isOfPage = ({ pointer }: UnsafePlace): boolean => !pointer.startsWith('/component/');

/** Reading pages have no form: it arrives with the first. */
const formContent = () => import('./form-content.ts');

/** Everything the portal asks of the content service, each answer reduced to what is used of it. `types`: the block types that pages may name. */
export function createAskedContent(parts: ContentParts, types: readonly string[]): AskedContent {
  const client = createContentClient(parts);
  const list = async <Value>(
    schema: ContentSchema,
    slug: string | undefined,
    reduce: (items: readonly ContentItem[]) => Value | Promise<Value>,
  ): Promise<Answer<Value>> => {
    const { items, revision } = await client.list(schema, slug);
    return { value: await reduce(items), revision };
  };
  const single = <Value>(schema: ContentSchema, slug?: string) => list(schema, slug, ([item]) => (item?.data ?? null) as Value | null);
  const check = ({ data, unsafe = [] }: PageContent, slug: string): CheckedPage =>
    checkPage(data, slug, { tenant: parts.tenant, types, unsafe });

  /** PAGE-08: a page may show the component list of another; one step only, so that there is no endless chain. */
  async function contentOf(schema: PageSchema, slug: string): Promise<Answer<PageContent | undefined>> {
    const { items, revision } = await client.list(schema, slug);
    const [own] = items;
    const from = own?.data.contentFromPage;
    if (typeof from !== 'string' || from === own?.data.slug) return { value: own, revision };
    const source = await client.list(schema, from);
    const [other] = source.items;
    if (!own || !other) return { value: own, revision };
    const ofPage = (own.unsafe ?? []).filter(isOfPage);
    const ofBlocks = (other.unsafe ?? []).filter((place) => !isOfPage(place));
    return {
      value: { data: { ...own.data, component: other.data.component }, unsafe: [...ofPage, ...ofBlocks] },
      // As old as the older of both: what is kept must be of one revision.
      revision: Math.min(revision, source.revision),
    };
  }

  return {
    tenant: () => single('tenant'),
    theme: () => single('theme'),
    dictionary: () => list('dictionary', undefined, ([first]) => (first?.data.texts ?? {}) as Readonly<Record<string, string>>),
    common: () =>
      list('common', undefined, (items) =>
        Object.fromEntries(items.map((item) => [String(item.data.slug), check(item, String(item.data.slug))])),
      ),
    menu: (schema) =>
      list(schema, undefined, (items) =>
        items
          .filter(({ data }) => data.showInMenu === true && typeof data.slug === 'string')
          .map(({ data }) => entryOf(data, schema === 'secured-page'))
          .sort((a, b) => a.order - b.order),
      ),
    page: async (schema, slug) => {
      const { value, revision } = await contentOf(schema, slug);
      return { value: value ? check(value, slug) : null, revision };
    },
    forms: () =>
      list('submission-form', undefined, async (items) => {
        const { toForm, isFilledSignedIn } = await formContent();
        return items.map(({ data }) => ({ ...toForm(data), surveyDefinition: null })).filter(isFilledSignedIn);
      }),
    form: (slug) => list('submission-form', slug, async ([item]) => (item ? (await formContent()).toForm(item.data) : null)),
    steps: (project) => client.configuration(project, 'hub-my-claim-steps'),
    testMode: () => single('configuration', 'test-mode'),
    confirmation: (slug) =>
      list('confirmation-pages', slug, async ([item]) => (item ? (await formContent()).toConfirmation(item.data) : null)),
  };
}

/** A page without an order comes after those that have one. */
const entryOf = (item: Data, secured: boolean): MenuEntry => ({
  slug: String(item.slug),
  title: item.title,
  order: typeof item.order === 'number' ? item.order : Number.MAX_SAFE_INTEGER,
  secured,
});
