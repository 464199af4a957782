export type { BlockContent, PageContent } from './page.schema.ts';
export type { Issue, IssueCode } from './issue.ts';
export { factPaths, type FactPath, type FactState, type FactValue } from './facts.ts';
export type { Act, ActionName, Actions, Outcome, SignInMethod } from './actions.ts';
