import type { FormView } from '#schemas/api';
import { fileIdOf, filesIn } from '#schemas/form';
import { keeperOf } from '../../acting/index.ts';
import { chosenFiles, deviceName, dropChosenFiles } from '../../forms/index.ts';
import type { Asked } from '../source.ts';

/**
 * FRM-13: a form with the files that were chosen in it before a reload, and that the server has not got. Staff who register a person choose them again: theirs
 * would be readable after their session.
 */
export async function withChosenFiles(view: FormView, { acting, session }: Pick<Asked, 'acting' | 'session'>): Promise<FormView> {
  const keeper = keeperOf(session(), acting);
  const onDevice = deviceName(acting, view.slug);
  if (keeper === undefined || (onDevice === undefined ? !view.sendsFiles : acting.workspace)) return view;
  const of = [keeper, onDevice ?? view.slug] as const;
  const others = (view.otherAnswers ?? []).map(({ question, answer }) => ({ [question]: answer }));
  const named = [view.answers, ...others].flatMap(filesIn).map(({ file }) => file);
  if (onDevice !== undefined) return { ...view, keepsFiles: true, chosenFiles: await chosenFiles(of, named, Date.now()) };
  const arrived = named.filter(({ content }) => content.startsWith('stored:')).map((file) => `pending:${fileIdOf(file)}`);
  if (arrived.length > 0) await dropChosenFiles(of, arrived);
  const chosen = await chosenFiles(of, named, Date.now());
  // The server knows nothing of them: its html has them as lost.
  return Object.keys(chosen).length > 0 ? { ...view, drawn: view.drawn ?? view, chosenFiles: chosen } : view;
}
