import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { Question } from 'survey-core';
import { Survey } from 'survey-react-ui';
import { filled, isolated } from '#engine';
import type { FormView } from '#schemas/api';
import { questionAt } from '#schemas/form/model';
import type { Act } from '#schemas/page';
import { ChangedElsewhere } from './notices/ChangedElsewhere.tsx';
import { ErrorSummary } from './notices/ErrorSummary.tsx';
import { pendingFilesOf } from '../form-state/index.ts';
import { clearErrors } from './model/clear-errors.ts';
import { FormActions } from './FormActions.tsx';
import type { FormWords } from '../form-words/form-texts.ts';
import { LeaveDialog } from './notices/LeaveDialog.tsx';
import { keptAnswers, openModel, ownWords, toSend } from './model/open-model.ts';
import { OtherAnswers } from './notices/OtherAnswers.tsx';
import { Refusal } from './notices/Refusal.tsx';
import { RestoredNotice } from './notices/RestoredNotice.tsx';
import { SaveStatus } from './saving/SaveStatus.tsx';
import { StepLine } from './steps/StepLine.tsx';
import { useAutosave } from './saving/use-autosave.ts';
import { unsentFiles, useHeldFiles } from './saving/use-held-files.ts';
import { useStepHistory } from './steps/use-step-history.ts';
import { withWithdrawn } from './model/withdrawn-answers.ts';
import { installFileField } from '../fields/file/index.ts';
import { installDigitsField } from '../fields/digits/index.ts';
import { installNotShownField } from '../fields/not-shown/index.ts';
import { installSelectField } from '../fields/select/index.ts';
import './style/survey.css';
import './style/survey-tables.css';
import styles from './style/survey-form.module.css';

installFileField();
installDigitsField();
installNotShownField();
installSelectField();

interface SurveyFormProps {
  readonly id: string;
  readonly view: FormView;
  readonly text: FormWords;
  readonly language: string;
  readonly act: Act;
}

/**
 * A form, one step at a time: the SurveyJS model draws the questions; steps, errors, saving and sending are ours.
 * Nothing that is typed is lost: answers are kept while typing, and a refused submit changes nothing on the screen.
 */
