/** The pure half of the engine: runs in Node, a browser or a worker. */
export {
  defineBlock,
  givenNames,
  type BlockComponent,
  type BlockDefinition,
  type BlockExample,
  type BlockExamples,
  type BlockEnvironment,
} from './resolve/definition.ts';
export type { Block, BlockSchema, DataStore, FactsStore, Page, PageHost, Rule } from './page/types.ts';
export { validatePage } from './validate/validate-page.ts';
export { validateBlocks, type BlockContext } from './validate/validate-blocks.ts';
export type { Suggest, IssueLocation } from './validate/issue-report.ts';
export { nearest } from './page/nearest.ts';
export { nextTask } from './page/next-task.ts';
export type { Compiled, CompiledRule, RuleValue, RuleResult } from './decide/compile-rule.ts';
export { cachedRule } from './decide/cached-rule.ts';
export { readerOf } from './decide/reader-of.ts';
export { explain, type Trace } from './decide/explain.ts';
export { operators } from './decide/compiler.ts';
export { plainOperators } from './decide/plain-operators.ts';
export type { RuleIssue } from './decide/rule-issue.ts';
export type { FactReader } from './decide/run.ts';
export { createLoader, type LoadedBlock, type Loader } from './resolve/loader.ts';
export { languageMark, pickHtml } from './languages/language-mark.ts';
export { localise, narrowTexts } from './languages/localise.ts';
export { dictionaryWord, narrowText, pickText, pickTextFrom, type Direction, type Languages } from './languages/pick-text.ts';
export { preparePage, type PreparedBlock, type PreparedPage, type PrepareOptions } from './resolve/prepare-page.ts';
export { readWorkflow } from './workflow/read-workflow.ts';
export { isAboutKind, type DocumentsOfKind, type WorkflowFacts } from './workflow/documents-of-kind.ts';
export { emptyWorkflow, type StatusMapping, type StepState, type Workflow, type WorkflowIssue } from './workflow/workflow.ts';
export { sameJson } from './page/json.ts';
