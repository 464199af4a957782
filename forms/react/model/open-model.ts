import type { SurveyModel } from 'survey-core';
import type { FormView } from '#schemas/api';
import { endingOf, fileIdsIn, wrongKindText } from '../../model/definition/index.ts';
import type { Act } from '#schemas/page';
import { answersToSend, type Sending } from '../../model/index.ts';
import { askedOthers } from './asked-others.ts';
import { createSurvey } from './create-survey.ts';
import { randomOrderOf } from './random-order.ts';
import { takeLoaded } from './load-ahead.ts';
import {
  attachFormContext,
  attachUploads,
  fileFaultsAt,
  PendingFiles,
  pendingFilesOf,
  typedTextsIn,
  withTypedTexts,
} from '../../state/index.ts';
import type { FormWords } from '../../texts.ts';
import { stepToOpen } from './new-questions.ts';
import { withWithdrawn } from './withdrawn-answers.ts';
import { loadedSanitiser } from '#ui/trusted-types';

/** Html of a form definition, and answers piped into it, as harmless html (SEC-23); `loadSurvey` has loaded what that takes. Throws on the server: a step with such answers is not drawn there. */
function sanitise(html: string, hasAnswers: boolean): string {
  // The relay made it harmless.
  if (typeof document === 'undefined' && !hasAnswers) return html;
  const sanitiser = loadedSanitiser();
  if (!sanitiser) throw new Error('The sanitiser is not loaded.');
  return sanitiser.sanitiseInForm(html);
}

/** The model of an open form, with the words and limits its fields need. */
export function openModel(view: FormView, text: FormWords, language: string, act?: Act): SurveyModel {
  const {
    slug,
    definition,
    answers,
    seeds,
    page,
    files,
    accountCountry,
    help,
    buttons,
    review,
    hasDraft,
    keepsFiles,
    chosenFiles,
    fileStates = {},
    lookupCountries = [],
  } = view;
  const keep = async (content: string, file: File): Promise<boolean> =>
    (await act?.('keep-file', { formSlug: slug, content, file }))?.ok === true;
  const drop = (content: string): void => void act?.('drop-file', { formSlug: slug, content });
  const pending = new PendingFiles({
    kept: chosenFiles,
    ...(keepsFiles || hasDraft ? { keep } : {}),
    ...(hasDraft ? { drop, sentWhileOpen: true } : {}),
    faultsAt: files && fileFaultsAt(definition, files, text, language),
  });
  // What arrives is saved with the answers: not while those of this device wait until they are seen beside others (FRM-15).
  const isAsked = view.unsaved?.length || view.otherAnswers?.length;
  const onServer = new Set(isAsked ? [] : fileIdsIn((view.drawn ?? view).answers));
  const { questionNotShownRequired: notShown, answerNotOffered: notOffered, notANumber } = text;
  const model = createSurvey(definition, {
    language,
    answers: pending.takeOver(answers),
    seeds,
    page,
    sanitise,
    notShown,
    notOffered,
    notANumber,
    words: text,
    files,
    accountCountry,
    order: randomOrderOf(view),
    loaded: takeLoaded(view),
    review: review && { settings: review, title: text.checkTitle, hint: view.correction ? text.checkCorrectionHint : text.checkHint },
  });
  const continues = view.continues === true && askedOthers(model, view).length === 0;
  if (view.changes) model.currentPageNo = stepToOpen(model, { page: model.currentPageNo, changes: view.changes });
  pending.attachTo(model);
  attachUploads(model, {
    act,
    atOnce: hasDraft === true,
    goesOn: (id) => continues || onServer.has(id),
    known: fileStates,
    removed: removedFiles(view),
    wrongKind: (found, name) => wrongKindText(found, endingOf(name), (key) => text[key]),
    reasons: { 'file-type': text.fileNotItsKind, 'file-unsafe': text.fileUnsafe, 'already-submitted': text.alreadySubmitted },
  });
  const { saveAndReturn } = buttons;
  return attachFormContext(model, { text, files, help, lookupCountries, saveAndReturn, language, ...(act ? { act } : {}) });
}

/** Ids of the files that the server's answers name, and neither those of this device nor what is shown beside them: the person left them out here. */
function removedFiles({ drawn, answers, otherAnswers = [] }: FormView): readonly string[] {
  const shown = [answers, ...otherAnswers.map(({ question, answer }) => ({ [question]: answer }))];
  const ids = new Set(shown.flatMap(fileIdsIn));
  return drawn ? fileIdsIn(drawn.answers).filter((id) => !ids.has(id)) : [];
}

/**
 * The answers of an open form as this device and a draft keep them: with those that the form does not take any more, what was typed and is no answer, and
 * the names of files that have to be chosen again, so that they are reported again on return.
 */
export const localAnswers = (model: SurveyModel): Record<string, unknown> =>
  pendingFilesOf(model).askedAgain.addTo(withTypedTexts(model, withWithdrawn(model)), model);

/** The answers of an open form that are submitted, and their errors: the same as on the server, and where what was typed is no answer. */
export function toSend(
  model: SurveyModel,
  { definition, seeds, files, accountCountry }: FormView,
  text: FormWords,
  language: string,
): Sending {
  const sending = answersToSend(definition, {
    language,
    answers: model.data,
    seeds,
    notShown: text.questionNotShownRequired,
    notOffered: text.answerNotOffered,
    words: text,
    files,
    accountCountry,
  });
  const unread = typedTextsIn(model, text.notANumber);
  if (unread.length === 0) return sending;
  const errors = sending.errors.filter(({ question }) => !unread.some((one) => one.question === question));
  return { ...sending, errors: [...errors, ...unread] };
}

/** The definition's own text in place of one of SurveyJS, in the language shown; undefined where it has none. */
export const ownWords = (model: SurveyModel, name: string): string | undefined => {
  const words = model.getLocalizableString(name);
  return words && !words.isEmpty ? words.textOrHtml : undefined;
};
