import type { FormView } from '#schemas/api';
import { fileIdOf, filesIn, isStoredFile, type FileAnswer } from '#forms/definition';
import { keeperOf } from '../../acting/index.ts';
import { chosenFiles, deviceName, dropChosenFiles, serverTime } from '../../forms/index.ts';
import type { SourceRequest } from '../source.ts';

/** FRM-13: a form with the files that were chosen in it before a reload, and that the server has not got. */
export async function withChosenFiles(view: FormView, { acting, session }: Pick<SourceRequest, 'acting' | 'session'>): Promise<FormView> {
  const keeper = keeperOf(session(), acting);
  const onDevice = deviceName(acting, view.slug);
  if (keeper === undefined) return view;
  if (onDevice === undefined) return view.hasDraft ? withFilesOfDraft(view, [keeper, view.slug]) : view;
  // Staff who register a person choose them again: theirs would be readable after their session.
  return acting.workspace ? view : withFilesOfDevice(view, [keeper, onDevice]);
}

type KeptForm = readonly [keeper: string, formName: string];

/** They go with the form, whenever it is sent. */
async function withFilesOfDevice(view: FormView, of: KeptForm): Promise<FormView> {
  const named = namedIn(view);
  const keeping = { ...view, keepsFiles: true as const, chosenFiles: await chosenFiles(of, named, serverTime()) };
  return view.drawn ? { ...keeping, drawn: { ...view.drawn, keepsFiles: true, chosenFiles: {} } } : keeping;
}

/** They are sent while the form is open; those that have arrived meanwhile are kept no longer. */
async function withFilesOfDraft(view: FormView, of: KeptForm): Promise<FormView> {
  const named = namedIn(view);
  const arrived = named.filter(isStoredFile).map((file) => `pending:${fileIdOf(file)}`);
  if (arrived.length > 0) await dropChosenFiles(of, arrived);
  const chosen = await chosenFiles(of, named, serverTime());
  // The server knows nothing of them: its html has them as lost.
  return Object.keys(chosen).length > 0 ? { ...view, drawn: view.drawn ?? view, chosenFiles: chosen } : view;
}

/** The files of the answers, and of those that are offered beside them. */
const namedIn = ({ answers, otherAnswers = [] }: FormView): readonly FileAnswer[] =>
  [answers, ...otherAnswers.map(({ question, answer }) => ({ [question]: answer }))].flatMap(filesIn).map(({ file }) => file);
