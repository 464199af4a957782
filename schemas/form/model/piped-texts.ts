import { SurveyModel } from 'survey-core';

/** Keys of a definition whose texts are expressions: no reader sees them. */
const expressions = /(?:If|Expression)$|^expression$/;

/** The type of question whose fields survey-core names by the place of their row, which changes as a row is removed. */
const numbered = 'matrixdynamic';

/** By form: whether any of its texts may hold an answer or a variable, as "About {make}" does. */
const piped = new WeakMap<SurveyModel, boolean>();

/** Forms of which an answer or a variable has just changed. */
const changing = new WeakSet<SurveyModel>();

interface Notified {
  notifyElementsOnAnyValueOrVariableChanged(name: string, questionName?: string): void;
  locStrsChanged(): void;
}

/**
 * At each change of an answer survey-core makes every text of the step anew, for those that hold an answer. A form that `notePipedTexts` has
 * found to have none of them keeps its texts; another language changes them as before.
 */
export function keepPlainTexts(): void {
  const prototype = SurveyModel.prototype as unknown as Notified;
  const { notifyElementsOnAnyValueOrVariableChanged: notify, locStrsChanged } = prototype;
  if (typeof notify !== 'function' || typeof locStrsChanged !== 'function')
    throw new Error('survey-core has other methods for changed texts: look at piped-texts.ts.');
  prototype.notifyElementsOnAnyValueOrVariableChanged = function (this: SurveyModel & Notified, name, questionName) {
    const isPlain = piped.get(this) === false && name !== '' && name !== 'locale';
    if (isPlain) changing.add(this);
    try {
      notify.call(this, name, questionName);
    } finally {
      changing.delete(this);
    }
  };
  prototype.locStrsChanged = function (this: SurveyModel & Notified) {
    if (!changing.has(this)) locStrsChanged.call(this);
  };
}

/** Notes whether a form has texts that change with an answer. */
export const notePipedTexts = (model: SurveyModel, definition: object): void => void piped.set(model, hasPiped(definition));

const hasPiped = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes('{') || value === numbered
    : typeof value === 'object' &&
      value !== null &&
      Object.entries(value).some(([key, inner]) => !(typeof inner === 'string' && expressions.test(key)) && hasPiped(inner));
