import { isObject } from '#locale/is-object';
import { groups, questionsIn, type Part } from '../../questions/questions-in.ts';

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

/** What a form does with answers that no claimant sees. */
export interface HiddenAnswers {
  /** All of them. */
  readonly names: readonly string[];
  /** Neither the person who fills it in nor the form itself sets them. */
  readonly protected: readonly string[];
  /** Of these, the ones that no text of the form reads: it is filled in without them. */
  readonly withheld: readonly string[];
}

/** Of `hiddenNames` those that a form does not set, and those that it does not read either. Pure. */
export function hiddenAnswersOf(definition: unknown): HiddenAnswers {
  const hidden = hiddenQuestions(definition);
  const setByForm = hidden.filter((question) => valueSettings.some((key) => question[key] !== undefined));
  const typed = questionsIn(definition).filter((question) => !hidden.includes(question) && question['readOnly'] !== true);
  const setByRules = isObject(definition) ? [...textsIn(definition['triggers'])] : [];
  const open = new Set([...answersOf([...setByForm, ...typed]), ...setByRules]);
  const names = [...hiddenNames(definition)];
  const guarded = names.filter((name) => !open.has(name));
  const texts = [...textsIn(definition)].filter((text) => text.includes('{')).map((text) => text.toLowerCase());
  // As expressions and titles name an answer: {name}, {name.part}, {name[0]}, {name-total}, {#name}.
  const isRead = (name: string) =>
    ['{', '{#', '{$'].some((opens) =>
      ['}', '.', '[', '-', ' '].some((ends) => texts.some((text) => text.includes(opens + name.toLowerCase() + ends))),
    );
  return { names, protected: guarded, withheld: guarded.filter((name) => !isRead(name)) };
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
