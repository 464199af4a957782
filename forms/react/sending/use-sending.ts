import { startTransition, useRef, useState } from 'react';
import type { PageModel, Question, SurveyModel } from 'survey-core';
import type { FormView } from '#schemas/api';
import { fileIdOf, mapFiles } from '../../model/definition/index.ts';
import type { Act } from '#schemas/page';
import { checkStep, askedAgainText, pendingFilesOf, uploadsOf, versionToName } from '../../state/index.ts';
import type { FormWords } from '../../texts.ts';
import { localAnswers, toSend } from '../model/open-model.ts';
import { stepAfter } from '../review/answers-review.ts';
import { isConflict } from '../autosave/save-state.ts';
import type { Autosave } from '../autosave/autosave.ts';
import { pageOf, type InvalidQuestions } from '../errors/use-invalid-questions.ts';

export interface FormGiven {
  readonly view: FormView;
  readonly text: FormWords;
  readonly language: string;
  readonly act: Act;
}

export interface Refused {
  readonly code: string;
  /** The words of the server, as text. */
  readonly message?: string | undefined;
  /** The first question that refuses its answer, where the open form has none of them. */
  readonly question?: string | undefined;
}

/** What was refused: the answers as `givenIn` has them, and the last save before. */
interface RefusedWith extends Refused {
  readonly answers: string;
  readonly savedAt: string | undefined;
}

interface Sending {
  /** Also once the answers have arrived, until the next screen is shown or the way there has ended. */
  readonly isSending: boolean;
  /** The last refusal, until the next try or answer, of Save and Return until a save arrived; one of answers that were changed elsewhere until the next try. */
  readonly refusal: Refused | undefined;
  /** Whether Save and Return was refused: the form may then be left. */
  readonly mayLeave: boolean;
  /** To the next step, where this one is valid. */
  readonly goOn: () => Promise<void>;
  /** FRM-04, FRM-10: sends the answers; a refused submit changes nothing on the screen. */
  readonly send: (isSaveAndReturn: boolean) => Promise<void>;
}

/** What the buttons that lead on do: the next step, Submit, and Save and Return. */
export function useSending(
  model: SurveyModel,
  { view, text, language, act }: FormGiven,
  saving: Autosave,
  { validateStep, showRefused }: InvalidQuestions,
): Sending {
  const [isSending, setSending] = useState(false);
  const [mayLeave, setMayLeave] = useState(false);
  const [refused, setRefused] = useState<RefusedWith>();
  /** SEC-18: what is sent again as it was has the key of before: an answer may have been lost on its way. */
  const lastTry = useRef<{ readonly sent: string; readonly key: string }>(undefined);
  const keyOf = (sent: string): string =>
    (lastTry.current = { sent, key: lastTry.current?.sent === sent ? lastTry.current.key : crypto.randomUUID() }).key;
  /** Contents of the files of which was reported that they have to be chosen again. */
  const reported = useRef(new Set<string>());

  /** Reports files that have to be chosen again once, as their step is left or the form is sent; a second press goes on without them. A draft keeps their names. */
  const reportsAskedAgain = (step?: PageModel): boolean => {
    const pending = pendingFilesOf(model);
    const isOpen = (question: Question): boolean =>
      question.isVisible &&
      (step === undefined || pageOf(question) === step) &&
      pending.askedAgain.of(question).some(({ content }) => !reported.current.has(content));
    const open = pending.askedAgain.questionsIn(model).filter(({ question }) => isOpen(question));
    if (open.length === 0) return false;
    for (const { question } of open) for (const { content } of pending.askedAgain.of(question)) reported.current.add(content);
    const words = (question: Question) => pending.askedAgain.of(question).map((file) => askedAgainText(file, text.fileAgain, language));
    return showRefused(Object.fromEntries(open.map(({ path, question }) => [path, words(question).join(' ')])));
  };

  /** What has to be known of answers and files first. */
  const checked = async (asking: Promise<unknown>): Promise<void> => {
    setSending(true);
    await asking;
    setSending(false);
  };

  const send = async (isSaveAndReturn: boolean): Promise<void> => {
    if (isSending) return;
    setMayLeave(isSaveAndReturn);
    const asking = checkStep(model);
    if (asking) await checked(asking);
    if (!validateStep()) return;
    const uploading = uploadsOf(model).settle();
    if (uploading) await checked(uploading);
    if (!isSaveAndReturn && reportsAskedAgain()) return;
    const { answers, errors } = isSaveAndReturn ? { answers: localAnswers(model), errors: [] } : toSend(model, view, text, language);
    if (errors.length > 0) return void showRefused(Object.fromEntries(errors.map(({ question, message }) => [question, message])));
    setSending(true);
    setRefused(undefined);
    const page = model.currentPageNo;
    const formVersion = isSaveAndReturn ? versionToName(model, { now: view.formVersion, before: view.changes?.since }) : view.formVersion;
    const record = { formSlug: view.slug, formVersion, ...(await saving.settled()) };
    const sent = { ...record, answers, seeds: view.seeds, isSaveAndReturn, page };
    const idempotencyKey = keyOf(JSON.stringify(sent));
    const unsent = { ...saving.unsaved(), triedKeys: [idempotencyKey] };
    void saving.keep({ ...record, ...unsent, answers: localAnswers(model), page });
    if (!isSaveAndReturn) uploadsOf(model).submitting();
    const outcome = await act('submit-form', {
      ...sent,
      idempotencyKey,
      ...(view.confirmationSlug ? { confirmationSlug: view.confirmationSlug } : {}),
      files: pendingFilesOf(model).chosen(answers),
      ...(isSaveAndReturn ? {} : { removedFiles: uploadsOf(model).removedFrom(answers) }),
    });
    if (outcome.ok || outcome.code === 'key-reused') lastTry.current = undefined;
    if (outcome.ok) {
      saving.adopt(outcome.value, answers);
      if (!isSaveAndReturn) pendingFilesOf(model).dropAll();
      // After Save and Return with files that did not arrive the claimant may stay.
      if (isSaveAndReturn && outcome.value.failedFiles.length > 0) pendingFilesOf(model).arrived(model, outcome.value.arrivedFiles);
      await outcome.value.arrival.catch(() => undefined);
      // Not before the next screen, which is shown by a transition.
      startTransition(() => setSending(false));
      return;
    }
    setSending(false);
    if (!isConflict(outcome.code)) saving.resume();
    const { code, message, details = {} } = outcome;
    const words = Object.values(details).join(' ') || message;
    const [question] = Object.keys(details);
    if (!showRefused(details)) setRefused({ code, message: words, question, answers: givenIn(model), savedAt: saving.lastSavedAt() });
  };

  const goOn = async (): Promise<void> => {
    if (isSending) return;
    setMayLeave(false);
    const asking = checkStep(model);
    if (asking) await checked(asking);
    if (!validateStep() || reportsAskedAgain(model.currentPage as PageModel)) return;
    const next = stepAfter(model);
    if (next) model.currentPage = next;
  };
  const isOver = ({ code, answers, savedAt }: RefusedWith): boolean =>
    !isConflict(code) && (answers !== givenIn(model) || (mayLeave && savedAt !== saving.savedAt));
  return { isSending, refusal: refused && !isOver(refused) ? refused : undefined, mayLeave, goOn, send };
}

/** What the person has answered, as text: that a file has arrived is no other answer. */
const givenIn = (model: SurveyModel): string =>
  JSON.stringify(mapFiles(localAnswers(model), (_, files) => files.map((file) => ({ ...file, content: fileIdOf(file) }))));
