import type { AttachmentItem, FormView, Submission } from '#schemas/api';
import { fileIdOf, fileIdsIn, isStoredFile, mapFiles, type FileAnswer } from '#forms/definition';
import type { FormContent } from '../../content/index.ts';
import { keeperOf } from '../../acting/index.ts';
import {
  beginAgain,
  beginAs,
  deviceAnswers,
  deviceName,
  forgetAnswers,
  isSavedSince,
  isStoredOnServer,
  localAnswersOf,
  mergeLocalAnswers,
  nameOf,
  noteSaved,
  serverTime,
  type LocalAnswers,
  type MergedAnswers,
  withAnswersBeside,
} from '../../forms/index.ts';
import type { SourceRequest } from '../source.ts';
import { withArrivedFiles } from './arrived-files.ts';
import { maxFilesIn } from './file-limits.ts';

interface OpenedForm {
  readonly asked: Pick<SourceRequest, 'acting' | 'session'>;
  readonly content: FormContent;
  readonly submission: Submission | null;
  /** The address names the submission. */
  readonly addressed: boolean;
  /** Those that the server has of the submission; undefined where they are not known. */
  readonly files: readonly AttachmentItem[] | undefined;
}

/** A form as the server has it, and draws it: without what this device kept. */
export const asOnServer = (plain: FormView, { asked, content, files = [] }: Omit<OpenedForm, 'submission' | 'addressed'>): FormView => ({
  ...plain,
  ...keptAs(plain, { asked, content }),
  answers: withArrivedFiles(plain.answers, files),
});

function keptAs(
  { submissionId }: FormView,
  { asked, content }: Pick<OpenedForm, 'asked' | 'content'>,
): Pick<FormView, 'keptAs' | 'lockName'> {
  const keeper = answersKeeper(asked);
  const onDevice = deviceName(asked.acting, content.slug);
  if (keeper === undefined) return {};
  if (onDevice !== undefined) return { keptAs: nameOf(keeper, onDevice), lockName: nameOf(keeper, onDevice) };
  const name = nameOf(keeper, content.slug, submissionId);
  // A form that is begun once gets its id while it is open.
  return { keptAs: name, lockName: content.additionalForm || content.repeatable ? name : nameOf(keeper, content.slug) };
}

/** Whose answers a device keeps; undefined for a person who is not known. */
const answersKeeper = ({ acting, session }: OpenedForm['asked']): string | undefined =>
  acting.link || session().state === 'signed-in' ? keeperOf(session(), acting) : undefined;

/** Whether this device has saved a form since the server answered that it is so. */
export function hasNewerSave({ slug, submissionId, version }: FormView, asked: OpenedForm['asked']): boolean {
  const keeper = answersKeeper(asked);
  return keeper !== undefined && isSavedSince(keeper, slug, { submissionId, version });
}

/** FRM-15: a form with what this device kept of it, brought together with what the server has. */
export function withLocalAnswers(plain: FormView, { asked, content, submission, addressed, files: listed }: OpenedForm): FormView {
  const files = listed ?? [];
  const { slug: formSlug, surveyDefinition, additionalForm, repeatable } = content;
  const keeper = answersKeeper(asked);
  const stored = plain.answers;
  const onDevice = deviceName(asked.acting, formSlug);
  const view = asOnServer(plain, { asked, content, files });
  if (keeper === undefined) return view;
  const maxFilesAt = maxFilesIn(surveyDefinition);
  if (onDevice !== undefined) {
    const kept = deviceAnswers(keeper, onDevice, serverTime());
    return kept ? broughtInto(view, kept) : view;
  }
  const { submissionId } = plain;
  // Of a form that is begun once there is no other submission to which answers without an id may belong.
  const named = addressed && (additionalForm || repeatable);
  const gone = submission || additionalForm ? undefined : repeatable ? 'named' : 'any';
  if (gone) beginAgain(keeper, { formSlug, submissionId }, gone);
  const kept = localAnswersOf(keeper, { formSlug, submissionId, addressed: named }, serverTime());
  const newId = kept.at(-1)?.newId;
  if (additionalForm && newId) beginAs(keeper, formSlug, newId);
  const added = kept.flatMap(({ answers, savedFiles }) => fileIdsIn(answers).filter((id) => !savedFiles?.includes(id)));
  const drawn = { ...view, answers: withArrivedFiles(stored, files, added) };
  const here = kept.map(({ answers, before, ...window }) => {
    const own = listed ? withoutRemoved(answers, new Set(window.triedFiles), listed) : answers;
    return {
      ...window,
      answers: withArrivedFiles(own, files, [...fileIdsIn(stored), ...(window.savedFiles ?? [])]),
      ...(before ? { before: withArrivedFiles(before, files, added) } : {}),
    };
  });
  const there = submission && { ...submission, dynamicData: drawn.answers };
  if (there && here.length > 0 && here.every((window) => isStoredOnServer(window, there))) {
    noteSaved(keeper, formSlug, there);
    forgetAnswers(keeper, formSlug, submissionId);
    return view;
  }
  const merged = broughtTogether(here, there, { sentAnew: additionalForm, maxFilesAt });
  if (!merged) return view;
  // A draft that the server had, and that was discarded elsewhere, is not begun again unasked; an additional form is never a draft.
  const isSent = !additionalForm && (submission !== null || kept.every(({ version, isOfGone }) => version === undefined && !isOfGone));
  return { ...broughtInto(drawn, merged), ...(isSent ? { continues: true as const } : {}) };
}

/** The newest of what is kept with what the server has, and what was written before it beside that. */
function broughtTogether(
  kept: readonly LocalAnswers[],
  there: StoredSubmission,
  opening: Parameters<typeof mergeLocalAnswers>[2],
): MergedAnswers | null {
  const counting = kept.map((one) => [one, mergeLocalAnswers(one, there, opening)] as const).filter(([, merged]) => merged !== null);
  const newest = counting.at(-1)?.[1];
  if (!newest) return null;
  return counting.slice(0, -1).reduce((opened, [one]) => withAnswersBeside(opened, one), newest);
}

type StoredSubmission = Parameters<typeof mergeLocalAnswers>[1];

/** Without the files that the server had and has no more: they were removed elsewhere. */
function withoutRemoved(
  answers: LocalAnswers['answers'],
  tried: ReadonlySet<string>,
  listed: readonly Pick<AttachmentItem, 'id'>[],
): LocalAnswers['answers'] {
  const ids = new Set(listed.map(({ id }) => id));
  const isRemoved = (file: FileAnswer): boolean => isStoredFile(file) && tried.has(fileIdOf(file)) && !ids.has(fileIdOf(file));
  return mapFiles(answers, (_, named) => named.filter((file) => !isRemoved(file)));
}

const broughtInto = (drawn: FormView, { answers, page, putBack, others }: MergedAnswers): FormView => ({
  ...drawn,
  answers,
  ...(page === undefined ? {} : { page }),
  ...(page !== undefined || putBack.length > 0 ? { unsaved: putBack } : {}),
  ...(others.length > 0 ? { otherAnswers: others } : {}),
  drawn,
});
