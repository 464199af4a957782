export { type AcceptAnswersParts, acceptAnswers, refuseUnaskedFiles } from './answers/accept-answers.ts';
export { askedFiles } from './answers/unasked-files.ts';
export { createAnswerValidator } from './answers/validate-answers.ts';
export { isKnownEnding, readAttachmentConfiguration } from './files/allowed-endings.ts';
export { type ExpectedFile, expectFiles, refuseUnfitFiles, uploadLinks } from './files/expect-files.ts';
export { type StorageLimits, type FileRulesParts, fileRulesFor } from './files/file-rules.ts';
export { filesToExpect } from './files/files-to-expect.ts';
export { evaluatePrecondition } from './precondition/evaluate-precondition.ts';
export { type Reader, translatorFor } from './reader-words.ts';
