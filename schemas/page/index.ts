export type { BlockContent, PageContent } from './page.schema.ts';
export type { Issue, IssueCode } from './issue.ts';
export { factPaths, type FactPath, type FactState, type FactValue } from './facts.ts';
export type { Act, ActionName, Actions, Outcome } from './actions.ts';
export type { SignInMethod } from '../shared/sign-in-method.ts';