export function SurveyForm({ id, view, text, language, act }: SurveyFormProps) {
  const [model] = useState(() => openModel(view, text, language));
  const [step, setStep] = useState(model.currentPageNo);
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const [faulty, setFaulty] = useState<readonly Question[]>([]);
  /** Whether Save and Return was refused: who wants to leave may do so. */
  const [leaving, setLeaving] = useState(false);
  const [sending, setSending] = useState(false);
  /** Whether to say that answers were put back. */
  const [restored, setRestored] = useState(view.unsaved !== undefined);
  /** Whether somebody who cancels is asked what becomes of what they wrote. */
  const [cancelling, setCancelling] = useState(false);
  /** Code of the refusal that stands on the screen. */
  const [failure, setFailure] = useState<string>();
  const saving = useAutosave(model, view, act);
  const back = useStepHistory(model, act);
  useHeldFiles(model, act);
  const top = useRef<HTMLParagraphElement>(null);
  const key = useRef(crypto.randomUUID());
  /** Whether somebody was told, when they sent, of files that have to be chosen again. */
  const toldOfLost = useRef(false);
  // A parent that renders again must not touch the questions: the memo keeps what is being typed (STACK, SurveyJS).
  const questions = useMemo(() => <Survey model={model} />, [model]);

  useEffect(() => {
    const moved = (): void => {
      setStep(model.currentPageNo);
      setFaulty([]);
      top.current?.focus();
    };
    model.onCurrentPageChanged.add(moved);
    model.onPageVisibleChanged.add(drawAgain);
    return () => {
      model.onCurrentPageChanged.remove(moved);
      model.onPageVisibleChanged.remove(drawAgain);
    };
  }, [model]);

  const sound = (): boolean => {
    if (model.currentPage.validate(true)) return (setFaulty([]), true);
    setFaulty(model.getAllQuestions(true, false, true).filter((question) => question.isVisible && question.errors.length > 0));
    return false;
  };

  const goOn = (): void => {
    setLeaving(false);
    if (sound()) model.nextPage();
  };

  const send = async (isSaveAndReturn: boolean): Promise<void> => {
    if (sending) return;
    setLeaving(isSaveAndReturn);
    if (!sound() || tellsOfLost()) return;
    const { answers, errors } = isSaveAndReturn ? { answers: withWithdrawn(model), errors: [] } : toSend(model, view, text, language);
    if (errors.length > 0) return void showRefused(Object.fromEntries(errors.map(({ question, message }) => [question, message])));
    setSending(true);
    setFailure(undefined);
    const storedAs = await saving.settled();
    const answered = { formSlug: view.slug, ...storedAs };
    const kept = { answers: keptAnswers(model), unsaved: saving.unsaved(), page: model.currentPageNo };
    void act('keep-answers', { ...answered, ...kept });
    const outcome = await act('submit-form', {
      ...answered,
      answers,
      seeds: view.seeds,
      isSaveAndReturn,
      page: model.currentPageNo,
      idempotencyKey: key.current,
      ...(view.confirmationSlug ? { confirmationSlug: view.confirmationSlug } : {}),
      files: pendingFilesOf(model).chosen(answers),
    });
    setSending(false);
    key.current = crypto.randomUUID();
    if (outcome.ok) {
      saving.adopt(outcome.value);
      // Save and Return with files that did not arrive may be stayed at.
      if (isSaveAndReturn && outcome.value.failedFiles.length > 0) pendingFilesOf(model).arrived(model, outcome.value.arrivedFiles);
      return;
    }
    if (!showRefused(outcome.details)) setFailure(outcome.code);
  };

  /** Files that went with an earlier page are told once before anything is sent; whoever has them no more sends without. */
  const tellsOfLost = (): boolean => {
    const pending = pendingFilesOf(model);
    const open = pending.questionsWithLost(model).filter(({ question }) => question.isVisible);
    if (toldOfLost.current || open.length === 0) return false;
    toldOfLost.current = true;
    const words = (question: Question) => pending.lost(question).map((file) => filled(text.fileAgain, { name: isolated(file.name) }));
    return showRefused(Object.fromEntries(open.map(({ path, question }) => [path, words(question).join(' ')])));
  };

  /** Questions the server refused are shown at their places, on the step that holds the first. */
  const showRefused = (details: Readonly<Record<string, string>> | undefined): boolean => {
    const refused = Object.entries(details ?? {}).flatMap(([name, message]) => {
      const question = questionAt(model, name);
      if (question) question.addError(message);
      return question ? [question] : [];
    });
    const first = refused[0];
    if (first) model.currentPage = pageOf(first);
    setFaulty(refused);
    return refused.length > 0;
  };

  /** The way out, once it was asked what becomes of answers and files: nothing asks again. Where it is held up, the files count again. */
  const leave = (): void => {
    const names = unsentFiles(model);
    void act('hold-files', { names: [] });
    void act('navigate', { to: view.returnHref });
    void act('hold-files', { names });
  };

  /** What was written goes from this device; the server gets back what it may have been given since, then the way leads out. */
  const discard = async (): Promise<boolean> => {
    const storedAs = await saving.settled();
    const outcome = await act('discard-answers', {
      formSlug: view.slug,
      answers: view.answers,
      page: view.page,
      ...(storedAs.submissionId !== undefined && storedAs.version !== view.version ? { saved: storedAs } : {}),
    });
    if (!outcome.ok) return false;
    leave();
    return true;
  };

  const overtaken = saving.state.is === 'changed-elsewhere' || failure === 'changed-elsewhere';
  const cancel = view.buttons.cancel === 'always' || (view.buttons.cancel === 'not-on-first-page' && step > 0);
  return (
    <div className={styles.form} onInput={(event) => clearErrors(model, event)}>
      <StepLine id={`${id}-step`} lead={top} step={step} steps={model.visiblePageCount} title={view.title} text={text} />
      {restored && (
        <RestoredNotice
          text={text}
          closed={() => {
            setRestored(false);
            top.current?.focus();
          }}
        />
      )}
      {view.otherAnswers && <OtherAnswers model={model} others={view.otherAnswers} text={text} closed={() => top.current?.focus()} />}
      {faulty.length > 0 && (
        <ErrorSummary title={text.errorTitle} questions={faulty}>
          {leaving && saving.state.is !== 'changed-elsewhere' && (
            <p>
              {text.answersSoFar} <a href={view.returnHref}>{text.leaveNow}</a>
            </p>
          )}
        </ErrorSummary>
      )}
      {model.getAllQuestions().some((question) => question.isRequired) && <p className={styles.hint}>{text.required}</p>}
      {questions}
      {overtaken && <ChangedElsewhere text={text} />}
      {failure && !overtaken && <Refusal code={failure} text={text} signInHref={view.signInHref} />}
      <FormActions
        text={text}
        complete={view.buttons.complete}
        ownSubmit={ownWords(model, 'completeText')}
        last={model.isLastPage}
        sending={sending}
        onward={() => (model.isLastPage ? void send(false) : goOn())}
        back={step > 0 ? back : undefined}
        cancelHref={cancel ? view.returnHref : undefined}
        asks={(event) => {
          if (!saving.written()) return;
          event.preventDefault();
          setCancelling(true);
        }}
        saveAndReturn={view.buttons.saveAndReturn ? () => void send(true) : undefined}
      />
      {cancelling && (
        <LeaveDialog
          id={id}
          text={text}
          files={unsentFiles(model)}
          keep={() => {
            setCancelling(false);
            leave();
          }}
          discard={discard}
          stay={() => setCancelling(false)}
        />
      )}
      <SaveStatus state={saving.state} text={text} language={language} signInHref={view.signInHref} />
    </div>
  );
}

/** The page a question is on, however deep it is in others. */
const pageOf = (question: Question): Question['page'] => (question.parentQuestion ? pageOf(question.parentQuestion) : question.page);
