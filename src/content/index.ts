/** Everything the portal asks of content. */
export type { CheckedPage } from './check-page.ts';
export { type ContentMemory, type Remembered, createContentMemory } from './content-memory.ts';
export { askForDrafts, draftsAsked } from './draft-content.ts';
export type { FormContent } from './form-content.ts';
export { createStoredContent } from './stored-content.ts';
export { type MenuEntry, type PageSchema, type Questions, type TestModeContent, createQuestions } from './questions.ts';
