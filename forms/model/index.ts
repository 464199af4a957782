/** Prepared forms, for every part that shows, validates, prints or checks one. Needs survey-core; pure otherwise, without a browser. */
export { answersToSend, type AnswerCheck, type AnswerError, type Sending, type SendGiven } from './answers-to-send.ts';
export { FieldQuestion, PartError, wordIn, type Words } from './field-question.ts';
export { fixedQuestions, variablesOf, type FixedOf } from './fixed-questions.ts';
export { loadForm, loadFormInParts, type FormPurpose, type LoadedForm } from './load-form.ts';
export { prepareForm, type FormGiven, type PreparedForm } from './prepare-form.ts';
export {
  answerInWords,
  answersOf,
  pictureOf,
  readableQuestions,
  sectionsOf,
  type Answer,
  type Heading,
  type Section,
} from './sections-of.ts';
export { htmlOf } from './texts/marked-texts.ts';
export { unitsOf } from './units.ts';
export { questionAt, questionsOf, type QuestionAt } from './question-paths.ts';
