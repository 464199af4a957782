import { Question, QuestionSelectBase, type SurveyModel } from 'survey-core';
import { isObject } from '#locale/is-object';
import { isExpressionKey, replaceMethod } from './replace-method.ts';

/** Types that hold no other question, and evaluate nothing but what their definition names. */
export const leafTypes: readonly unknown[] = ['text', 'comment', 'boolean', 'radiogroup', 'checkbox', 'dropdown', 'tagbox'];

/**
 * Keys of a question, at any depth, by which an answer changes it beside its expressions: `validators` …, questions below a choice, and a
 * largest number of choices, which once it is reached disables the others.
 */
const dependent = /^(?:validators|choicesByUrl|choicesFromQuestion|bindings|elements|maxSelectedChoices)$/;

/** Whether a question is shown and can be filled in: all that its conditions are about. */
const condition = /^(?:visible|enable)If$/;

const unconditional = new WeakSet<Question>();
/** Those, and the ones that have only conditions. */
const passive = new WeakSet<Question>();

/**
 * At each change of an answer survey-core asks every question of a form to evaluate its conditions, formulas and triggers, also those that
 * have none: in a form of 1,000 questions at each key. Those that `noteUnconditional` has noted are asked no more.
 */
export function skipUnconditionalQuestions(): void {
  skip(unconditional, Question, 'runCondition');
  skip(passive, Question, 'runTriggers');
  skip(passive, Question, 'onAnyValueChanged');
  skip(passive, QuestionSelectBase, 'onAnyValueChanged');
}

const skip = (questions: WeakSet<Question>, type: { prototype: Question }, name: string): void =>
  replaceMethod(
    type,
    name,
    (original: (...given: unknown[]) => void) =>
      function (this: Question, ...given: unknown[]): void {
        if (!questions.has(this)) original.apply(this, given);
      },
  );

/**
 * Notes the questions of a form that depend on no other answer. To be called once the definition is loaded, which evaluates each question.
 * What counts is what each was loaded from: a name in the definition is not always that of its question, which has no spaces around it.
 */
export function noteUnconditional(model: SurveyModel): void {
  for (const question of model.getAllQuestions()) {
    const { jsonObj } = question as unknown as { readonly jsonObj?: unknown };
    if (!leafTypes.includes(question.getType()) || !isObject(jsonObj)) continue;
    if (!isDependent(jsonObj)) unconditional.add(question);
    if (!isDependent(withoutConditions(jsonObj))) passive.add(question);
  }
}

const withoutConditions = (definition: object): object =>
  Object.fromEntries(Object.entries(definition).filter(([key]) => !condition.test(key)));

const isDependent = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).some(
    ([key, inner]) => (!Array.isArray(value) && (isExpressionKey(key) || dependent.test(key))) || isDependent(inner),
  );
