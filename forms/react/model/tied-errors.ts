import {
  MultipleTextItemModel,
  Question,
  QuestionExpressionModel,
  QuestionMatrixDropdownModelBase,
  QuestionMatrixModel,
  QuestionRankingModel,
  QuestionSignaturePadModel,
  QuestionSliderModel,
} from 'survey-core';

const errorOf = (question: Question): string | null =>
  question.a11y_input_ariaInvalid === 'true' ? `${question.renderedId}_errors` : null;

const define = (prototype: object, name: string, get: (this: Question) => unknown): unknown =>
  Object.defineProperty(prototype, name, { configurable: true, get });

/**
 * Ties errors to what they are about, once for all forms, where SurveyJS does not: of a question that holds others (several fields, a table, panels) to its group, which
 * a table has not had; of one of several fields to the field. `aria-errormessage` may only name an alert or a description, and errors are no alerts here (quiet-errors.ts):
 * descriptions do it alone. A question whose control is ours is no text box, and no group that would be called invalid.
 */
export function tieEveryError(): void {
  const described = Object.getOwnPropertyDescriptor(Question.prototype, 'ariaDescribedBy')?.get;
  define(Question.prototype, 'ariaDescribedBy', function () {
    if (this.ariaRole !== 'group' && this.ariaRole !== 'radiogroup') return described?.call(this);
    return [this.hasDescription && !this.parentQuestion && this.ariaDescriptionId, errorOf(this)].filter(Boolean).join(' ') || null;
  });
  define(Question.prototype, 'ariaErrormessage', () => null);
  for (const { prototype } of [QuestionMatrixModel, QuestionMatrixDropdownModelBase]) {
    define(prototype, 'ariaRole', () => 'group');
    define(prototype, 'ariaLabelledBy', function () {
      return this.hasTitle && !this.parentQuestion ? this.ariaTitleId : null;
    });
    define(prototype, 'ariaLabel', function () {
      return this.hasTitle && !this.parentQuestion ? null : this.locTitle.renderedHtml;
    });
  }
  define(Object.getPrototypeOf(new MultipleTextItemModel('').editor) as object, 'a11y_input_ariaDescribedBy', function () {
    return errorOf(this);
  });
  for (const { prototype } of [QuestionExpressionModel, QuestionRankingModel, QuestionSignaturePadModel, QuestionSliderModel])
    define(prototype, 'isNewA11yStructure', () => true);
}
