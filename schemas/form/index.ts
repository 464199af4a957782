/** Limits of form definitions and their answers, for every part that reads one. Pure; no survey-core, no TypeBox value. */
export { answerAt, stepsOf, withAnswerAt } from './answer-at.ts';
export { fileAnswers, filesIn, mapFiles, withFilesAt, type FileAnswer, type FileAt } from './file-answers.ts';
export { fileQuestionAt, knownEndings, limitsOf, maxFilesOf, suitsFileQuestion, type FileLimits, type KnownEnding } from './file-limits.ts';
export {
  attachmentOwnerOf,
  dateLimitsOf,
  dayOf,
  maxNameLength,
  patternOf,
  readDate,
  recaptchaAnswer,
  recaptchaHosts,
  signatureAnswer,
  signedIn,
  writeDate,
  type ListedFile,
  type Signed,
  fieldTypeOf,
  fieldTypes,
  fieldWords,
  countryRulesOf,
  isCell,
  threeLetters,
  toEmail,
  toFullName,
  twoLetters,
  withCountry,
  withLine,
  withNumber,
  withPart,
  type CheckResult,
  type FieldCheck,
  type FieldFault,
  type FieldSettings,
  type FieldType,
  type FieldTypeName,
  type FieldWords,
  type FullName,
  type Phone,
  type Vehicle,
  type VehiclePart,
} from './fields/index.ts';
export { plainFileName } from './file-name.ts';
export { formIssues, type FormIssue } from './form-issues.ts';
export { notShownType, questionTypes } from './question-types.ts';
export { isOwnAddress, refusedNames, safeAnswers } from './refused-names.ts';
export { maxTextLength, safeDefinition, UnusableForm, type LeftOut } from './safe-definition.ts';
export { isHiddenValue, isPrefixed, type Seeds } from './hidden-values.ts';
