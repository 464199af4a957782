export { attachFormContext, formContextOf } from './form-context.ts';
export { PendingFiles, pendingFilesOf } from './pending-files.ts';
