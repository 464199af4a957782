import type { Issue } from '#schemas/page';
import type { HubMyClaimSteps } from '#schemas/tenant';
import type { RuleIssue } from '../decide/rule-issue.ts';
import type { WorkflowFacts } from './documents-of-kind.ts';

type Content = Omit<HubMyClaimSteps, '$schema' | 'slug'>;

/** What a workflow status means: the states of the phases, a message, the form that is awaited. */
export type StatusMapping = NonNullable<Content['workflowStatusMapping']>[string];
/** The message of a status. */
export type StatusMessage = Content['messageContents'][string];
export type StepState = NonNullable<StatusMapping['stepStatuses']>[number];

/** One mapping, and where the configuration has it. */
export interface PlacedMapping {
  readonly pointer: string;
  /** The status code it is for; absent where a rule decides. */
  readonly code?: string;
  readonly mapping: StatusMapping;
}

/** Phases and messages of a tenant's workflow, ready for use: unsound parts of the configuration are left out. */
export interface Workflow extends Pick<Content, 'title' | 'identifierLabel'> {
  readonly steps: readonly Partial<Content['steps'][number]>[];
  readonly messageContents: Content['messageContents'];
  /** Those of the rules where there are rules, else those of the table. */
  readonly mappings: readonly PlacedMapping[];
  /** By rule, the first that is true, where the tenant configures rules, else by the table (CLM-02, CLM-10); with the steps of its message, where that has some. */
  mappingOf(facts: WorkflowFacts): StatusMapping | undefined;
  /** The message of that mapping: the first of its `messages` whose rule is true, else its own. */
  messageOf(facts: WorkflowFacts): StatusMessage | undefined;
}

/** One error of a configuration; the pointer starts at its root. */
export interface WorkflowIssue extends Pick<Issue, 'severity' | 'pointer' | 'message' | 'suggestion'> {
  readonly code: RuleIssue['code'] | Extract<Issue['code'], 'invalid-file' | 'unmapped-status' | 'unknown-message' | 'any-document'>;
}

/** The workflow of a tenant that configures none. */
export const emptyWorkflow: Workflow = {
  steps: [],
  messageContents: {},
  mappings: [],
  mappingOf: () => undefined,
  messageOf: () => undefined,
};
