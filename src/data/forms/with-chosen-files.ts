import type { FormView } from '#schemas/api';
import { filesIn } from '#schemas/form';
import { keeperOf } from '../../acting/index.ts';
import { chosenFiles, deviceName } from '../../forms/index.ts';
import type { Asked } from '../source.ts';

/** FRM-13: a form that this device alone has the answers of, with the files that were chosen in it before a reload. Staff choose them again: theirs would be readable after their session. */
export async function withChosenFiles(view: FormView, { acting, session }: Pick<Asked, 'acting' | 'session'>): Promise<FormView> {
  const keeper = keeperOf(session(), acting);
  const onDevice = deviceName(acting, view.slug);
  if (keeper === undefined || onDevice === undefined || acting.workspace) return view;
  const others = (view.otherAnswers ?? []).map(({ question, answer }) => ({ [question]: answer }));
  const named = new Set([view.answers, ...others].flatMap(filesIn).map(({ file }) => file.content));
  return { ...view, keepsFiles: true, chosenFiles: await chosenFiles([keeper, onDevice], named, Date.now()) };
}
