import type { NeedName } from '#schemas/api';
import type { FactPath, Issue } from '#schemas/page';
import type { CompiledRule } from '../decide/compile-rule.ts';
import { cachedOn } from '../page/cached-on.ts';
import type { Block, Page, PageHost } from '../page/types.ts';
import { Report, type IssueLocation } from '../validate/issue-report.ts';
import { PropsCheck } from './check-props.ts';
import type { CompiledRules, compileRules } from './compile-rules.ts';
import type { BlockRules } from './decide-block.ts';
import type { BlockDefinition } from './definition.ts';
import type { Loader } from './loader.ts';
import { createResolver, type ResolveBlock, type Wording } from './resolve-props.ts';

/** One place of a page, as far as its revision settles it. */
export interface PlannedBlock {
  readonly block: Block;
  readonly check: PropsCheck;
  readonly definition?: BlockDefinition | undefined;
  readonly rules: BlockRules;
  /** Facts its rules and bindings read: only a change of these draws it again. */
  readonly reads: readonly FactPath[];
  readonly needs: readonly NeedName[];
  /** Set when this place cannot be drawn. */
  readonly issue?: Issue;
}

/** Everything about a page that no fact, visitor or moment changes. Made once per revision, and kept as long as its Page. */
export interface PagePlan {
  readonly blocks: readonly PlannedBlock[];
  readonly reads: readonly FactPath[];
  /** Names after `?` that the page reads: part of its cache key. */
  readonly queryRead: readonly string[];
  /** Rules that may come out differently when time passes. */
  readonly timed: readonly CompiledRule[];
  /** What planning found, beyond the issues of validatePage. */
  readonly issues: readonly Issue[];
  /** The props of its blocks in one language; those of the last few are kept. */
  inLanguage(wording: Wording): ResolveBlock;
}

export interface PlanOptions extends Pick<PageHost, 'tenant'> {
  readonly loader: Loader;
}

interface CachedPlan extends PlanOptions {
  readonly plan: Promise<PagePlan>;
}

const kept = cachedOn<Page, CachedPlan>();

/** The plan of a page: the same one as long as page, tenant and loader are the same. */
export function planOf(page: Page, { tenant, loader }: PlanOptions): Promise<PagePlan> {
  const known = kept.get(page);
  if (known && known.tenant === tenant && known.loader === loader) return known.plan;
  const plan = planPage(page, { tenant, loader });
  kept.set(page, { tenant, loader, plan });
  plan.catch(() => kept.delete(page));
  return plan;
}

async function planPage(page: Page, options: PlanOptions): Promise<PagePlan> {
  const where: IssueLocation = { tenant: options.tenant, page: page.slug, suggest: options.loader.suggest };
  const compile = await compilerFor(page);
  const blocks = page.blocks.map((block) => planBlock(block, compile, options, where));
  const found = new Set<FactPath>();
  const timed: CompiledRule[] = [];
  const issues: Issue[] = [];
  for (const { block, rules, reads, issue } of blocks) {
    for (const path of reads) found.add(path);
    if (reads.includes('now')) timed.push(...rulesOf(rules).filter((rule) => rule.reads.includes('now')));
    if (issue && !block.issue) issues.push(issue);
  }
  const reads = [...found];
  return {
    blocks,
    reads,
    queryRead: reads.filter((path) => path.startsWith('query.')).map((path) => path.slice('query.'.length)),
    timed,
    issues,
    inLanguage: createResolver(page),
  };
}

const rulesOf = ({ visible, bind }: BlockRules): CompiledRule[] => [...(visible ? [visible] : []), ...bind.map(([, rule]) => rule)];

const unruled: CompiledRules = { rules: { bind: [] }, reads: [], issues: [] };

let compiler: typeof compileRules | undefined;

/** The rule compiler arrives with the first page that has a rule. */
async function compilerFor({ blocks }: Page): Promise<typeof compileRules> {
  if (!blocks.some(({ issue, visible, bind }) => !issue && (visible !== undefined || bind))) return () => unruled;
  return (compiler ??= (await import('./compile-rules.ts')).compileRules);
}

function planBlock(block: Block, compile: typeof compileRules, options: PlanOptions, where: IssueLocation): PlannedBlock {
  const check = new PropsCheck(block, where);
  if (block.issue) return { block, ...unruled, needs: [], check, issue: block.issue };
  const { loader } = options;
  const definition = loader.definition(block.type);
  const { rules, reads, issues } = block.visible === undefined && !block.bind ? unruled : compile(block, where);
  const issue = definition ? issues[0] : unknownType(block, loader, where);
  return { block, definition, rules, reads, needs: definition?.needs ?? [], check, ...(issue ? { issue } : {}) };
}

const unknownType = ({ index, type }: Block, { types, suggest }: Loader, where: IssueLocation): Issue =>
  new Report(where).add('error', 'unknown-type', ['component', index, 'type'], `There is no block type "${type}".`, suggest?.(type, types));
