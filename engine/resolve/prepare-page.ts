import type { NeedName } from '#schemas/api';
import type { FactPath, FactState, Issue } from '#schemas/page';
import type { CompiledRule } from '../decide/compile-rule.ts';
import type { FactReader } from '../decide/run.ts';
import { sameJson } from '../page/json.ts';
import { cachedOn } from '../page/cached-on.ts';
import type { Page } from '../page/types.ts';
import { Report, type IssueLocation } from '../validate/issue-report.ts';
import { decideBlock, hidden, type Decision } from './decide-block.ts';
import type { Loader } from './loader.ts';
import { planOf, type PagePlan, type PlannedBlock, type PlanOptions } from './plan-page.ts';

/** One place of a prepared page. */
export interface PreparedBlock {
  readonly planned: PlannedBlock;
  readonly decision: Decision;
  /** Set when this place cannot be drawn. */
  readonly issue?: Issue | undefined;
  /** What its props, or the code that did not load, add to the issues of the page. */
  readonly found: readonly Issue[];
}

/** A page ready to be drawn for these facts. Holds compiled rules, so it does not travel: the browser prepares the same Page again. */
export interface PreparedPage {
  readonly page: Page;
  readonly plan: PagePlan;
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

export interface PrepareOptions extends PlanOptions {
  readonly facts: FactReader;
}

/**
 * Decide, then load: rules run first and only types that will show are fetched, all at once. What the revision settles is
 * planned, and props are checked by their schema, once per Page. A block that fails to load is an issue, never a rejection.
 */
export async function preparePage(page: Page, options: PrepareOptions): Promise<PreparedPage> {
  const { loader } = options;
  const where: IssueLocation = { tenant: options.tenant, page: page.slug };
  const plan = await planOf(page, options);
  const facts = freeze(plan.reads, options.facts);
  const before = lastOf.get(plan);
  const decisions = plan.blocks.map(({ issue, block, rules }) => (issue ? hidden : decideBlock(block, rules, facts, where)));
  const known = decisions.map((decision, index) => ifSame(before?.blocks[index], decision));
  const failures = await load(
    plan.blocks.flatMap(({ block }, index) => (!known[index] && decisions[index]?.state === 'shown' ? [block.type] : [])),
    loader,
  );
  const blocks = plan.blocks.map((planned, index) => known[index] ?? settle(planned, decisions[index]!, loader, failures, where));
  const sum: PreparedBlocks = before && sameSum(before.blocks, blocks) ? { ...before, blocks } : sumUp(blocks, plan);
  if (failures.size === 0) lastOf.set(plan, sum);
  const validUntil = nextChange(plan.timed, facts);
  return { ...sum, page, plan, reads: plan.reads, queryRead: plan.queryRead, ...(validUntil === undefined ? {} : { validUntil }), facts };
}

type PreparedBlocks = Pick<PreparedPage, 'blocks' | 'issues' | 'needs' | 'interactive' | 'types'>;

/** The last preparation of each plan: a block that is decided as before is the same object as before. */
const lastOf = cachedOn<PagePlan, PreparedBlocks>();

const ifSame = (before: PreparedBlock | undefined, { state, bound, issue }: Decision): PreparedBlock | undefined =>
  before && !issue && !before.decision.issue && before.decision.state === state && sameJson(before.decision.bound, bound)
    ? before
    : undefined;

function sumUp(blocks: readonly PreparedBlock[], plan: PagePlan): PreparedBlocks {
  const sound = blocks.filter(({ issue, decision }) => !issue && decision.state !== 'hidden');
  const shown = sound.filter(({ decision }) => decision.state === 'shown');
  return {
    blocks,
    issues: [...plan.issues, ...blocks.flatMap(({ decision }) => decision.issue ?? []), ...blocks.flatMap(({ found }) => found)],
    needs: [...new Set(shown.flatMap(({ planned }) => planned.needs))],
    interactive: sound.some(({ planned }) => planned.definition?.interactive),
    types: [...new Set(shown.map(({ planned }) => planned.block.type))],
  };
}

/** Whether two preparations of one plan have the same sum. */
const sameSum = (before: readonly PreparedBlock[], blocks: readonly PreparedBlock[]): boolean =>
  blocks.every((block, index) => {
    const other = before[index]!;
    const sound = ({ issue, found, decision }: PreparedBlock) => !issue && !decision.issue && found.length === 0;
    return block === other || (block.decision.state === other.decision.state && sound(block) && sound(other));
  });

type Failures = ReadonlyMap<string, unknown>;

/** Loads what has not arrived, all at once; answers what failed, by type. */
async function load(types: readonly string[], loader: Loader): Promise<Failures> {
  const failures = new Map<string, unknown>();
  const absent = [...new Set(types)].filter((type) => !loader.get(type));
  await Promise.all(absent.map((type) => loader.load(type).catch((error: unknown) => void failures.set(type, error))));
  return failures;
}

const nothing: readonly Issue[] = [];

function settle(planned: PlannedBlock, decision: Decision, loader: Loader, failures: Failures, where: IssueLocation): PreparedBlock {
  const { block, check, issue } = planned;
  if (decision.state !== 'shown') return { planned, decision, issue, found: nothing };
  try {
    const loaded = loader.get(block.type);
    if (!loaded) throw failures.get(block.type);
    const written = check.ofContent(loaded.schema);
    if (written[0]) return { planned, decision, issue: written[0], found: written };
    // Bound values may be right again after the next change: the place stays open, and drawing checks it anew.
    return { planned, decision, found: check.withBound(loaded.schema, decision.bound) };
  } catch (error) {
    // The place stays open: drawing it in the browser asks once more.
    const message = `The code of the block "${block.type}" did not load: ${error instanceof Error ? error.message : String(error)}`;
    return { planned, decision, found: [new Report(where).add('error', 'block-not-loaded', ['component', block.index], message)] };
  }
}

function freeze(reads: readonly FactPath[], facts: FactReader): FactReader {
  const states = new Map<FactPath, FactState>(reads.map((path) => [path, facts.read(path)]));
  return { read: (path) => states.get(path) ?? { state: 'absent' } };
}

function nextChange(timed: readonly CompiledRule[], facts: FactReader): number | undefined {
  const now = facts.read('now');
  if (now.state !== 'known' || typeof now.value !== 'number') return undefined;
  const moment = now.value;
  const next = timed.flatMap((rule) => rule.nextChange(moment) ?? []);
  return next.length > 0 ? Math.min(...next) : undefined;
}
