import {
  Base,
  CustomError,
  ImageItemValue,
  Question,
  QuestionCommentModel,
  QuestionImageModel,
  QuestionMatrixDropdownModelBase,
  QuestionTextModel,
  Serializer,
  settings,
  type PanelModel,
  type SurveyModel,
} from 'survey-core';
import { answerAt } from '../../model/definition/index.ts';
import { prepareForm, questionAt, type FormGiven } from '../../model/index.ts';
import { noteTypedText, readsText, typedText, typedTextFault } from '../../state/index.ts';
import { nameEntries } from '../entries/name-entries.ts';
import { nameTableCells } from '../entries/table-cells.ts';
import { addReview, type ReviewOptions } from '../review/answers-review.ts';
import { nameEveryControl } from './accessible-names.ts';
import { showEveryAction } from './every-action.ts';
import { drawMarkedTexts } from './marked-texts.ts';
import { tieEveryError } from './tied-errors.ts';
import { reportUnreadDates } from './unread-dates.ts';
import { keepWithdrawn, WithdrawnAnswers } from './withdrawn-answers.ts';

settings.titleTags.page = 'h2';
settings.titleTags.panel = 'h3';
settings.titleTags.question = 'div';
Serializer.findProperty('dropdown', 'renderAs').defaultValue = 'select';
// Every form has a list that is searched; only one that asks for it is searched here.
Serializer.findProperty('dropdown', 'searchEnabled').defaultValue = false;
Serializer.findProperty('rating', 'displayMode').defaultValue = 'buttons';
// Above its row, as an error is above its control.
QuestionMatrixDropdownModelBase.prototype.getErrorLocation = () => 'top';
// Of most types of input (mail, telephone, month, time, slider …), and where the definition asks for it, SurveyJS takes the answer only when the field is left:
// until then it would be kept nowhere, and go where the question is drawn again. With a mask it stays so (but see `takeMasked`): of what is half typed it makes another answer (half past two, before "pm" is typed).
Object.assign(QuestionTextModel.prototype, {
  isTextValue: () => true,
  getIsInputTextUpdate(this: QuestionTextModel): boolean {
    return this.maskTypeIsEmpty;
  },
  // SurveyJS keeps what is below `min` or above `max` from the answers: the one before would be saved in its place, and be there again. It is refused when the step is left.
  canSetValueToSurvey: () => true,
});
Object.assign(QuestionCommentModel.prototype, { getIsInputTextUpdate: () => true });
// And the comment beside most questions.
Object.assign(Question.prototype, {
  onCommentInput(this: Question, { target }: { readonly target: HTMLTextAreaElement }): void {
    this.comment = target.value;
  },
});
// A picture that does not come is its text, as the browser has it: SurveyJS's own icon has no name.
for (const { prototype } of [QuestionImageModel, ImageItemValue]) prototype.onErrorHandler = () => undefined;
nameEveryControl();
tieEveryError();
showEveryAction();
drawMarkedTexts();
nameEntries();
nameTableCells();

export interface SurveyOptions extends FormGiven {
  /** Step to begin at, from 0. */
  readonly page: number;
  /** How its answers are shown before they are sent. */
  readonly review?: ReviewOptions | undefined;
  /** Message for an answer that the form does not offer any more. */
  readonly notOffered: string;
  /** Message for what was typed where a number is asked for, and is none. */
  readonly notANumber: string;
  /** Cleans html before it is drawn; everything a definition calls html, and every answer piped into it, passes through. */
  readonly sanitise: (html: string, hasAnswers: boolean) => string;
}

/** The prepared model with the settings of the browser, that every form-bearing block uses. */
export function createSurvey(
  definition: unknown,
  { page, notOffered, notANumber, sanitise, review, ...given }: SurveyOptions,
): SurveyModel {
  // Ids of what belongs to no form yet are counted on and on: a document of the server counts from the beginning, as a browser does.
  if (typeof document === 'undefined') Reflect.set(Base, 'defaultIdGeneratorValue', undefined);
  const { model, misfits } = prepareForm(definition, 'fill', given);
  const processed = model.processHtml.bind(model);
  model.processHtml = (html, reason) => sanitise(processed(html, reason), html.includes('{'));
  // Ours takes its place.
  model.showPreviewBeforeComplete = false;
  model.showTitle = false;
  model.showNavigationButtons = false;
  model.showCompletePage = false;
  model.showProgressBar = false;
  model.autoFocusFirstError = false;
  model.autoFocusFirstQuestion = false;
  model.checkErrorsMode = 'onNextPage';
  model.questionErrorLocation = 'bottom';
  model.textUpdateMode = 'onTyping';
  model.requiredMark = '*';
  // The build leaves its values out (scripts/build/without-survey-theme.ts).
  model.generateStylesheet = false;
  model.animationEnabled = false;
  // The caller that changes the step moves the focus; the model would scroll the first question to the top, and the step line out of view.
  model.onScrollToTop.add((_, options) => {
    if (options.element.isPage) options.allow = false;
  });
  // SurveyJS makes the title of a panel that opens a button; a heading cannot be one.
  model.onGetTitleTagName.add((_, options) => {
    if (options.element.isPanel && (options.element as PanelModel).state !== 'default') options.tagName = 'div';
  });
  const unread = misfits.filter((path) => !isTypedAgain(model, path, given.answers));
  keepWithdrawn(model, new WithdrawnAnswers(model, unread, given.answers));
  for (const path of misfits) {
    const question = questionAt(model, path);
    const text = question && typedText(question);
    question?.addError(unread.includes(path) || text === undefined ? notOffered : typedTextFault(question, text, notANumber));
  }
  // Replaces "Please answer": the field is not empty.
  model.onSettingQuestionErrors.add((_, { question, errors }) => {
    const text = typedText(question);
    if (text !== undefined) errors.splice(0, errors.length, new CustomError(typedTextFault(question, text, notANumber), question));
  });
  reportUnreadDates(model);
  if (review) addReview(model, review);
  // SurveyJS makes a list of errors when it first looks at it, at the first answer: every question of the step would be drawn again for that.
  for (const group of [...model.pages, ...(model.getAllPanels() as PanelModel[])]) void group.errors;
  model.currentPageNo = Math.min(Math.max(page, 0), Math.max(model.visiblePageCount - 1, 0));
  return model;
}

/** Puts what was typed where a number or a date is asked for, and is none, back to where it was typed; false where it is no such text. */
function isTypedAgain(model: SurveyModel, path: string, answers: FormGiven['answers']): boolean {
  const question = questionAt(model, path);
  const text = answerAt(answers, path);
  if (!question || !readsText(question) || typeof text !== 'string') return false;
  noteTypedText(question, text);
  return true;
}
