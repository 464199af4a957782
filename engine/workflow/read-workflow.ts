import type { HubMyClaimSteps } from '#schemas/tenant';
import { escapePart } from '#schemas/shared/pointer';
import type { CompiledRule } from '../decide/compile-rule.ts';
import { cachedRule } from '../decide/cached-rule.ts';
import { readerOf } from '../decide/reader-of.ts';
import { own } from '../page/json.ts';
import { cachedOn } from '../page/cached-on.ts';
import { nearest } from '../page/nearest.ts';
import type { SchemaIssue } from '#schemas/check';
import { isObject } from '#locale/is-object';
import type { BlockSchema } from '../page/types.ts';
import { factsFor, type WorkflowFacts } from './documents-of-kind.ts';
import { workflowIssues } from './workflow-issues.ts';
import { validPart } from './valid-part.ts';
import {
  emptyWorkflow,
  type PlacedMapping,
  type StatusMapping,
  type StatusMessage,
  type Workflow,
  type WorkflowIssue,
} from './workflow.ts';

export interface ReadWorkflow {
  readonly workflow: Workflow;
  readonly issues: readonly WorkflowIssue[];
}

/** What is left of the configuration after `validPart`. */
type Sound = {
  readonly [Name in keyof HubMyClaimSteps]?: HubMyClaimSteps[Name] extends readonly (infer Item)[] | undefined
    ? readonly (Item | null)[]
    : HubMyClaimSteps[Name];
};
interface PlacedRule extends PlacedMapping {
  /** Absent where it is wrong: then it never applies. */
  readonly rule: CompiledRule | undefined;
}

const kept = cachedOn<object, ReadWorkflow>();

/**
 * The workflow of `hub-my-claim-steps` as content has it (CLM-02, CLM-10), whatever that is, and everything that is wrong with it. Its rules
 * are compiled once for each object: content never changes in place. `validate` is the check of the published schema.
 */
export function readWorkflow(content: unknown, validate: BlockSchema['validate']): ReadWorkflow {
  const known = isObject(content) ? kept.get(content) : undefined;
  if (known) return known;
  // The configuration service sends the file without its slug.
  const faults = validate(isObject(content) ? { slug: 'hub-my-claim-steps', ...content } : content);
  const sound = validPart(content, faults);
  if (!isObject(sound)) return { workflow: emptyWorkflow, issues: faults.map(schemaIssue) };
  const { rules, issues: ruleIssues } = compileRules(sound.rules as Sound['rules']);
  const workflow = workflowOf(sound, rules);
  const mapped = [
    ...workflow.mappings.flatMap(messageRuleIssues),
    ...anyDocumentIssues(rules ?? workflow.mappings),
    ...(faults.length === 0 ? workflowIssues(workflow) : []),
  ];
  const read = { workflow, issues: [...faults.map(schemaIssue), ...ruleIssues, ...mapped] };
  if (isObject(content)) kept.set(content, read);
  return read;
}

function workflowOf(
  { title, identifierLabel, steps, messageContents, workflowStatusMapping: table }: Sound,
  rules?: readonly PlacedRule[],
): Workflow {
  /** The mapping that the facts choose, and the first of its messages whose rule is true. */
  const chosenBy = (facts: WorkflowFacts) => {
    const isTrue = (mapping: StatusMapping, { rule }: Partial<Pick<PlacedRule, 'rule'>>) =>
      rule?.evaluate(readerOf(factsFor(mapping, facts))).state === 'shown';
    const mapping = rules
      ? rules.find((one) => isTrue(one.mapping, one))?.mapping
      : (own(table, facts['account.statusCode'] ?? '') as StatusMapping | undefined);
    return { mapping, message: mapping && messagesOf(mapping).find((one) => one && isTrue(mapping, ruleOf(one))) };
  };
  return {
    ...(title === undefined ? {} : { title }),
    ...(identifierLabel === undefined ? {} : { identifierLabel }),
    steps: (steps ?? []).map((step) => step ?? {}),
    messageContents: messageContents ?? {},
    mappings:
      rules ??
      Object.entries(table ?? {}).map(([code, mapping]) => ({ pointer: `/workflowStatusMapping/${escapePart(code)}`, code, mapping })),
    mappingOf(facts) {
      const { mapping, message } = chosenBy(facts);
      return mapping && message?.stepStatuses ? { ...mapping, stepStatuses: message.stepStatuses } : mapping;
    },
    messageOf(facts) {
      const { mapping, message } = chosenBy(facts);
      return own(messageContents, message?.messageContentId ?? mapping?.messageContentId ?? '') as StatusMessage | undefined;
    },
  };
}

type Message = NonNullable<StatusMapping['messages']>[number];

const messagesOf = (mapping: StatusMapping | undefined): readonly (Message | null)[] => mapping?.messages ?? [];
const ruleOf = ({ when }: Pick<Message, 'when'>) => cachedRule(when, 'workflow');

const messageRuleIssues = ({ pointer, mapping }: PlacedMapping): WorkflowIssue[] =>
  messagesOf(mapping).flatMap((message, index) =>
    ((message && ruleOf(message).issues) ?? []).map((issue) => ({
      ...issue,
      severity: 'error' as const,
      pointer: `${pointer}/messages/${index}/when${issue.pointer}`,
    })),
  );

/** Rules about documents in a mapping that does not name their kinds: any document would decide its words. */
const anyDocumentIssues = (placed: readonly (PlacedMapping & Partial<Pick<PlacedRule, 'rule'>>)[]): WorkflowIssue[] =>
  placed.flatMap(({ pointer, mapping, rule }) => {
    const reads = [rule, ...messagesOf(mapping).map((message) => message && ruleOf(message).rule)].flatMap((one) => one?.reads ?? []);
    if (mapping.documentKinds !== undefined || !reads.some((path) => path.startsWith('documents.'))) return [];
    const message = 'Any document to sign decides these words. Name the kinds that they are about in "documentKinds".';
    return [{ severity: 'warning', code: 'any-document', pointer, message }];
  });

function compileRules(written: Sound['rules']): { rules?: readonly PlacedRule[]; issues: readonly WorkflowIssue[] } {
  if (!written) return { issues: [] };
  const issues: WorkflowIssue[] = [];
  const rules = written.flatMap((entry, index) => {
    if (!entry) return [];
    const { when, ...mapping } = entry;
    const compiled = cachedRule(when, 'workflow');
    const pointer = `/rules/${index}`;
    for (const issue of compiled.issues ?? []) issues.push({ ...issue, severity: 'error', pointer: `${pointer}/when${issue.pointer}` });
    return [{ pointer, mapping, rule: compiled.rule }];
  });
  return { rules, issues };
}

function schemaIssue({ pointer, message, property, known }: SchemaIssue): WorkflowIssue {
  const unknown = property !== undefined && known !== undefined;
  const suggestion = unknown ? nearest(property, known) : undefined;
  return {
    severity: 'error',
    code: 'invalid-file',
    pointer: unknown ? `${pointer}/${escapePart(property)}` : pointer,
    message,
    ...(suggestion === undefined ? {} : { suggestion }),
  };
}
