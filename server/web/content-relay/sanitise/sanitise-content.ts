import { micromark } from 'micromark';
import { isPageSchema, type ContentSchema, type UnsafePlace } from '#schemas/api';
import { mapFormTexts, withMeantTypes } from '#forms/definition';
import type { Traits } from '#schemas/shared';
import { isContainerId } from '#schemas/shared/container-id';
import { isObject } from '#locale/is-object';
import { assetAddress, fileAddress, type TenantAssets } from './asset-address.ts';
import { checkedFrame, checkedLink } from './link-policy.ts';
import { formText } from './form-text.ts';
import type { PublishedTraits } from './published-traits.ts';
import { below, mapParts, replaceAt } from './replace-at.ts';
import type { Sanitise } from './sanitise.ts';
import { textByText, UnsafeText } from './unsafe-text.ts';
import { withVideoLinks } from './video-links.ts';

type Data = Readonly<Record<string, unknown>>;

/** What sanitising one content item needs. */
export interface ContentSanitising {
  readonly assets: TenantAssets;
  readonly traits: PublishedTraits;
  readonly sanitise: Sanitise;
}

export interface SanitisedContent {
  readonly data: Data;
  /** Texts that could not be made safe: they are empty in `data`. */
  readonly unsafe: readonly UnsafePlace[];
}

/** One item being sanitised: what its texts are made safe with, and the places where that failed. */
interface SanitisingContext extends ContentSanitising {
  readonly unsafe: UnsafePlace[];
}

/**
 * Content as a browser may have it: html sanitised, markdown turned into html, assets and links into checked addresses,
 * by the traits of the published schemas. The item may be malformed anywhere: nothing here throws, and a text that cannot be made safe
 * harms only its own place.
 */
export function sanitiseContent(schema: ContentSchema, data: unknown, sanitising: ContentSanitising): SanitisedContent {
  const work: SanitisingContext = { ...sanitising, unsafe: [] };
  return { data: isObject(data) ? sanitiseRecord(schema, data, work) : {}, unsafe: work.unsafe };
}

function sanitiseRecord(schema: ContentSchema, data: Data, work: SanitisingContext): Data {
  if (schema === 'tenant') return publicTenant(data, work.assets);
  if (isPageSchema(schema)) return sanitisePage(data, work);
  return schema === 'submission-form' ? sanitiseForm(data, work) : (sanitiseHtmlKeys(data, work, '', 0) as Data);
}

function sanitisePage(page: Data, work: SanitisingContext): Data {
  const own = applyTraits(page, work.traits.page, work, '') as Data;
  return Array.isArray(own['component'])
    ? { ...own, component: own['component'].map((block: unknown, index) => sanitiseBlock(block, work, `/component/${index}`)) }
    : own;
}

/**
 * A type this server's catalog does not have loses its props: they were never made safe. A binding may not replace
 * html, as its value comes from an address or an account and never passes the sanitiser.
 */
function sanitiseBlock(block: unknown, work: SanitisingContext, at: string): unknown {
  if (!isObject(block) || typeof block['type'] !== 'string') return block;
  const traits = work.traits.ofType(block['type']);
  if (!traits) return 'props' in block ? { ...block, props: {} } : block;
  const html = new Set([...traits.html, ...traits.markdown].map((pointer) => pointer.split('/')[1]));
  const bind = isObject(block['bind']) ? Object.fromEntries(Object.entries(block['bind']).filter(([prop]) => !html.has(prop))) : undefined;
  const props = 'props' in block ? { props: applyTraits(block['props'], traits, work, `${at}/props`) } : {};
  return { ...block, ...(bind ? { bind } : {}), ...props };
}

function applyTraits(value: unknown, traits: Traits, { assets, sanitise, unsafe }: SanitisingContext, at: string): unknown {
  const changes: readonly [readonly string[], (text: string) => string][] = [
    [traits.html, (text) => sanitise(text, assets)],
    [traits.markdown, (text) => sanitise(markdownToHtml(text), assets)],
    [traits.asset, (text) => assetAddress(assets, text)],
    [traits.file, (text) => fileAddress(assets, text)],
    [traits.link, checkedLink],
    [traits.frame, (text) => checkedFrame(text, assets.frames)],
  ];
  return changes.reduce(
    (whole, [pointers, change]) => pointers.reduce((part, pointer) => replaceAt(part, pointer, textByText(change, unsafe), at), whole),
    value,
  );
}

