export type { BlockContent, PageContent } from './page.schema.ts';
export { anchorPattern, blockKeys, maxBlocks, pageContentKeys, pageKeys } from './envelope.ts';
export type { Issue, IssueCode } from './issue.ts';
export { factDescriptions } from './fact-descriptions.ts';
export { facts, type Fact, type FactDomain, type FactPlace, type FactSource } from './facts.ts';
export { factOf, isPending, isReadable, needOf, noAccountFacts, pathsAt } from './fact-paths.ts';
export type { FactPath, FactsAt, FactsFrom, FactState, FactValue, KnownFacts, TeachingNeed } from './fact-types.ts';
export type { Act, ActionName, Actions, Outcome } from './actions.ts';
export type { LeaveGuard, ListedAttachment, UnsentFile } from './form-actions.ts';
