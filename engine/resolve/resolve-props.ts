import type { Issue } from '#schemas/page';
import { sameJson } from '../page/json.ts';
import type { BlockSchema, Page } from '../page/types.ts';
import { blockWords } from './block-words.ts';
import type { PropsCheck } from './check-props.ts';
import type { Decision } from './decide-block.ts';
import { localise, type Languages } from './localise.ts';

/** What resolve must know besides page and facts. */
export interface Wording extends Languages {
  /** The tenant's dictionary. */
  readonly dictionary: Readonly<Record<string, unknown>>;
}

export type ResolvedProps =
  | { readonly props: Readonly<Record<string, unknown>>; readonly text: Readonly<Record<string, string>>; readonly issues?: undefined }
  | { readonly props?: undefined; readonly text?: undefined; readonly issues: readonly Issue[] };

/** Content's props and bound values → what the component receives. The same object while the bound values are the same. */
export type ResolveBlock = (check: PropsCheck, schema: BlockSchema, bound: Decision['bound']) => ResolvedProps;

/** Languages of one page that are kept at once. */
const mostKept = 8;

/** The props of a page's blocks: checked, in one language, with their words. What no binding changes is made once per language. */
export function createResolver(page: Page): (wording: Wording) => ResolveBlock {
  const kept: { readonly wording: Wording; readonly resolve: ResolveBlock }[] = [];
  return ({ language, languages, dictionary }) => {
    const wording = { language, languages, dictionary };
    const known = kept.find((one) => sameJson(one.wording, wording));
    if (known) return known.resolve;
    const resolve = inOneLanguage(page, wording);
    kept.unshift({ wording, resolve });
    kept.length = Math.min(kept.length, mostKept);
    return resolve;
  };
}

function inOneLanguage(page: Page, wording: Wording): ResolveBlock {
  const words = new Map<string, Readonly<Record<string, string>>>();
  const written: Readonly<Record<string, unknown>>[] = [];
  const last: { readonly bound: Decision['bound']; readonly resolved: ResolvedProps }[] = [];
  const wordsOf = (type: string, schema: BlockSchema) => {
    const known = words.get(type) ?? blockWords(type, schema, page, wording.dictionary, wording);
    words.set(type, known);
    return known;
  };
  return (check, schema, bound) => {
    const { block } = check;
    const known = last[block.index];
    if (known && sameJson(known.bound, bound)) return known.resolved;
    const issues = check.withBound(schema, bound);
    const own = (written[block.index] ??= localise(block.props, schema.localised, wording, schema.html));
    const resolved: ResolvedProps =
      issues.length > 0
        ? { issues }
        : {
            props: block.bind ? { ...own, ...localise(bound, schema.localised, wording, schema.html) } : own,
            text: wordsOf(block.type, schema),
          };
    last[block.index] = { bound, resolved };
    return resolved;
  };
}
