import type { Issue } from '#schemas/page';
import { sameJson } from '../page/json.ts';
import type { Block, BlockSchema, Page } from '../page/types.ts';
import { blockWords, type BlockWords } from '../languages/block-words.ts';
import type { PropsCheck } from './check-props.ts';
import type { Decision } from './decide-block.ts';
import { languageMark, type LanguageMark } from '../languages/language-mark.ts';
import { LanguageTally } from '../languages/language-tally.ts';
import { localise } from '../languages/localise.ts';
import type { Languages } from '../languages/pick-text.ts';

/** What resolve must know besides page and facts. */
export interface Wording extends Languages {
  /** The tenant's dictionary. */
  readonly dictionary: Readonly<Record<string, unknown>>;
}

interface SoundProps {
  readonly props: Readonly<Record<string, unknown>>;
  readonly text: Readonly<Record<string, string>>;
  /** For the element around the block, where its plain texts fell back to another language. */
  readonly mark?: LanguageMark | undefined;
  readonly issues?: undefined;
}

type ResolvedProps = SoundProps | { readonly props?: undefined; readonly issues: readonly Issue[] };

/** Content's props and bound values → what the component receives. The same object while the bound values are the same. */
export type ResolveBlock = (check: PropsCheck, schema: BlockSchema, bound: Decision['bound']) => ResolvedProps;

/** Languages of one page that are kept at once. */
const maxCached = 8;

/** The props of a page's blocks: checked, in one language, with their words. What no binding changes is made once per language. */
export function createResolver(page: Page): (wording: Wording) => ResolveBlock {
  const kept: { readonly wording: Wording; readonly resolve: ResolveBlock }[] = [];
  return ({ language, languages, directions, dictionary }) => {
    const wording = { language, languages, dictionary, ...(directions ? { directions } : {}) };
    const known = kept.find((one) => sameJson(one.wording, wording));
    if (known) return known.resolve;
    const resolve = inOneLanguage(page, wording);
    kept.unshift({ wording, resolve });
    kept.length = Math.min(kept.length, maxCached);
    return resolve;
  };
}

function inOneLanguage(page: Page, wording: Wording): ResolveBlock {
  const words = new Map<string, BlockWords>();
  const written: Omit<SoundProps, 'issues'>[] = [];
  const last: { readonly bound: Decision['bound']; readonly resolved: ResolvedProps }[] = [];
  const blockWordsOf = (type: string, schema: BlockSchema) => {
    const known = words.get(type) ?? blockWords(type, schema, page, wording.dictionary, wording);
    words.set(type, known);
    return known;
  };
  const inLanguage = ({ type, props }: Block, schema: BlockSchema) => {
    const { localised, html } = schema;
    const tally = new LanguageTally();
    const plain = localise(props, localised, wording, { html, tally });
    const { text, from } = blockWordsOf(type, schema);
    const around = tally.isEmpty ? from : tally.main;
    if (around === undefined) return { props: plain, text };
    return { props: localise(props, localised, wording, { html, around }), text, mark: languageMark(around, wording) };
  };
  return (check, schema, bound) => {
    const { block } = check;
    const known = last[block.index];
    if (known && sameJson(known.bound, bound)) return known.resolved;
    const issues = check.withBound(schema, bound);
    const own = (written[block.index] ??= inLanguage(block, schema));
    const resolved: ResolvedProps =
      issues.length > 0
        ? { issues }
        : block.bind
          ? { ...own, props: { ...own.props, ...localise(bound, schema.localised, wording, schema) } }
          : own;
    last[block.index] = { bound, resolved };
    return resolved;
  };
}
