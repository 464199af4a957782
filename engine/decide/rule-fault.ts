import type { IssueCode } from '#schemas/page';

/** What is wrong with a rule, found by compiling it. The pointer starts at the rule. */
export interface RuleFault {
  readonly code: Extract<IssueCode, 'invalid-rule' | 'unknown-operator' | 'unknown-fact' | 'rule-too-large'>;
  readonly pointer: string;
  readonly message: string;
  readonly suggestion?: string;
}
