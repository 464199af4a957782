import {
  Question,
  QuestionBooleanModel,
  QuestionCommentModel,
  QuestionFileModel,
  QuestionRadiogroupModel,
  QuestionSelectBase,
  QuestionSliderModel,
  type Action,
} from 'survey-core';
import { labelled } from '#locale/dates-and-numbers/labelled';

type TextAreaOptions = { ariaLabel: () => string | null | undefined };

/** Reads the getter a class declares itself; survey-core 3.0.0 renamed it when this fails. */
function declared<T>(prototype: object, name: string): T {
  const found = Object.getOwnPropertyDescriptor(prototype, name);
  if (!found) throw new Error(`survey-core has no "${name}" here any more: look at accessible-names.ts.`);
  return (found.get ?? found.value) as T;
}

/**
 * Names and descriptions for controls that SurveyJS leaves without, once for all forms:
 * an error does not silence the hint, the boxes for "other" and for a comment have names, a file question is no text box, and an
 * untouched tick box is empty, and a Clear button is called what is written on it (WCAG 2.5.3).
 */
export function nameEveryControl(): void {
  const described = declared<(this: Question) => string | null>(Question.prototype, 'a11y_input_ariaDescribedBy');
  Object.defineProperty(Question.prototype, 'a11y_input_ariaDescribedBy', {
    configurable: true,
    get(this: Question) {
      const own = described.call(this);
      const hint = this.hasDescription && !this.parentQuestion ? this.ariaDescriptionId : null;
      const limit = this instanceof QuestionCommentModel && this.getMaxLength() ? `${this.inputId}-length` : null;
      return [own, own === hint ? null : hint, limit].filter(Boolean).join(' ') || null;
    },
  });
  nameTextAreas(Question.prototype, 'getCommentTextAreaOptions', (question) => question.locCommentText.textOrHtml);
  nameTextAreas(QuestionSelectBase.prototype, 'getOtherTextAreaOptions', (question) => (question as QuestionSelectBase).otherText);
  Object.defineProperty(QuestionFileModel.prototype, 'isNewA11yStructure', { configurable: true, get: () => true });
  Object.defineProperty(QuestionBooleanModel.prototype, 'isIndeterminate', { configurable: true, get: () => false });
  for (const prototype of [QuestionRadiogroupModel.prototype, QuestionSliderModel.prototype])
    nameByText(prototype, 'getDefaultTitleActions');
}

function nameByText(prototype: object, method: string): void {
  const actions = declared<(this: Question) => readonly Action[]>(prototype, method);
  Object.defineProperty(prototype, method, {
    configurable: true,
    writable: true,
    value(this: Question): readonly Action[] {
      return actions.call(this).map((action) => Object.assign(action, { ariaLabelledBy: undefined }));
    },
  });
}

function nameTextAreas(prototype: object, method: string, own: (question: Question) => string): void {
  const options = declared<(this: Question, ...given: unknown[]) => TextAreaOptions>(prototype, method);
  Object.defineProperty(prototype, method, {
    configurable: true,
    writable: true,
    value(this: Question, ...given: unknown[]): TextAreaOptions {
      return { ...options.apply(this, given), ariaLabel: () => labelled(this.processedTitle, own(this), this.getLocale()) };
    },
  });
}
