import { isObject } from '../shared/is-object.ts';
import { groups, questionsIn, type Part } from './questions-in.ts';

const names: ReadonlySet<string> = new Set(['OCRDetails', 'Loss Estimates']);

/** DET-02: whether a field is one that a machine fills for the administrator, which neither a screen nor a PDF shows. */
export const isNeverShown = (field: string): boolean => names.has(field);

/**
 * The names of answers that no claimant sees: those of `isNeverShown`, and of questions that have `visible: false`, or are in a page or panel that has, and that no rule
 * shows. Of rows of tables and panels none is named. Pure.
 */
export function hiddenNames(definition: unknown): ReadonlySet<string> {
  return new Set([...names, ...answersOf(hiddenQuestions(definition))]);
}

/**
 * Of `hiddenNames` those that a form does not need in order to be filled in: no expression reads them, and neither the form nor a person sets them there. A definition is searched for the
 * name, so that a doubtful case counts as needed. Pure.
 */
export function unneededNames(definition: unknown): readonly string[] {
  const texts = [...textsIn(definition)].map((text) => text.toLowerCase());
  const isMentioned = (name: string) => texts.some((text) => text === name || (text.includes('{') && text.includes(name)));
  const hidden = hiddenQuestions(definition);
  const set = hidden.filter((question) => valueSettings.some((key) => question[key] !== undefined));
  const typed = questionsIn(definition).filter((question) => !hidden.includes(question) && question['readOnly'] !== true);
  const needed = new Set(answersOf([...set, ...typed]));
  return [...hiddenNames(definition)].filter((name) => !needed.has(name) && !isMentioned(name.toLowerCase()));
}

/** What gives a question a value without a person. */
const valueSettings = ['defaultValue', 'defaultValueExpression', 'setValueExpression', 'setValueIf', 'expression'];

function hiddenQuestions(definition: unknown): readonly Part[] {
  const hidden = hiddenIn(definition);
  const shown = new Set(answersOf(questionsIn(definition).filter((question) => !hidden.includes(question))));
  const triggered = new Set(isObject(definition) ? textsIn(definition['triggers']) : []);
  return hidden.filter((question) => !shown.has(answerOf(question) ?? '') && !triggered.has(String(question['name'])));
}

function hiddenIn(node: unknown): readonly Part[] {
  if (Array.isArray(node)) return node.flatMap(hiddenIn);
  if (!isObject(node)) return [];
  return node['visible'] === false && node['visibleIf'] === undefined
    ? questionsIn(node)
    : groups.flatMap((group) => hiddenIn(node[group]));
}

const answerOf = ({ name, valueName = name }: Part): string | undefined => (typeof valueName === 'string' ? valueName : undefined);
const answersOf = (questions: readonly Part[]): readonly string[] =>
  questions.map(answerOf).filter((name): name is string => name !== undefined);

/** The texts of a definition, but for the names that its parts have. */
function* textsIn(node: unknown, key = ''): Generator<string> {
  if (typeof node === 'string' && key !== 'name' && key !== 'valueName') yield node;
  if (Array.isArray(node)) for (const item of node) yield* textsIn(item);
  else if (isObject(node)) for (const [inner, value] of Object.entries(node)) yield* textsIn(value, inner);
}
