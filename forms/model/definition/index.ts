/** Limits of form definitions and their answers, for every part that reads one. Pure; no survey-core, no TypeBox value. */
export {
  accountAnswers,
  accountMembers,
  accountQuestionTypes,
  isTakenName,
  nameQuestionsOf,
  type AccountMember,
  type NameQuestions,
} from './account-questions.ts';
export { answerAt, stepsOf } from '../../questions/answer-at.ts';
export { askedQuestions, changesBetween, type AskedQuestion, type FormChanges } from './asked-questions.ts';
export { answersBefore } from './answers-before.ts';
export { declaredAnswers } from './declared-answers.ts';
export { withAnswerAt } from './with-answer-at.ts';
export {
  fileAnswers,
  fileIdOf,
  fileIdsIn,
  filesIn,
  mayNameFiles,
  isStoredFile,
  fileStatus,
  mapFiles,
  withFiles,
  type FileAnswer,
  type FileAt,
  type UploaderAnswer,
} from '../../questions/files/file-answers.ts';
export { withFilesAt } from '../../questions/files/with-files-at.ts';
export {
  allowedEndings,
  defaultEndings,
  endingOf,
  endingsOfKinds,
  isKnownEnding,
  knownEndings,
  mediaTypeOf,
  plainEnding,
  takesEnding,
} from '../../questions/files/file-kinds.ts';
export { detectFileType, headBytes } from '../../questions/files/detect-file-type.ts';
export { fileWarningWord } from '#schemas/shared/file-warnings';
export { foundEnding, wrongKindText, wrongKindWords } from '../../questions/files/found-kinds.ts';
export { mayHaveOtherName, nameOfType, trueTypeOf } from '../../questions/files/true-name.ts';
export { fileProblem, fileProblemWords, fileProblems, suitsFileQuestion, type FileProblem } from '../../questions/files/file-problems.ts';
export {
  fileQuestionAt,
  limitsInWords,
  limitsOf,
  maxFilesOf,
  type FileLimits,
  type FileQuestion,
} from '../../questions/files/file-limits.ts';
export {
  attachmentOwnerOf,
  uploaderAnswer,
  uploaderLimitsOf,
  dateLimitsOf,
  dayOf,
  patternOf,
  dayInWords,
  exampleDate,
  readAnswer,
  recaptchaAnswer,
  recaptchaHosts,
  drawingPrefix,
  isShowable,
  maxDrawingPixels,
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
  lookedUpAddress,
  postcodeIn,
  requiredLines,
  threeLetters,
  isFullName,
  mailFault,
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
} from '../../questions/index.ts';
export { listedCountries } from '#schemas/values/countries/listed-countries';
export { isFormTextKey, mapFormTexts } from './form-texts.ts';
export { withMeantTypes } from './other-types.ts';
export { isMarked, plainText, withAnswers, withoutFalseTags } from './marked-text.ts';
export { questionsIn } from '../../questions/questions-in.ts';
export { hiddenAnswersOf, hiddenNames, isNeverShown, type HiddenAnswers } from './never-shown.ts';
export { readable, type Reading } from './readable-answer.ts';
export { isDeclaration, reviewOf, type ReviewSettings } from './review-settings.ts';
export { behaviourOf, type SavingBehaviour } from './saving-behaviours.ts';
export { isSameBeforeEnding, isSameFile, plainFileName } from '../../questions/files/file-name.ts';
export { formIssues, type FormIssue } from './form-issues.ts';
export { notShownType, questionTypes, valuelessTypes } from './question-types.ts';
export { isOwnAddress, refusedNames, safeAnswers } from './refused-names.ts';
export { maxTextLength, safeDefinition, UnusableForm, type LeftOut } from './safe-definition.ts';
export { isHiddenValue, isPrefixed, seededNames, type Seeds } from './hidden-values.ts';
