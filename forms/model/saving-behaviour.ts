import { Serializer, settings, type Question, type SurveyModel } from 'survey-core';
import { isObject } from '#locale/is-object';
import { isHiddenValue } from './definition/hidden-values.ts';
import { refusedNames } from './definition/refused-names.ts';
import { behaviourOf } from './definition/saving-behaviours.ts';
import { FieldQuestion } from './field-question.ts';
import { withChoiceQuestions } from './question-paths.ts';
import { setByTriggers } from './set-by-triggers.ts';

type Answers = Readonly<Record<string, unknown>>;

/** Every question may state what becomes of its answer (FRM-14). */
export const registerSavingBehaviour = (): void => void Serializer.addProperty('question', 'savingBehaviour');

/** FRM-14: answers as they are stored: without those of `Ignore`, and with the parts of those of `Unwrap` in their place. Pure. */
export function toStored(model: SurveyModel, answers: Answers): Record<string, unknown> {
  const stored = { ...answers };
  for (const question of withChoiceQuestions(model.getAllQuestions())) {
    if (behaviourOf(question['savingBehaviour']) !== 'Ignore') continue;
    const name = question.getValueName();
    for (const own of [name, name + settings.commentSuffix]) delete stored[own];
  }
  for (const [name, parts] of unwrapped(model)) {
    const value = stored[name];
    if (!isObject(value)) continue;
    delete stored[name];
    for (const part of parts) if (value[part] !== undefined) stored[part] = value[part];
  }
  return stored;
}

/** The inverse: stored parts as the answers of their questions again. An answer that is still whole, as in a draft, stays. Pure. */
export function fromStored(model: SurveyModel, stored: Answers): Record<string, unknown> {
  const answers = { ...stored };
  for (const [name, parts] of unwrapped(model)) {
    const given = parts.filter((part) => answers[part] !== undefined);
    if (given.length === 0 || answers[name] !== undefined) continue;
    answers[name] = Object.fromEntries(given.map((part) => [part, answers[part]]));
    for (const part of given) delete answers[part];
  }
  return answers;
}

/** The answers whose parts are stored by their own names: none of which a part has the name of anything else, or of a part of another. */
function unwrapped(model: SurveyModel): ReadonlyMap<string, readonly string[]> {
  const questions = withChoiceQuestions(model.getAllQuestions());
  const parted = questions.filter((question) => behaviourOf(question['savingBehaviour']) === 'Unwrap');
  const partsByName = new Map(parted.map((question) => [question.getValueName(), partsOf(question)]));
  const names = questions.map((question) => question.getValueName());
  const taken = new Set([
    ...names.flatMap((name) => [name, name + settings.commentSuffix, name + settings.matrix.totalsSuffix]),
    ...model.calculatedValues.map(({ name }) => name),
    ...setByTriggers(model).keys(),
  ]);
  const all = [...partsByName.values()].flat();
  const isTaken = (part: string): boolean =>
    isHiddenValue(part) || refusedNames.has(part) || taken.has(part) || all.indexOf(part) !== all.lastIndexOf(part);
  return new Map([...partsByName].filter(([, parts]) => parts.length > 0 && !parts.some(isTaken)));
}

function partsOf(question: Question): readonly string[] {
  if (question instanceof FieldQuestion) return question.field.members ?? [];
  const { items = [] } = question as Question & { readonly items?: readonly { readonly name: string }[] };
  return question.getType() === 'multipletext' ? items.map(({ name }) => name) : [];
}
