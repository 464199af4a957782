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
  const [invalid, setInvalid] = useState<readonly Question[]>([]);
  /** Whether Save and Return was refused: the form may then be left. */
  const [leaving, setLeaving] = useState(false);
  const [sending, setSending] = useState(false);
  /** Whether to show that answers were put back. */
  const [restored, setRestored] = useState(view.unsaved !== undefined);
  /** Whether the dialog after Cancel is open. */
  const [cancelling, setCancelling] = useState(false);
  /** Code of the refusal, and the last save before it: a later one ends it. */
  const [refusal, setRefusal] = useState<{ readonly code: string; readonly savedAt: string | undefined }>();
  const saving = useAutosave(model, view, act);
  const back = useStepHistory(model, act);
  useHeldFiles(model, act);
  const top = useRef<HTMLParagraphElement>(null);
  const key = useRef(crypto.randomUUID());
  /** Whether files that have to be chosen again were reported on sending. */
  const lostReported = useRef(false);
  // A parent that renders again must not touch the questions: the memo keeps what is being typed.
  const questions = useMemo(() => <Survey model={model} />, [model]);

  useEffect(() => {
    const moved = (): void => {
      setStep(model.currentPageNo);
      setInvalid([]);
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
    if (model.currentPage.validate(true)) return (setInvalid([]), true);
    setInvalid(model.getAllQuestions(true, false, true).filter((question) => question.isVisible && question.errors.length > 0));
    return false;
  };

  const goOn = (): void => {
    setLeaving(false);
    if (sound()) model.nextPage();
  };

  const send = async (isSaveAndReturn: boolean): Promise<void> => {
    if (sending) return;
    setLeaving(isSaveAndReturn);
    if (!sound() || reportsLost()) return;
    const { answers, errors } = isSaveAndReturn ? { answers: withWithdrawn(model), errors: [] } : toSend(model, view, text, language);
    if (errors.length > 0) return void showRefused(Object.fromEntries(errors.map(({ question, message }) => [question, message])));
    setSending(true);
    setRefusal(undefined);
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
      // After Save and Return with files that did not arrive the claimant may stay.
      if (isSaveAndReturn && outcome.value.failedFiles.length > 0) pendingFilesOf(model).arrived(model, outcome.value.arrivedFiles);
      return;
    }
    if (outcome.code !== 'changed-elsewhere') saving.resume();
    if (!showRefused(outcome.details)) setRefusal({ code: outcome.code, savedAt: saving.savedAt });
  };

  /** Reports files lost with an earlier page once before anything is sent; a second press sends without them. */
  const reportsLost = (): boolean => {
    const pending = pendingFilesOf(model);
    const open = pending.questionsWithLost(model).filter(({ question }) => question.isVisible);
    if (lostReported.current || open.length === 0) return false;
    lostReported.current = true;
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
    setInvalid(refused);
    return refused.length > 0;
  };

  /** Leaves after the dialog: nothing asks again. Where leaving is prevented, the files are held again. */
  const leave = (): void => {
    const names = unsentFiles(model);
    void act('hold-files', { names: [] });
    void act('navigate', { to: view.returnHref });
    void act('hold-files', { names });
  };

  /** Removes the answers from this device, restores on the server those that the form was opened with, then leaves. */
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

  const failure = refusal?.savedAt === saving.savedAt ? refusal?.code : undefined;
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
      {invalid.length > 0 && (
        <ErrorSummary title={text.errorTitle} questions={invalid}>
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
