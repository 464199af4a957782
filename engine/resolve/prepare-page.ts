import type { NeedName } from '#schemas/api';
import type { FactPath, FactState, Issue } from '#schemas/page';
import type { RuleOptions } from '../decide/compile-rule.ts';
import type { FactReader } from '../decide/run.ts';
import type { Block, Page, PageHost } from '../page/types.ts';
import { nearest } from '../validate/nearest.ts';
import { Report, type Whereabouts } from '../validate/report.ts';
import { validateBlock, validateProps } from '../validate/validate-block.ts';
import type { CompiledRules, compileRules } from './compile-rules.ts';
import { decideBlock, type BlockRules, type Decision } from './decide-block.ts';
import type { Loader } from './loader.ts';

/** One place of a prepared page. */
export interface PreparedBlock {
  readonly block: Block;
  readonly rules: BlockRules;
  /** Facts its rules and bindings read: only a change of these draws it again. */
  readonly reads: readonly FactPath[];
  readonly needs: readonly NeedName[];
  /** Set when this place cannot be drawn. */
  readonly issue?: Issue;
}

/** A page ready to be drawn. Holds compiled rules, so it does not travel: the browser prepares the same Page again. */
export interface PreparedPage {
  readonly page: Page;
  readonly blocks: readonly PreparedBlock[];
  /** What preparing found, beyond the issues of validatePage. */
  readonly issues: readonly Issue[];
  /** Data of the blocks that show. */
  readonly needs: readonly NeedName[];
  /** A block that shows, or may show once pending facts are known, is interactive: load the script at once. */
  readonly interactive: boolean;
  /** Types that show: whose chunks to preload. */
  readonly types: readonly string[];
  readonly reads: readonly FactPath[];
  /** Names after `?` that the page reads: part of its cache key. */
  readonly queryRead: readonly string[];
  /** The next moment (milliseconds since 1970) at which the clock may change the page. */
  readonly validUntil?: number;
  /** The facts it was prepared with: what the server drew, so what hydration must draw first. */
  readonly facts: FactReader;
}

export interface PrepareOptions extends Pick<PageHost, 'tenant'>, RuleOptions {
  readonly facts: FactReader;
  readonly loader: Loader;
}

type Compile = typeof compileRules;

const unruled: CompiledRules = { rules: { bind: [] }, reads: [], issues: [] };

/**
 * Decide, then load: rules run first and only blocks that will show are fetched, all at once, each checked against its
 * schema as it arrives. A block that fails to load is an issue, never a rejection.
 */
export async function preparePage(page: Page, options: PrepareOptions): Promise<PreparedPage> {
  const where: Whereabouts = { tenant: options.tenant, page: page.slug };
  const compileRules = await compilerFor(page);
  const compiled = page.blocks.map((block) => compileBlock(block, compileRules, options, where));
  const reads = [...new Set(compiled.flatMap((block) => block.reads))];
  const facts = freeze(reads, options.facts);
  const decisions = compiled.map(({ issue, block, rules }): Decision =>
    issue ? { state: 'hidden', bound: {} } : decideBlock(block, rules, facts, where),
  );
  const settled = await Promise.all(
    compiled.map((block, index) =>
      decisions[index]?.state === 'shown' ? check(block, decisions[index]!.bound, options.loader, where) : { block, issues: [] },
    ),
  );
  const blocks = settled.map(({ block }) => block);
  const inState = (...states: Decision['state'][]) =>
    blocks.filter((block, index) => !block.issue && states.includes(decisions[index]!.state));
  const validUntil = nextChange(blocks, facts);
  return {
    page,
    blocks,
    issues: [
      ...compiled.flatMap((block, index) => (block.issue && !page.blocks[index]?.issue ? [block.issue] : [])),
      ...decisions.flatMap(({ issue }) => issue ?? []),
      ...settled.flatMap(({ issues }) => issues),
    ],
    needs: [...new Set(inState('shown').flatMap(({ needs }) => needs))],
    interactive: inState('shown', 'pending').some(({ block }) => options.loader.definition(block.type)?.interactive),
    types: [...new Set(inState('shown').map(({ block }) => block.type))],
    reads,
    queryRead: reads.filter((path) => path.startsWith('query.')).map((path) => path.slice('query.'.length)),
    ...(validUntil === undefined ? {} : { validUntil }),
    facts,
  };
}

/** The rule compiler arrives with the first page that has a rule. */
async function compilerFor({ blocks }: Page): Promise<Compile> {
  if (!blocks.some(({ issue, visible, bind }) => !issue && (visible !== undefined || bind))) return () => unruled;
  return (await import('./compile-rules.ts')).compileRules;
}

function compileBlock(block: Block, compileRules: Compile, options: PrepareOptions, where: Whereabouts): PreparedBlock {
  if (block.issue) return { block, rules: unruled.rules, reads: [], needs: [], issue: block.issue };
  const { loader } = options;
  const report = new Report(where);
  const definition = loader.definition(block.type);
  if (!definition)
    report.add(
      'error',
      'unknown-type',
      ['component', block.index, 'type'],
      `There is no block type "${block.type}".`,
      nearest(block.type, loader.types),
    );
  const { rules, reads, issues } = compileRules(block, options, where);
  const [issue] = [...report.issues, ...issues];
  return { block, rules, reads, needs: definition?.needs ?? [], ...(issue ? { issue } : {}) };
}

async function check(
  prepared: PreparedBlock,
  bound: Decision['bound'],
  loader: Loader,
  where: Whereabouts,
): Promise<{ block: PreparedBlock; issues: readonly Issue[] }> {
  const { block } = prepared;
  try {
    const { schema } = await loader.load(block.type);
    const issues = validateBlock(block, schema, where);
    if (issues[0]) return { block: { ...prepared, issue: issues[0] }, issues };
    // Bound values may be right again after the next change: the place stays open, and drawing judges it anew.
    return { block: prepared, issues: block.bind ? validateProps(block, { ...block.props, ...bound }, schema, where) : [] };
  } catch (error) {
    // The place stays open: drawing it in the browser asks once more.
    const message = `The code of this block did not load: ${error instanceof Error ? error.message : String(error)}.`;
    return { block: prepared, issues: [new Report(where).add('error', 'block-not-loaded', ['component', block.index], message)] };
  }
}

function freeze(reads: readonly FactPath[], facts: FactReader): FactReader {
  const states = new Map<FactPath, FactState>(reads.map((path) => [path, facts.read(path)]));
  return { read: (path) => states.get(path) ?? { state: 'absent' } };
}

function nextChange(blocks: readonly PreparedBlock[], facts: FactReader): number | undefined {
  const now = facts.read('now');
  if (now.state !== 'known' || typeof now.value !== 'number') return undefined;
  const moment = now.value;
  const next = blocks
    .flatMap(({ rules: { visible, bind } }) => [...(visible ? [visible] : []), ...bind.map(([, rule]) => rule)])
    .flatMap((rule) => rule.nextChange(moment) ?? []);
  return next.length > 0 ? Math.min(...next) : undefined;
}
