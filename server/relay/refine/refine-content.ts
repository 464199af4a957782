import { micromark } from 'micromark';
import type { ContentSchema } from '#schemas/api';
import type { Traits } from '#schemas/shared';
import { assetAddress } from './asset-address.ts';
import { checkedLink } from './link-policy.ts';
import type { PublishedTraits } from './published-traits.ts';
import { isRecord, replaceAt, replaceTexts } from './replace-at.ts';
import type { Sanitise } from './sanitise.ts';

type Data = Readonly<Record<string, unknown>>;

/** What refining one content item needs. */
export interface Refining {
  readonly tenant: string;
  readonly traits: PublishedTraits;
  readonly sanitise: Sanitise;
}

const pages: ReadonlySet<ContentSchema> = new Set<ContentSchema>(['public-page', 'secured-page', 'common']);

/**
 * Content as a browser may have it: html sanitised, markdown turned into html, assets and links into checked addresses,
 * by the traits of the published schemas. The item may be malformed anywhere; nothing here throws.
 */
export function refineContent(schema: ContentSchema, data: unknown, refining: Refining): Data {
  if (!isRecord(data)) return {};
  if (schema === 'tenant') return publicTenant(data, refining.tenant);
  return pages.has(schema) ? refinePage(data, refining) : (refineHtmlKeys(data, refining, 0) as Data);
}

function refinePage(page: Data, refining: Refining): Data {
  const own = applyTraits(page, refining.traits.page, refining) as Data;
  return Array.isArray(own['component'])
    ? { ...own, component: own['component'].map((block: unknown) => refineBlock(block, refining)) }
    : own;
}

/**
 * A type this server's catalog does not have loses its props: nobody has made them safe. A binding may not replace
 * html, as its value comes from an address or an account and never passes the sanitiser.
 */
function refineBlock(block: unknown, refining: Refining): unknown {
  if (!isRecord(block) || typeof block['type'] !== 'string') return block;
  const traits = refining.traits.ofType(block['type']);
  if (!traits) return 'props' in block ? { ...block, props: {} } : block;
  const html = new Set([...traits.html, ...traits.markdown].map((pointer) => pointer.split('/')[1]));
  const bind = isRecord(block['bind']) ? Object.fromEntries(Object.entries(block['bind']).filter(([prop]) => !html.has(prop))) : undefined;
  return { ...block, ...(bind ? { bind } : {}), ...('props' in block ? { props: applyTraits(block['props'], traits, refining) } : {}) };
}

function applyTraits(value: unknown, traits: Traits, { tenant, sanitise }: Refining): unknown {
  const changes: readonly [readonly string[], (text: string) => string][] = [
    [traits.html, (text) => sanitise(text, tenant)],
    [traits.markdown, (text) => sanitise(markdownToHtml(text), tenant)],
    [traits.asset, (text) => assetAddress(tenant, text)],
    [traits.link, checkedLink],
  ];
  return changes.reduce((whole, [pointers, change]) => pointers.reduce((part, pointer) => replaceAt(part, pointer, change), whole), value);
}

/** Html inside markdown is shown as text, never obeyed. Endless text becomes empty. */
function markdownToHtml(text: string): string {
  return text.length > 10_000 ? '' : micromark(text);
}

const deepest = 64;

/** Forms, confirmation pages and configuration have no traits yet: whatever their keys call html is sanitised. */
function refineHtmlKeys(value: unknown, refining: Refining, depth: number): unknown {
  if (depth > deepest) return undefined;
  if (Array.isArray(value)) return value.map((item) => refineHtmlKeys(item, refining, depth + 1));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      /html$/i.test(key) && isText(item)
        ? replaceTexts(item, (text) => refining.sanitise(text, refining.tenant))
        : refineHtmlKeys(item, refining, depth + 1),
    ]),
  );
}

const isText = (value: unknown): boolean =>
  typeof value === 'string' ||
  (Array.isArray(value)
    ? value.every((item) => typeof item === 'string')
    : isRecord(value) && Object.values(value).every((item) => typeof item === 'string'));

const forEveryone = [
  'slug',
  'name',
  'languages',
  'claimsEnabled',
  'canCreateRegistration',
  'draftToggle',
  'sessionMinutes',
  'projectId',
  'help',
] as const;

/** The part of a tenant's configuration that a browser may read: no hosts, groups or limits. */
function publicTenant(data: Data, tenant: string): Data {
  const identity = isRecord(data['identity']) ? data['identity'] : {};
  const pick = (from: Data, keys: readonly string[]): Data =>
    Object.fromEntries(keys.filter((key) => Object.hasOwn(from, key)).map((key) => [key, from[key]]));
  return {
    ...pick(data, forEveryone),
    ...(typeof data['favicon'] === 'string' ? { favicon: assetAddress(tenant, data['favicon']) } : {}),
    identity: pick(identity, ['userPoolId', 'clientId', 'methods']),
  };
}
