import { noteShown } from './keep-answers.ts';
import { answeredAt, nameOf } from './answers-in-storage.ts';
import { readAll } from './local-answers.ts';
import { withAnswersBeside, type MergedAnswers } from './merge-local-answers.ts';

/** Answers to a form of a registration, or of one opened by a link, which this device alone has; null if that is nothing. */
export function deviceAnswers(keeper: string, formSlug: string, now: number): MergedAnswers | null {
  const name = nameOf(keeper, formSlug);
  const all = readAll(name, now);
  noteShown(name);
  const [newest, ...older] = all.map(({ kept }) => kept).toSorted((one, other) => answeredAt(other) - answeredAt(one));
  if (!newest) return null;
  const opened: MergedAnswers = { answers: newest.answers, putBack: [], others: [], page: newest.page };
  return older.reduce<MergedAnswers>(withAnswersBeside, opened);
}
