import { answerAt, stepsOf } from './answer-at.ts';

/** What a file answer holds until the file itself has been sent: its name and size, and where it is (CTL-OUT). */
export interface FileAnswer {
  readonly name: string;
  readonly type: string;
  readonly size: number;
  /** `pending:<id>` while the file is only in the open form, `stored:<id>` once the server has it. */
  readonly content: string;
}

/** A file of a set of answers. */
export interface FileAt {
  /** As the form's own expressions name the answer it belongs to: `logbook`, `vehicles[0].photo`. */
  readonly path: string;
  readonly file: FileAnswer;
}

type Answers = Readonly<Record<string, unknown>>;

const isFile = (item: unknown): item is FileAnswer =>
  typeof item === 'object' &&
  item !== null &&
  typeof (item as FileAnswer).content === 'string' &&
  typeof (item as FileAnswer).name === 'string';

/** An answer as a list of files; anything else is an empty list. Pure. */
export const fileAnswers = (answer: unknown): readonly FileAnswer[] => (Array.isArray(answer) ? answer.filter(isFile) : []);

/** Every file of a set of answers, at any depth, in their order. Pure. */
export function filesIn(answers: Answers): FileAt[] {
  const found: FileAt[] = [];
  mapFiles(answers, (path, files) => (found.push(...files.map((file) => ({ path, file }))), files));
  return found;
}

/** A copy of answers in which each answer for files, at any depth, is what `change` makes of it; an empty list may be one. Pure. */
export function mapFiles(
  answers: Answers,
  change: (path: string, files: readonly FileAnswer[]) => readonly FileAnswer[],
): Record<string, unknown> {
  const visit = (value: unknown, path: string): unknown => {
    if (Array.isArray(value)) {
      if (value.length === 0 || value.some(isFile)) return change(path, fileAnswers(value));
      return value.map((part: unknown, index) => visit(part, `${path}[${index}]`));
    }
    // A default value may be a date.
    if (typeof value !== 'object' || value === null || value instanceof Date) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, visit(part, path === '' ? name : `${path}.${name}`)]));
  };
  return visit(answers, '') as Record<string, unknown>;
}

/** A copy of answers with these files last among those at `path`; the same answers where no such place is left. Pure. */
export function withFilesAt(answers: Answers, path: string, files: readonly FileAnswer[]): Record<string, unknown> {
  if (Object.hasOwn(answers, path) || !/[.[]/.test(path)) return { ...answers, [path]: [...fileAnswers(answers[path]), ...files] };
  const copy = structuredClone(answers) as Record<string, unknown>;
  const place = answerAt(copy, path.replace(/(\.[^.[\]]+|\[\d+\])$/, ''));
  const last = stepsOf(path).at(-1) ?? '';
  // A list, too, where a row itself is an answer for files.
  if (typeof place === 'object' && place !== null)
    (place as Record<string, unknown>)[last] = [...fileAnswers((place as Answers)[last]), ...files];
  return copy;
}
