export { attachFormContext, formContextOf } from './form-context.ts';
export { attachUploads, uploadsOf, type FileUploads } from './file-uploads.ts';
export { fileFaultsAt } from './file-faults.ts';
export { askedAgainText } from './files-asked-again.ts';
export { PendingFiles, pendingFilesOf } from './pending-files.ts';
export { persistedAs, persistWith } from './persistence.ts';
export { questionsOfStep } from './questions-of-step.ts';
export { noteTypedText, reportTypedText, typedText, typedTextsIn, withTypedTexts } from './typed-texts.ts';
export { checkAnswer, checkStep } from './ask-server-checks.ts';
