import { registrationForms } from '#schemas/api';
import { keeperOf } from '../../acting/index.ts';
import { beginningOf, deviceName, forgetAnswers, forgetLeft, forgetTried, noteSaved, noteTried } from '../../forms/index.ts';
import type { PortalApi } from '../../api/index.ts';
import type { Action } from '../action.ts';
import { dropFiles, forgetFiles } from './forget-files.ts';
import { failure } from '../failure.ts';
import { forgetTypedInForm, forgetTypedToRegister } from './forget-typed.ts';

/**
 * FRM-03: this device forgets what was written in a form; where the server has some of it, or may have, it gets `answers` back in its place, and a draft that the
 * form began is deleted. The details of a registration take its first form with them (RDT-01). May be repeated where no answer came.
 */
export const discardAnswers: Action<'discard-answers'> = async (
  { formSlug, submissionId, version, isSaved, isNew, page = 0, answers, files = [] },
  context,
) => {
  const { session, acting, api } = context;
  forgetTypedInForm({ at: formSlug, submissionId }, context);
  const keeper = keeperOf(session.current(), acting);
  const onDevice = deviceName(acting, formSlug);
  if (acting.registers) forgetTypedToRegister(acting.registers.kind, context);
  if (onDevice !== undefined) {
    const earlier = acting.registers?.step === 'details' ? [registrationForms[acting.registers.kind][0]] : [];
    if (keeper) {
      if (acting.registers) forgetLeft(keeper);
      for (const slug of [onDevice, ...earlier]) forgetAnswers(keeper, slug);
      for (const slug of [onDevice, ...earlier]) await forgetFiles([keeper, slug]);
    }
    return { ok: true, value: {} };
  }
  const storedAs = { ...(submissionId === undefined ? {} : { submissionId }), ...(version === undefined ? {} : { version }) };
  const { triedKeys = [] } = beginningOf(keeper, formSlug, storedAs);
  if (keeper) {
    forgetAnswers(keeper, formSlug, submissionId);
    // Another submission of this form, or another window, may have files of its own.
    await dropFiles([keeper, formSlug], files);
  }
  // The answer of a save may have been lost.
  if (!isSaved && triedKeys.length === 0) return { ok: true, value: {} };
  const key = crypto.randomUUID();
  // What this call stores is no change made elsewhere, for a repeat of it or for a save that comes after it.
  if (keeper) noteTried(keeper, formSlug, { submissionId, keys: [...triedKeys, key] });
  try {
    const known = version === undefined ? await draftBegun(api, { formSlug, submissionId, triedKeys }) : storedAs;
    if (!known) return { ok: true, value: {} };
    if (isNew && (await isDeleted(api, { ...known, triedKeys }))) {
      if (keeper) forgetTried(keeper, formSlug, submissionId);
      return { ok: true, value: {} };
    }
    const stored = await api.call('drafts.save', {
      idempotencyKey: key,
      body: { formSlug, page, dynamicData: { ...answers }, ...known, triedKeys: [...triedKeys] },
    });
    if (keeper) {
      forgetTried(keeper, formSlug, submissionId);
      noteSaved(keeper, formSlug, stored);
    }
    return { ok: true, value: { submissionId: stored.id, version: stored.version } };
  } catch (error) {
    const refused = failure(error);
    // An additional form that was sent before: the server keeps nothing of it (FRM-04).
    // So is a draft that was deleted elsewhere.
    return ['not-kept-as-draft', 'submission-gone'].includes(refused.code) ? { ok: true, value: {} } : refused;
  }
};

/** Codes of a draft that is kept whatever the person wants. */
const keptThere = ['legal-hold', 'has-documents'];

/** Whether the draft that the form began is gone; false where it has to be kept. */
async function isDeleted(api: PortalApi, { submissionId, version, triedKeys }: KnownDraft): Promise<boolean> {
  if (submissionId === undefined) return false;
  try {
    await api.call('drafts.delete', {
      params: { id: submissionId },
      body: { ...(version === undefined ? {} : { version }), triedKeys: [...triedKeys] },
    });
    return true;
  } catch (error) {
    const { code } = failure(error);
    if (keptThere.includes(code)) return false;
    if (code === 'not-found') return true;
    throw error;
  }
}

interface KnownDraft {
  readonly submissionId?: string;
  readonly version?: number;
  readonly triedKeys: readonly string[];
}

interface BegunDraft {
  readonly formSlug: string;
  readonly submissionId: string | undefined;
  readonly triedKeys: readonly string[];
}

/** The draft that a save from here has begun, of which no answer came; undefined where there is none. */
async function draftBegun(api: PortalApi, { formSlug, submissionId, triedKeys }: BegunDraft) {
  const draft = await api.call('drafts.one', { query: { formSlug, ...(submissionId === undefined ? {} : { submissionId }) } });
  const isOwn = draft?.lastKey !== undefined && triedKeys.includes(draft.lastKey);
  return isOwn ? { submissionId: draft.id, version: draft.version } : undefined;
}