const maxMarkdownLength = 10_000;

/** Html inside markdown is shown as text, never obeyed. */
function markdownToHtml(text: string): string {
  if (text.length > maxMarkdownLength)
    throw new UnsafeText(`This markdown has more than ${maxMarkdownLength} characters: make it shorter.`);
  // Links are checked with the html: its own list of protocols has no telephone.
  return micromark(text, { allowDangerousProtocol: true });
}

const maxDepth = 64;

/** Also the html of what only informs in forms of another application. */
const formHtmlKey = /html$|^body$/i;

/** Forms, confirmation pages and configuration have no traits yet: whatever their keys call html is sanitised. */
function sanitiseHtmlKeys(value: unknown, work: SanitisingContext, at: string, depth: number, htmlKey = /html$/i): unknown {
  if (depth > maxDepth) return undefined;
  if (Array.isArray(value)) return value.map((item, index) => sanitiseHtmlKeys(item, work, below(at, index), depth + 1, htmlKey));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      htmlKey.test(key)
        ? sanitiseTexts(item, work, below(at, key), depth + 1)
        : sanitiseHtmlKeys(item, work, below(at, key), depth + 1, htmlKey),
    ]),
  );
}

/** A form: its definition has markup in its texts, too. */
function sanitiseForm(form: Data, work: SanitisingContext): Data {
  const inForm: Sanitise = (html, assets) => work.sanitise(html, assets, true);
  const shown = withVideoLinks(form, work.assets.frames);
  return withDrawnTexts(sanitiseHtmlKeys(shown, { ...work, sanitise: inForm }, '', 0, formHtmlKey) as Data, work, work.unsafe);
}

/** A form whose texts are as `formText` makes them, for whatever draws or prints one. Texts that cannot be made safe are empty, and noted in `unsafe`. */
export function withDrawnTexts(
  form: Data,
  { assets, sanitise }: Pick<SanitisingContext, 'assets' | 'sanitise'>,
  unsafe: UnsafePlace[] = [],
): Data {
  const { surveyDefinition: definition } = form;
  if (!isObject(definition)) return form;
  const drawn = textByText((text) => formText(text, (html) => sanitise(html, assets, true)), unsafe);
  return {
    ...form,
    surveyDefinition: mapFormTexts(withMeantTypes(definition), (text, pointer) => drawn(text, `/surveyDefinition${pointer}`)),
  };
}

/** Every text below, also beside what is no text: one language of it may be missing. */
function sanitiseTexts(value: unknown, work: SanitisingContext, at: string, depth: number): unknown {
  if (depth > maxDepth) return undefined;
  if (typeof value === 'string') return textByText((text) => work.sanitise(text, work.assets), work.unsafe)(value, at);
  return mapParts(value, (part, key) => sanitiseTexts(part, work, below(at, key), depth + 1));
}

const forEveryone = [
  'slug',
  'name',
  'languages',
  'timeZone',
  'formats',
  'claimsEnabled',
  'canCreateRegistration',
  'draftToggle',
  'sessionMinutes',
  'projectId',
  'help',
] as const;

/** The part of a tenant's configuration that a browser may read: no hosts, groups or limits. */
function publicTenant(data: Data, assets: TenantAssets): Data {
  const identity = isObject(data['identity']) ? data['identity'] : {};
  const pick = (from: Data, keys: readonly string[]): Data =>
    Object.fromEntries(keys.filter((key) => Object.hasOwn(from, key)).map((key) => [key, from[key]]));
  return {
    ...pick(data, forEveryone),
    ...(typeof data['favicon'] === 'string' ? { favicon: assetAddress(assets, data['favicon']) } : {}),
    ...publicAnalytics(data['analytics']),
    identity: pick(identity, ['userPoolId', 'clientId', 'methods', 'country']),
  };
}

/** Without a container nothing is measured, and nothing asked. */
function publicAnalytics(analytics: unknown): Data {
  if (!isObject(analytics) || !isContainerId(analytics['container'])) return {};
  const { container, cookiePage } = analytics;
  return { analytics: { container, ...(typeof cookiePage === 'string' ? { cookiePage: checkedLink(cookiePage) } : {}) } };
}
