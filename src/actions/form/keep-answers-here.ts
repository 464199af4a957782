import { keeperOf } from '../../acting/index.ts';
import { areAnswersKept, deviceName, keepAnswers, keepLeft, timeOfKeeping } from '../../forms/index.ts';
import { done, type Action, type ActionContext } from '../action.ts';

const notKept = { ok: false, code: 'not-kept' } as const;

/** FRM-15: the answers are on this device before this returns; of the details of a registration those of its first form, too (REG-04). */
export const keepAnswersHere: Action<'keep-answers'> = async ({ formSlug, submissionId, page = 0, ...answered }, context) => {
  const { session, acting } = context;
  const keeper = keeperOf(session.current(), acting);
  const given = { ...answered, page, at: timeOfKeeping() };
  const onDevice = deviceName(acting, formSlug);
  if (keeper === undefined) return notKept;
  const code = keepAnswers(keeper, onDevice ?? formSlug, {
    ...given,
    ...(onDevice !== undefined || submissionId === undefined ? {} : { submissionId }),
  });
  if (onDevice !== undefined && !isFirstFormKept(context)) return notKept;
  return code === 'kept' ? done : { ok: false, code };
};

/** FRM-15: a storage may be cleared while a form is open, by its person or by the browser. */
export const areAnswersKeptHere: Action<'are-answers-kept'> = async ({ formSlug, submissionId }, { session, acting }) => {
  const keeper = keeperOf(session.current(), acting);
  const onDevice = deviceName(acting, formSlug);
  const areKept = keeper !== undefined && areAnswersKept(keeper, onDevice ?? formSlug, onDevice === undefined ? submissionId : undefined);
  return areKept ? done : notKept;
};

/** REG-04: keeps what the details of a registration were given by its first form, where this device had refused that. */
export const keepFirstForm: Action<'keep-first-form'> = async (_, context) => (isFirstFormKept(context) ? done : notKept);

function isFirstFormKept({ session, acting }: ActionContext): boolean {
  const keeper = keeperOf(session.current(), acting);
  const { registers } = acting;
  return registers?.step !== 'details' || (keeper !== undefined && keepLeft(keeper, registers.kind));
}
