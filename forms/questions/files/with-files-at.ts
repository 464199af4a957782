import { answerAt, beginningsOf, parentOf } from '../answer-at.ts';
import { fileAnswers, withFiles, type FileAnswer } from './file-answers.ts';

type Answers = Readonly<Record<string, unknown>>;

/**
 * A copy of answers with these files last among those at `path`; the same answers where no such place is left. `name`: of the question, where it is known: it
 * may hold dots. Pure.
 */
export function withFilesAt(answers: Answers, path: string, files: readonly FileAnswer[], name?: string): Record<string, unknown> {
  if (Object.hasOwn(answers, path) || !/[.[]/.test(path) || path === name) return { ...answers, [path]: added(answers[path], files) };
  const copy = structuredClone(answers) as Record<string, unknown>;
  const [place, last] = parentOf(copy, path) ?? rowOf(copy, path, name);
  // A list, too, where a row itself is an answer for files.
  if (typeof place === 'object' && place !== null) (place as Record<string, unknown>)[last] = added((place as Answers)[last], files);
  return copy;
}

/** What the question at this path is asked in, which may have no answer of it yet, and its name there. */
function rowOf(answers: Answers, path: string, name: string | undefined): readonly [place: unknown, name: string] {
  const [around, last] = beginningsOf(path).find(([, rest]) => rest !== '' && rest === (name ?? rest)) ?? ['', ''];
  return [answerAt(answers, around), last.replace(/^\[(\d+)\]$/, '$1')];
}

const added = (answer: unknown, files: readonly FileAnswer[]): unknown => withFiles(answer, [...fileAnswers(answer), ...files]);
