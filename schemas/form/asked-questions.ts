import { isNeverShown } from './never-shown.ts';

/** A question that holds an answer of its own. */
export interface AskedQuestion {
  readonly name: string;
  /** As the definition has it: a text, or texts by language with `default`. */
  readonly title?: unknown;
}

type Element = Readonly<Record<string, unknown>>;

/**
 * The questions of a definition that hold answers of their own which may be shown, in its order, also within panels: rows of tables and panels, what shows words
 * only or is calculated, and what is hidden while it is typed, are none. Pure.
 */
export function askedQuestions(definition: unknown): readonly AskedQuestion[] {
  const found = new Map<string, AskedQuestion>();
  for (const element of elementsIn(definition)) {
    const { type, name, title, inputType } = element;
    if (typeof name === 'string' && !unasked.has(type) && inputType !== 'password' && !isNeverShown(name))
      found.set(name, { name, ...(title === undefined ? {} : { title }) });
  }
  return [...found.values()];
}

const unasked: ReadonlySet<unknown> = new Set(['html', 'image', 'recaptcha', 'expression']);

const lists = ['pages', 'elements', 'questions'];

function elementsIn(place: unknown): Element[] {
  if (!isElement(place)) return [];
  const below: readonly unknown[] = lists.flatMap((name) => (place as Element)[name] ?? []);
  return below.filter(isElement).flatMap((element) => (isPart(element) ? elementsIn(element) : [element]));
}

const isElement = (value: unknown): value is Element => typeof value === 'object' && value !== null;

/** A page or a panel, which only holds questions. */
const isPart = ({ type }: Element): boolean => type === undefined || type === 'panel';

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
