import { isObject } from '#locale/is-object';
import { plainText } from './marked-text.ts';
import { isNeverShown } from './never-shown.ts';
import { silentTypes } from './question-types.ts';
import { questionsIn } from '../../questions/questions-in.ts';

/** A question that holds an answer of its own. */
export interface AskedQuestion {
  /** Of its answer. */
  readonly name: string;
  /** As the definition has it: a text, or texts by language with `default`. */
  readonly title?: unknown;
}

/**
 * The questions of a definition that hold answers of their own which may be shown, in its order: rows of tables and panels, what shows words only or is calculated,
 * and what is hidden while it is typed, are none. Pure.
 */
export function askedQuestions(definition: unknown): readonly AskedQuestion[] {
  const found = new Map<string, AskedQuestion>();
  for (const { type, name, valueName = name, title, inputType } of questionsIn(definition)) {
    if (typeof type !== 'string' || typeof valueName !== 'string') continue;
    if (silentTypes.has(type) || type === 'expression' || inputType === 'password' || isNeverShown(valueName)) continue;
    found.set(valueName, { name: valueName, ...(title === undefined ? {} : { title: withoutMarkup(title) }) });
  }
  return [...found.values()];
}

const withoutMarkup = (title: unknown): unknown => {
  if (typeof title === 'string') return plainText(title);
  return isObject(title) ? Object.fromEntries(Object.entries(title).map(([language, text]) => [language, withoutMarkup(text)])) : title;
};

/** How the questions of a form differ from those that it had before. */
export interface FormChanges {
  readonly added: string[];
  readonly removed: AskedQuestion[];
}

/** Undefined where nothing was added and nothing removed. Pure. */
export function changesBetween(before: readonly AskedQuestion[], after: readonly AskedQuestion[]): FormChanges | undefined {
  const namesOf = (questions: readonly AskedQuestion[]): ReadonlySet<string> => new Set(questions.map(({ name }) => name));
  const [had, has] = [namesOf(before), namesOf(after)];
  const added = [...has].filter((name) => !had.has(name));
  const removed = before.filter(({ name }) => !has.has(name));
  return added.length + removed.length > 0 ? { added, removed } : undefined;
}
