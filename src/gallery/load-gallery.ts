import { createLoader, preparePage, type Loader, type Page, type PageHost, type PreparedPage } from '#engine';
import * as registry from '#registry';
import { loadWords } from '#locale/language-packs/load';
import { choiceOf, type Choice } from './choice.ts';
import { exampleHost, type AskedLog } from './example-host.ts';
import { galleryExamples, type GalleryExample } from './gallery-examples.ts';

/** One example, ready to be drawn by the engine as a page of one block. */
export interface GalleryEntry {
  readonly example: GalleryExample;
  readonly prepared: PreparedPage;
  readonly host: PageHost;
  readonly asked: AskedLog;
}

export interface GalleryView {
  readonly choice: Choice;
  readonly all: readonly GalleryExample[];
  readonly loader: Loader;
  /** The examples of the chosen block; on the index one of each block. */
  readonly entries: readonly GalleryEntry[];
}

/** Prepares what an address of the gallery asks for, through the same pipeline as any page. Holds code, so it does not travel: the browser loads it again. */
export async function loadGallery(query: URLSearchParams, tenant: string): Promise<GalleryView> {
  const choice = choiceOf(query);
  const all = galleryExamples();
  const loader = createLoader(registry);
  const chosen = choice.block
    ? all
        .filter(({ type, name }) => type === choice.block && (!choice.example || name === choice.example))
        .map((example) => ({ ...example, ...example.states?.[choice.state ?? ''] }))
    : pictured(all);
  const dictionary = await loadWords(choice.language.code);
  const entries = await Promise.all(
    chosen.map((example) => prepare(example, exampleHost(example, { tenant, choice, dictionary }), loader)),
  );
  return { choice, all, loader, entries };
}

/** The fullest example of each block, by the names of the blocks. */
const pictured = (all: readonly GalleryExample[]): readonly GalleryExample[] =>
  [...Map.groupBy(all, ({ type }) => type)]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .flatMap(([, examples]) => examples.find(({ name }) => name === 'full') ?? examples.slice(0, 1));

async function prepare(example: GalleryExample, { host, asked }: ReturnType<typeof exampleHost>, loader: Loader): Promise<GalleryEntry> {
  const { tenant } = host;
  const drawnWith = loader.definition(example.type)?.drawnWith;
  if (drawnWith?.isNeeded((example.data ?? {}) as Parameters<typeof drawnWith.isNeeded>[0])) await drawnWith.load();
  const props = withAssets(example.props, tenant) as Page['blocks'][number]['props'];
  const id = `example-${example.type}-${example.name}`.toLowerCase();
  const page: Page = {
    slug: 'gallery',
    title: example.name,
    showHeader: false,
    showBanner: false,
    showFooter: false,
    isWrappedContent: false,
    content: {},
    blocks: [{ index: 0, id, type: example.type, props }],
  };
  return { example, host, asked, prepared: await preparePage(page, { tenant, facts: host.facts, loader }) };
}

/** Slugs of images → addresses, which the server does for content. */
function withAssets(value: unknown, tenant: string): unknown {
  if (typeof value === 'string') return /^[\w-]+\.(svg|png|jpg|webp|avif)$/.test(value) ? `/api/assets/${tenant}/${value}` : value;
  if (Array.isArray(value)) return value.map((item) => withAssets(item, tenant));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withAssets(item, tenant)]));
}
