import { keptRule, readerOf, type Rule } from '#engine';
import type { FactsAt } from '#schemas/page';

/** `hub-my-claim-steps` of a tenant (CLM-02); texts in their three forms. */
export interface StepsConfig {
  readonly title?: unknown;
  readonly identifierLabel?: unknown;
  readonly steps?: readonly { readonly processStep?: unknown; readonly tooltipContent?: unknown; readonly completeFrom?: number }[];
  readonly workflowStatusMapping?: Readonly<Record<string, StatusMapping>>;
  /** CLM-10: rules instead of the table; the first that holds decides. */
  readonly rules?: readonly (StatusMapping & { readonly when: Rule })[];
  readonly messageContents?: Readonly<
    Record<string, { readonly header?: unknown; readonly description?: unknown; readonly class?: string }>
  >;
}

export interface StatusMapping {
  readonly stepStatuses?: readonly string[];
  readonly messageContentId?: string;
  /** The form that is awaited in this status. */
  readonly formSlug?: string;
}

/** What the mapping reads of the account. */
export interface AccountStanding {
  readonly status: number;
  readonly statusCode: string;
}

export type StepState = 'done' | 'current' | 'waiting';

/** The phases and message of a workflow status: by rule where the tenant configures rules, else by the table (CLM-02, CLM-10). Pure. */
export function mappingOf(config: StepsConfig, account: AccountStanding): StatusMapping | undefined {
  if (!config.rules)
    return Object.hasOwn(config.workflowStatusMapping ?? {}, account.statusCode)
      ? config.workflowStatusMapping?.[account.statusCode]
      : undefined;
  const facts = factsOf(account);
  return config.rules.find(({ when }) => keptRule(when, 'workflow').rule?.evaluate(facts).state === 'shown');
}

/** MYC-11: a step is complete from its `completeFrom` on, by default step n from status n; the first that is not complete is the current one. Pure. */
export function progressOf(config: StepsConfig, status: number): StepState[] {
  const done = (config.steps ?? []).map(({ completeFrom }, index) => status >= (completeFrom ?? index + 1));
  const current = done.indexOf(false);
  return done.map((complete, index) => (complete ? 'done' : index === current ? 'current' : 'waiting'));
}

/** A state a mapping gives; anything else is waiting. Pure. */
export const stepState = (given: string | undefined): StepState => (given === 'done' || given === 'current' ? given : 'waiting');

const factsOf = ({ status, statusCode }: AccountStanding) =>
  readerOf({ 'account.status': status, 'account.statusCode': statusCode } satisfies FactsAt<'workflow'>);
