import type { Submission } from '#schemas/api';
import { fileIdOf } from '#forms/definition';
import type { UnsentFile } from '#schemas/page';
import { confirmationPath, detailsPath } from '../../address/index.ts';
import { homeOf, signInAfterLink } from '../../auth/index.ts';
import { forgetFormLink } from '../../link/form-link.ts';
import { keeperOf } from '../../acting/index.ts';
import {
  withSeeds,
  beginningOf,
  deviceName,
  forgetAnswers,
  forgetOnDevice,
  forgetSaved,
  guardAnswers,
  isChangedElsewhere,
  announcedFile,
  sendFiles,
  keepSentFiles,
  keepSentForm,
  noteFiles,
  noteSaved,
  defaultConfirmation,
} from '../../forms/index.ts';
import type { Action } from '../action.ts';
import { failure } from '../failure.ts';
import { dropFiles, forgetFiles } from './forget-files.ts';
import { forgetTypedInForm } from './forget-typed.ts';

/**
 * FRM-04, FRM-10, FRM-13: save and return, or submit. The answers go first, under a key that makes a repeat harmless; then each file by its
 * own link. Save and Return leads back to the hub (by a link to the sign-in, which states that it is saved), a submit to the confirmation page.
 * What this device keeps of the answers goes once the server has them: the caller keeps them first (`keep-answers`).
 */
export const submitForm: Action<'submit-form'> = async (payload, context) => {
  const { session, acting, api, site, url, browser, unsent } = context;
  const {
    formSlug,
    formVersion,
    submissionId,
    version,
    answers,
    seeds,
    isSaveAndReturn,
    page,
    idempotencyKey,
    confirmationSlug,
    files = [],
    removedFiles = [],
  } = payload;
  let saved: Submission;
  const keeper = keeperOf(session.current(), acting);
  const { link } = acting;
  const pathAfter = (why: 'saved' | 'sent'): string => (link ? signInAfterLink(site.claimsEnabled, why) : homeOf(site.claimsEnabled));
  const onDevice = deviceName(acting, formSlug);
  // What another window wrote since is not what this one shows.
  if (keeper !== undefined && onDevice !== undefined && isChangedElsewhere(keeper, onDevice))
    return { ok: false, code: 'changed-elsewhere' };
  const begun = beginningOf(keeper, formSlug, { submissionId, version });
  try {
    saved = await api.call(link || (submissionId && !begun.createClaim) ? 'submissions.update' : 'submissions.create', {
      idempotencyKey,
      body: {
        userPoolId: site.tenant.identity.userPoolId,
        formSlug,
        ...(formVersion === undefined ? {} : { formVersion }),
        isSaveAndReturn,
        page,
        dynamicData: withSeeds(answers, seeds, { submissionId, isSaveAndReturn, url }),
        ...(submissionId ? { id: submissionId } : {}),
        ...begun,
        ...(version === undefined ? {} : { version }),
        ...(removedFiles.length > 0 ? { removedFiles: [...removedFiles] } : {}),
        files: files.map((one) => ({ ...announcedFile(one), id: fileIdOf(one) })),
      },
    });
  } catch (error) {
    return failure(error);
  }
  forgetTypedInForm({ at: formSlug, submissionId }, context);
  if (keeper && onDevice !== undefined) forgetOnDevice(keeper, onDevice);
  else if (keeper) {
    // First: a document under way has one or the other.
    if (isSaveAndReturn) noteSaved(keeper, formSlug, saved);
    else forgetSaved(keeper, formSlug, saved.id);
    forgetAnswers(keeper, formSlug, submissionId);
  }
  if (link) forgetFormLink();
  const { arrived, failed: failedFiles } = await sendFiles(files, saved.attachments, { api, session, url });
  // A form that is not left shows what did not arrive as kept.
  const spared = isSaveAndReturn ? files.filter(({ file }) => !arrived.some((one) => one.file === file)) : [];
  if (keeper && onDevice !== undefined)
    await forgetFiles(
      [keeper, onDevice],
      spared.map(({ content }) => content),
    );
  else if (keeper)
    await dropFiles(
      [keeper, formSlug],
      files.filter((one) => !spared.includes(one)).map(({ content }) => content),
    );
  // Leaving asks about those that did not arrive while the form can still send them.
  const unsentAs = (name: string): UnsentFile => unsent.files.find((one) => one.name === name) ?? { name, kept: onDevice !== undefined };
  guardAnswers(unsent, undefined);
  noteFiles(unsent, isSaveAndReturn ? failedFiles.map(unsentAs) : []);
  keepSentFiles(saved.referenceNumber, { arrived: arrived.map(({ file }) => file.name), missing: failedFiles });
  let arrival: Promise<void>;
  if (acting.workspace) arrival = browser.go(`${detailsPath}?saved=true`, true);
  else if (isSaveAndReturn) arrival = browser.go(pathAfter('saved'), false);
  else {
    await keepSentForm({
      reference: saved.referenceNumber,
      slug: confirmationSlug ?? defaultConfirmation,
      submissionId: saved.id,
      formSlug,
      person: link ? undefined : keeper,
      token: link?.token,
    });
    arrival = browser.goWithBack(confirmationHref(confirmationSlug, saved, failedFiles.length), pathAfter('sent'));
  }
  return { ok: true, value: { submissionId: saved.id, version: saved.version, arrivedFiles: arrived, failedFiles, arrival } };
};

/** CNF-01, CNF-03. */
function confirmationHref(slug: string | undefined, { referenceNumber }: Submission, missingFiles: number): string {
  const query = new URLSearchParams({
    referenceNumber,
    ...(slug ? { slug } : {}),
    ...(missingFiles > 0 ? { missingFiles: String(missingFiles) } : {}),
  });
  return `${confirmationPath}?${query}`;
}
