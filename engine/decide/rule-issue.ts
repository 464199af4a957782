import type { IssueCode } from '#schemas/page';

/** One error of a rule, found by compiling it. The pointer starts at the rule. */
export interface RuleIssue {
  readonly code: Extract<IssueCode, 'invalid-rule' | 'unknown-operator' | 'unknown-fact' | 'rule-too-large'>;
  readonly pointer: string;
  readonly message: string;
  readonly suggestion?: string;
}
