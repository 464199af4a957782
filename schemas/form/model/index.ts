/** Prepared forms, for every part that shows, validates, prints or checks one. Needs survey-core; pure otherwise, without a browser. */
export { answersToSend, type AnswerError, type Sending, type SendGiven } from './answers-to-send.ts';
export { FieldQuestion, PartError } from './field-question.ts';
export { prepareForm, type FormGiven, type FormPurpose, type PreparedForm } from './prepare-form.ts';
export { questionAt, questionsOf, type QuestionAt } from './question-paths.ts';
