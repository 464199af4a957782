export { attachFormContext, formContextOf } from './form-context.ts';
export { PendingFiles, pendingFilesOf } from './pending-files.ts';
export { persistedAs, persistWith } from './persistence.ts';
export { checkAnswer, checkStep } from './check-answers.ts';
