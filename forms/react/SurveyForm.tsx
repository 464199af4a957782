import { useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { Survey } from 'survey-react-ui';
import type { FormView } from '#schemas/api';
import { uploadsOf } from '../state/index.ts';
import { useHydrated } from '#ui';
import { pressesOnward } from './sending/enter-presses.ts';
import { FormActions } from './sending/FormActions.tsx';
import { FormIcons } from './FormIcons.tsx';
import { openStepOfHtml, useInputBeforeHydration } from './take-over-input.ts';
import { installFields } from './install-fields.ts';
import { clearErrors } from './model/clear-errors.ts';
import { openModel, ownWords } from './model/open-model.ts';
import { ChangedElsewhere } from './notices/ChangedElsewhere.tsx';
import { ErrorSummary } from './errors/ErrorSummary.tsx';
import { CorrectionNotice } from './notices/CorrectionNotice.tsx';
import type { AlertHandle } from './notices/FormAlert.tsx';
import { FormChanged } from './notices/FormChanged.tsx';
import { LeaveDialog } from './leaving/LeaveDialog.tsx';
import { OtherAnswers } from './notices/OtherAnswers.tsx';
import { RefusedToSend } from './sending/RefusedToSend.tsx';
import { RegistrationRefused } from './sending/RegistrationRefused.tsx';
import { RemovalDialog } from './notices/RemovalDialog.tsx';
import { RestoredNotice } from './notices/RestoredNotice.tsx';
import { RestoredSpace } from './notices/RestoredSpace.tsx';
import { SentElsewhere } from './notices/SentElsewhere.tsx';
import { SaveStatus, SaveTrouble, type HeardSaving } from './autosave/SaveStatus.tsx';
import { isConflict, type SaveState } from './autosave/save-state.ts';
import { useAutosave } from './autosave/use-autosave.ts';
import { OpenElsewhere } from './form-lock/OpenElsewhere.tsx';
import { useFormLock, type FormLockHandle } from './form-lock/use-form-lock.ts';
import type { FormLockState } from './form-lock/form-lock.ts';
import { unsentFiles, useChosenFiles } from './leaving/use-chosen-files.ts';
import { leaveHref, useLeaving } from './leaving/use-leaving.ts';
import { useInvalidQuestions } from './errors/use-invalid-questions.ts';
import { useSending, type FormGiven } from './sending/use-sending.ts';
import { showFocusOfSurvey } from './questions/focus-question.ts';
import { useAnnouncedEntries } from './entries/use-announced-entries.ts';
import { useAddressedQuestion } from './questions/use-addressed-question.ts';
import { asksNothing, maySendNothing } from './sending/asks-nothing.ts';
import { asksForAny } from './steps/asks-for-any.ts';
import { StepLine } from './steps/StepLine.tsx';
import { StepList } from './steps/StepList.tsx';
import { useCurrentStep } from './steps/use-current-step.ts';
import { useStepHistory } from './steps/use-step-history.ts';
import './style/survey-choices.css';
import './style/survey.css';
import './style/survey-tables.css';
import styles from './style/survey-form.module.css';

export { loadAhead } from './model/load-ahead.ts';

installFields();
showFocusOfSurvey();

interface SurveyFormProps extends FormGiven {
  readonly id: string;
  /** Shows in its place why it cannot be filled in any more. */
  readonly block?: (view: FormView) => void;
  /** It only takes over the html of the server: the same form with what this device kept follows it. */
  readonly isInterim?: boolean;
}

/**
 * A form, one step at a time: the SurveyJS model draws the questions; steps, errors, saving and sending are ours.
 * Nothing that is typed is lost: answers are kept while typing, and a refused submit changes nothing on the screen.
 */
export function SurveyForm(props: SurveyFormProps) {
  /** As it begins anew: its answers were discarded, or read again. */
  const [anew, setAnew] = useState<{ readonly view: FormView; readonly key: number }>();
  const reopen = (view: FormView): void =>
    view.blocked ? props.block?.(view) : setAnew((before) => ({ view, key: (before?.key ?? 0) + 1 }));
  const { view, act, isInterim = false } = props;
  const { lock, state, isUnread } = useFormLock(view, { act, isInterim, reopen });
  const heard = useRef<HeardSaving>(undefined);
  return (
    <OpenForm
      {...props}
      key={anew?.key}
      view={anew?.view ?? view}
      isAnew={anew !== undefined}
      lockState={state}
      {...{ lock, isUnread, reopen, heard }}
    />
  );
}

interface OpenFormProps extends SurveyFormProps {
  readonly isAnew: boolean;
  readonly lock: FormLockHandle;
  readonly lockState: FormLockState;
  readonly isUnread: boolean;
  readonly reopen: (view: FormView) => void;
  readonly heard: RefObject<HeardSaving>;
}

function OpenForm({ id, view, text, language, act, isInterim = false, isAnew, lockState, lock, isUnread, reopen, heard }: OpenFormProps) {
  const region = `${id}-questions`;
  const [model] = useState(() => {
    const opened = openModel(view, text, language, act);
    if (!isInterim) openStepOfHtml(opened, region, view);
    return opened;
  });
  const { step, lead } = useCurrentStep(model);
  const invalid = useInvalidQuestions(model);
  const isElsewhere = lockState === 'elsewhere';
  const saving = useAutosave(model, { view, act, lock, isInterim });
  /** The step over which is shown that answers were put back. */
  const [restoredAt, setRestoredAt] = useState(view.unsaved?.length ? step : undefined);
  const isRestoredSaved = saving.savedAt !== view.savedAt;
  if (restoredAt !== undefined && restoredAt !== step) setRestoredAt(isRestoredSaved ? undefined : step);
  const back = useStepHistory(model, act);
  useChosenFiles(model, act, view.submissionId, saving.state.is === 'already-submitted');
  const { isSending, refusal, mayLeave, goOn, send } = useSending(model, { view, text, language, act }, saving, invalid);
  const leaving = useLeaving(model, { view, act, saving, reopen, isSending });
  useAddressedQuestion(model, region, isInterim);
  useAnnouncedEntries(model, text);
  const isTaken = useInputBeforeHydration(model, region, isInterim, { view, act });
  /** What this device alone has comes back without a notice over the step. */
  const awaitsAnswers = !useHydrated() && restoredAt === undefined;
  // A parent that renders again must not touch the questions: the memo keeps what is being typed.
  const questions = useMemo(() => <Survey model={model} />, [model]);

  const focusStep = (): void => lead.current?.focus();
  // By way of its focus: a field takes some answers only when it is left.
  const pressOnward = (): void => {
    const button = document.getElementById(`${id}-onward`);
    button?.focus();
    button?.click();
  };
  // What had the focus is gone. Before another dialog opens, which gives it back where it was. Answers that differ take the focus by themselves.
  const hasOthers = view.otherAnswers !== undefined;
  useLayoutEffect(() => {
    if (isAnew && !hasOthers) lead.current?.focus();
  }, [isAnew, hasOthers, lead]);
  const keepMine = (): void => {
    saving.confirm();
    uploadsOf(model).resume();
    focusStep();
  };
  // A refusal states that the answers are kept: once is enough. A window that does not have the form saves nothing.
  const saved: SaveState = refusal || isElsewhere ? { is: 'idle' } : saving.state;
  const conflict = [saving.state.is, refusal?.code].find(isConflict);
  const isSentElsewhere = [saving.state.is, refusal?.code].includes('already-submitted');
  const mayNotSend = isSentElsewhere || conflict !== undefined;
  const whyNotSent = useRef<AlertHandle>(null);
  // The server would refuse again: the alert states what to do instead.
  const sendAnswers = (isSaveAndReturn: boolean): void => (mayNotSend ? whyNotSent.current?.focus() : void send(isSaveAndReturn));
  const actions = useRef<HTMLDivElement>(null);
  const sendAgain = (): void => {
    // The message goes with its button.
    actions.current?.querySelector('button')?.focus();
    sendAnswers(false);
  };
  const isEmpty = asksNothing(model);
  const sendsAnyway = isEmpty && maySendNothing(model, view, text, language);
  const cancel = { always: true, 'not-on-first-page': step > 0, 'only-on-first-page': step === 0, never: false }[view.buttons.cancel];
  return (
    <div
      id={region}
      className={styles.form}
      data-lock={lockState}
      data-awaits-script={isTaken ? 'taken' : ''}
      data-version={(view.drawn ?? view).version}
      data-last-key={(view.drawn ?? view).lastKey}
      data-kept-as={view.keptAs}
      onInput={(event) => clearErrors(model, event)}
      onKeyDown={(event) => pressesOnward(event) && pressOnward()}
    >
      <div className={styles.columns}>
        <div className={styles.main}>
          <StepLine {...{ model, lead, step, text, language }} id={`${id}-step`} title={view.title} back={step > 0 ? back : undefined}>
            <SaveStatus {...{ text, language, heard }} state={saved} awaitsAnswers={awaitsAnswers && !view.hasDraft} />
          </StepLine>
          {awaitsAnswers && view.hasDraft && <RestoredSpace text={text} />}
          {/* A window that lost the form states that alone; where that was above its questions stays their space: nothing moves. */}
          <div className={styles.notices} style={isElsewhere ? { visibility: 'hidden' } : undefined}>
            {view.correction && <CorrectionNotice {...{ correction: view.correction, text, language }} />}
            {restoredAt !== undefined && (
              <RestoredNotice text={text} isSaved={isRestoredSaved} closed={() => (setRestoredAt(undefined), focusStep())} />
            )}
            {view.changes && <FormChanged model={model} view={view} text={text} closed={focusStep} />}
            {view.otherAnswers && <OtherAnswers model={model} view={view} text={text} closed={keepMine} />}
            {invalid.questions.length > 0 && (
              <ErrorSummary title={text.errorTitle} noneListed={text.noErrorListed} questions={invalid.questions}>
                {mayLeave && !mayNotSend && (
                  <p>
                    {text.answersSoFar}{' '}
                    <a href={leaveHref(view, 'notKept')} onClick={leaving.leaveNow}>
                      {text.leaveNow}
                    </a>
                  </p>
                )}
              </ErrorSummary>
            )}
          </div>
          {asksForAny(model) && <p className={styles.hint}>{text.required}</p>}
          <FormIcons />
          {/* Closed, and not read-only for the model. */}
          <fieldset className={styles.questions} role="none" disabled={isElsewhere}>
            {isEmpty ? <p className={styles.hint}>{sendsAnyway ? text.nothingAskedSend : text.nothingAsked}</p> : questions}
          </fieldset>
          {isElsewhere ? (
            <OpenElsewhere {...{ text, isUnread }} hasOnlyHere={!saving.isSafe()} take={lock.take} />
          ) : (
            <>
              {isSentElsewhere && (
                <SentElsewhere text={text} wasCorrected={view.correction !== undefined} returnHref={view.returnHref} handle={whyNotSent} />
              )}
              {conflict && !isSentElsewhere && (
                <ChangedElsewhere
                  text={text}
                  gone={conflict === 'submission-gone' ? saving.submissionId() : undefined}
                  readAgain={lock.readAgain}
                  handle={whyNotSent}
                />
              )}
              {refusal && !mayNotSend && view.registers && (
                <RegistrationRefused {...{ refusal, text, view, act, sendAgain }} isKept={saving.isKept()} />
              )}
              {refusal && !mayNotSend && !view.registers && (
                <RefusedToSend {...{ refusal, text, view }} isKept={saving.isKept()} isSafe={saving.isSafe()} />
              )}
              <FormActions
                id={`${id}-onward`}
                ref={actions}
                text={text}
                complete={view.buttons.complete}
                ownSubmit={ownWords(model, 'completeText')}
                last={model.isLastPage || isEmpty}
                backHref={isEmpty && !sendsAnyway ? leaveHref(view, 'kept') : undefined}
                sending={isSending}
                busyWord={view.registers === 'first' ? text.loading : text.sending}
                onward={() => (model.isLastPage || isEmpty ? sendAnswers(false) : void goOn())}
                cancelHref={cancel ? leaveHref(view, 'notKept') : undefined}
                asks={leaving.ask}
                saveAndReturn={view.buttons.saveAndReturn ? () => sendAnswers(true) : undefined}
                wayOut={view.oneWayOut && { leave: leaving.out, isSaved: saving.state.is === 'saved' }}
              />
              <SaveTrouble state={saved} text={text} language={language} signInHref={view.signInHref} />
            </>
          )}
          <RemovalDialog id={id} text={text} />
          {leaving.question && (
            <LeaveDialog
              {...leaving}
              {...{ id, text }}
              question={leaving.question}
              files={unsentFiles(model)}
              saveAndReturn={view.buttons.saveAndReturn ? () => (leaving.stay(), sendAnswers(true)) : undefined}
            />
          )}
        </div>
        <div className={styles.side}>
          <StepList {...{ id, model, step, text }} help={view.help} />
        </div>
      </div>
    </div>
  );
}
