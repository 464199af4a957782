import { escapePart, keptRule, readerOf, type Rule } from '#engine';
import type { FactsAt } from '#schemas/page';

interface Mapping {
  readonly stepStatuses?: unknown;
  readonly messageContentId?: unknown;
}

/** `hub-my-claim-steps`, whatever it holds. */
export interface StepsFile {
  readonly steps?: unknown;
  readonly workflowStatusMapping?: Readonly<Record<string, Mapping>>;
  readonly rules?: readonly (Mapping & { readonly when?: unknown })[];
  readonly messageContents?: Readonly<Record<string, unknown>>;
}

/** Every mapping with its pointer: those of the rules where there are rules, else those of the table. */
export function mappingsOf(steps: StepsFile): { pointer: string; mapping: Mapping }[] {
  if (Array.isArray(steps.rules)) return steps.rules.map((mapping: Mapping, index) => ({ pointer: `/rules/${index}`, mapping }));
  return Object.entries(steps.workflowStatusMapping ?? {}).map(([code, mapping]) => ({
    pointer: `/workflowStatusMapping/${escapePart(code)}`,
    mapping,
  }));
}

/** Says whether a code gets phases: from the table, or from a rule at one account status or another (0 to 6). */
export function mappedBy(steps: StepsFile): (code: string) => boolean {
  if (!Array.isArray(steps.rules)) return (code) => Object.hasOwn(steps.workflowStatusMapping ?? {}, code);
  const rules = steps.rules.flatMap(({ when }) => keptRule(when as Rule, 'workflow').rule ?? []);
  return (code) => [0, 1, 2, 3, 4, 5, 6].some((status) => rules.some((rule) => rule.evaluate(account(status, code)).state === 'shown'));
}

const account = (status: number, statusCode: string) =>
  readerOf({ 'account.status': status, 'account.statusCode': statusCode } satisfies FactsAt<'workflow'>);
