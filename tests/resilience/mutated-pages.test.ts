import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { schemaCheck } from '#schemas/check';
import type { RenderedPage } from '#schemas/api';
import { render } from '../../src/entry-server.tsx';
import { contentFetch, contentOf, type Item } from '../support/content-fetch.ts';
import { mutate, type Mutation } from '../support/mutate.ts';
import { createChance, full, pick, seed } from '../support/seed.ts';

const root = join(import.meta.dirname, '../..');
/** A published schema, with those it refers to inside. */
const read = (file: string): unknown =>
  JSON.parse(readFileSync(join(root, 'schemas/published', file), 'utf8'), (_, value: { $ref?: string } | null) =>
    value?.$ref?.endsWith('.json') ? read(value.$ref) : value,
  );
const published = (file: string) => schemaCheck(read(file));
const catalog = read('catalog.json') as { types: Readonly<Record<string, { schema: string }>> };
const checks = new Map(Object.entries(catalog.types).map(([type, { schema }]) => [type, published(schema)]));
const checkEnvelope = published('page.json');
const rounds = full ? 1_000 : 60;

const tenants = ['northgate', 'meridian'].map((slug) => ({ slug, content: contentOf(join(root, 'fixtures/tenants', slug)) }));

const lenders = new Set(tenants.flatMap(({ content }) => (content['public-page'] ?? []).map((page) => page['slug'])));

const draw = (tenant: string, page: Item, fetch: typeof globalThis.fetch): Promise<RenderedPage> =>
  render(new Request(`https://portal.test/page/${String(page['slug'])}`), {
    tenant,
    fetch,
    now: 1_800_000_000_000,
    language: 'en',
    assets: { entry: '/build/entry.js', css: [], preloadsOf: () => [] },
    mode: 'live',
    demo: false,
  });

/** Words of a page that may be null: so a CMS writes an empty text. */
const optional = [
  'pageTitle',
  'order',
  'contentFromPage',
  'showInMenu',
  'showHeader',
  'showBanner',
  'showFooter',
  'htmlContent',
  'isWrappedContent',
  'content',
  'meta',
  'pages',
  'text',
  'assets',
];

/** What arrives of a document: never a prototype, nothing for editors; a block without props has none. */
function arriving(written: unknown): unknown {
  const value: unknown = JSON.parse(JSON.stringify(written), (key, part: unknown) =>
    key === '__proto__' || key === '$schema' || (part === null && optional.includes(key)) ? undefined : part,
  );
  const blocks = (value as { component?: unknown } | null)?.component;
  if (Array.isArray(blocks))
    for (const block of blocks as unknown[])
      if (typeof block === 'object' && block !== null && !Array.isArray(block) && !('props' in block)) Object.assign(block, { props: {} });
  return value;
}

/** The payload of what a rule hides is not looked at (decide before resolve); `portico check` looks at all of it. */
const hasRule = (block: unknown): boolean => typeof block === 'object' && block !== null && 'visible' in block;

/** Where the published schemas, which the engine does not use, find a document wrong. */
function faultsOf(written: unknown): string[] {
  const value = arriving(written);
  const {
    component: blocks,
    contentFromPage: lender,
    slug,
  } = (value ?? {}) as { component?: unknown; contentFromPage?: unknown; slug?: unknown };
  const all = checkEnvelope(value).map(({ pointer }) => pointer);
  // A page that shows the blocks of another is not looked at for its own (PAGE-08).
  if (typeof lender === 'string' && lender !== slug && lenders.has(lender))
    return all.filter((pointer) => pointer !== '' && !pointer.startsWith('/component'));
  if (!Array.isArray(blocks)) return all;
  const faults = all.filter((pointer) => !/^\/component\/\d+(\/props|$)/.test(pointer) || !hasRule(blocks[Number(pointer.split('/')[2])]));
  return [
    ...faults,
    ...blocks.flatMap((block: { type?: unknown; props?: unknown; bind?: object; visible?: unknown } | null, index) => {
      if (hasRule(block)) return [];
      const check = typeof block?.type === 'string' ? checks.get(block.type) : undefined;
      if (!check || typeof block?.props !== 'object') return [`/component/${index}`];
      const bound = Object.keys(block.bind ?? {});
      return check(block.props)
        .filter(({ pointer, property }) => ![property ?? '', pointer.split('/')[1]].some((name) => bound.includes(name ?? '')))
        .map(({ pointer }) => `/component/${index}/props${pointer}`);
    }),
  ];
}

const related = (one: string, other: string): boolean => `${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`);

/** What of the promise a mutation broke. */
async function broken({ value, pointer, what }: Mutation, tenant: (typeof tenants)[number], page: Item): Promise<string[]> {
  const slug = String(page['slug']);
  const drawn = await draw(tenant.slug, page, contentFetch(tenant.content, { schema: 'public-page', slug, item: value }));
  const flags = value as { showHeader?: unknown; showFooter?: unknown } | null;
  const main = /<main[\s\S]*<\/main>/.exec(drawn.html)?.[0] ?? '';
  const words = main.replaceAll(/<[^>]*>/g, '').trim();
  const faults = faultsOf(value);
  const isReported = drawn.issues.some((issue) => issue.page === slug && faults.some((fault) => related(issue.pointer, fault)));
  return [
    ...(words === '' ? ['the page is blank'] : []),
    ...(flags?.showHeader !== false && !drawn.html.includes('<header') ? ['the header is gone'] : []),
    ...(flags?.showFooter !== false && !drawn.html.includes('<footer') ? ['the footer is gone'] : []),
    ...(faults.length > 0 && !isReported
      ? [`not reported: ${faults.slice(0, 3).join(', ')}; reported were ${drawn.issues.map((issue) => issue.pointer).join(', ') || 'none'}`]
      : []),
  ].map((promise) => `${tenant.slug} ${slug} ${pointer} ${what}: ${promise}`);
}

test(`${rounds} random single mutations of pages: none blank, header and footer stay, each fault reported with its pointer (seed ${seed})`, async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const chance = createChance();
  const promises: string[] = [];
  let invalid = 0;
  for (let round = 0; round < rounds; round++) {
    const tenant = pick(chance, tenants);
    const page = pick(chance, tenant.content['public-page'] ?? []);
    const mutation = mutate(chance, page);
    if (faultsOf(mutation.value).length > 0) invalid += 1;
    const crashed = (fault: unknown) => [
      `${tenant.slug} ${String(page['slug'])} ${mutation.pointer} ${mutation.what}: the renderer threw ${String(fault)}`,
    ];
    promises.push(...(await broken(mutation, tenant, page).catch(crashed)));
  }
  expect(promises).toEqual([]);
  expect(invalid, 'most mutations are faults').toBeGreaterThan(rounds / 3);
}, 300_000);

test('the pages as they were written have no fault, by either check', async () => {
  for (const tenant of tenants) {
    for (const page of tenant.content['public-page'] ?? []) {
      expect(faultsOf(page)).toEqual([]);
      expect((await draw(tenant.slug, page, contentFetch(tenant.content))).issues).toEqual([]);
    }
  }
});
