import { SurveyModel } from 'survey-core';
import { isExpressionKey, replaceMethod } from '../replace-method.ts';

/** Choices that come from elsewhere: their texts are not in the definition. */
const fetched = /^choices(?:ByUrl|FromQuestion)$/;

/** The type of question whose fields survey-core names by the place of their row, which changes as a row is removed. */
const numbered = 'matrixdynamic';

/** By form: whether any of its texts may hold an answer or a variable, as "About {make}" does. */
const piped = new WeakMap<SurveyModel, boolean>();

/** Forms of which an answer or a variable has just changed. */
const changing = new WeakSet<SurveyModel>();

/**
 * At each change of an answer survey-core makes every text of the step anew, for those that hold an answer. A form that `notePipedTexts` has
 * found to have none of them keeps its texts; another language changes them as before.
 */
export function keepPlainTexts(): void {
  replaceMethod(
    SurveyModel,
    'notifyElementsOnAnyValueOrVariableChanged',
    (notify: (name: string, questionName?: string) => void) =>
      function (this: SurveyModel, name: string, questionName?: string): void {
        if (piped.get(this) === false && name !== '' && name !== 'locale') changing.add(this);
        try {
          notify.call(this, name, questionName);
        } finally {
          changing.delete(this);
        }
      },
  );
  replaceMethod(
    SurveyModel,
    'locStrsChanged',
    (change: () => void) =>
      function (this: SurveyModel): void {
        if (!changing.has(this)) change.call(this);
      },
  );
}

/** Notes whether a form has texts that change with an answer. */
export const notePipedTexts = (model: SurveyModel, definition: object): void => void piped.set(model, hasPiped(definition));

const hasPiped = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes('{') || value === numbered
    : typeof value === 'object' &&
      value !== null &&
      Object.entries(value).some(
        ([key, inner]) => fetched.test(key) || (!(typeof inner === 'string' && isExpressionKey(key)) && hasPiped(inner)),
      );
