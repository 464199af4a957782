import { ConditionsParser, type PanelModel, type Question, type SurveyModel } from 'survey-core';
import { answerAt } from '../questions/answer-at.ts';
import { isFixedPart } from './definition/safe-definition.ts';
import { questionsOf } from './question-paths.ts';
import { isSingle, setByTriggers, type Takes } from './set-by-triggers.ts';

/** A page, panel or question as its definition has it. */
interface Part {
  readonly name: string;
  readonly readOnly?: boolean;
  readonly enableIf?: string;
  readonly visible?: boolean;
  readonly visibleIf?: string;
  readonly isPage?: boolean;
  readonly parent?: PanelModel | null;
}

/**
 * Which answers of a fixed question may be kept as they were sent; undefined for every other question. One is fixed where it,
 * a panel or page around it, or the form itself, is read-only or hidden without a condition: its value is the definition's own, not the sender's. Only what the
 * form may have set on the way here, by a trigger or a condition that held then, cannot be computed again.
 */
export type FixedOf = (question: Question) => Takes | undefined;

export function fixedQuestions(model: SurveyModel): FixedOf {
  const shown = new Set(
    model.triggers.flatMap((trigger) => {
      const { pages = [], questions = [] } = trigger as { pages?: readonly string[]; questions?: readonly string[] };
      return trigger.getType() === 'visibletrigger' ? [...pages, ...questions] : [];
    }),
  );
  const isFixedHere = ({ name, readOnly, enableIf, visible, visibleIf }: Part): boolean =>
    isFixedPart({ readOnly, enableIf, visibleIf, visible: visible === false && shown.has(name) ? undefined : visible });
  const set = setByTriggers(model);
  const isFixed = (question: Question): boolean => {
    if (model.readOnly || isFixedHere(question as unknown as Part)) return true;
    for (let part = question.parent as unknown as Part | null; part; part = part.parent as Part | null) {
      // What a dynamic question makes its panels of is as read-only as the question happens to be.
      const isMade = !part.parent && part.isPage !== true;
      if (!isMade && isFixedHere(part)) return true;
    }
    return false;
  };
  return (question) => {
    if (!isFixed(question)) return undefined;
    const byTrigger = set.get(question.getValueName());
    return (value) => byTrigger?.(value) === true || (Boolean(question['setValueIf']) && isSingle(value));
  };
}

/** Gives every fixed question, at any depth, the value that its definition gives it with the current answers. */
export function setFixedValues(model: SurveyModel, fixedOf: FixedOf): void {
  for (const { path, question } of questionsOf(model)) {
    if (!fixedOf(question)) continue;
    (question as Question & { updateValueWithDefaults: () => void }).updateValueWithDefaults();
    const expressions = [question['setValueIf'], question['setValueExpression']].filter((one) => typeof one === 'string' && one !== '');
    if (expressions.length === 0) continue;
    const asked = expressions.flatMap((expression: string) => variablesOf(expression));
    const answered = asked.filter((name) => isAnswered(model.data, path, name));
    question.runTriggers('', undefined, Object.fromEntries(answered.map((name) => [name, true])));
  }
}

/** Whether a variable, which may be beside the question, has an answer: only then has an expression been run. */
function isAnswered(answers: Readonly<Record<string, unknown>>, path: string, variable: string): boolean {
  const beside = /^(?:panel|row)\.(.+)$/.exec(variable)?.[1];
  const around = path.replace(/\.[^.]+$/, '');
  return answerAt(answers, beside === undefined ? variable : `${around}.${beside}`) !== undefined;
}

/** What an expression of a form reads: names of answers, and of values of the portal. Empty where it cannot be read. Pure. */
export function variablesOf(expression: string): string[] {
  const variables: string[] = [];
  new ConditionsParser().parseExpression(expression)?.setVariables(variables);
  return variables;
}
