export { attachFormContext, formContextOf } from './form-context.ts';
export { attachUploads, uploadsOf, type FileUploads } from './file-uploads.ts';
export { lostFileText, PendingFiles, pendingFilesOf } from './pending-files.ts';
export { persistedAs, persistWith } from './persistence.ts';
export { noteTypedText, reportTypedText, typedText, typedTextsIn, withTypedTexts } from './typed-texts.ts';
export { checkAnswer, checkStep } from './check-answers.ts';
