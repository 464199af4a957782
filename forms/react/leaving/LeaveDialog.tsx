import { useState } from 'react';
import type { UnsentFile } from '#schemas/page';
import { Button, closeDialog, Dialog, FileNames } from '#ui';
import type { FormWords } from '../../texts.ts';

/**
 * What is asked: whether to keep the answers, or those of both forms of a registration; or whether to leave although they are lost, or all that the server
 * has not saved of them.
 */
export type LeaveQuestion = 'keep' | 'keep-registration' | 'lose' | 'lose-unsaved';

interface LeaveDialogProps {
  readonly id: string;
  readonly text: FormWords;
  readonly question: LeaveQuestion;
  /** Chosen files that are not sent. */
  readonly files: readonly UnsentFile[];
  readonly keep: () => void;
  /** Resolves once it is done, or with the code of what went wrong. */
  readonly discard: () => Promise<string | undefined>;
  /** Leaves with the answers as they are now. */
  readonly leave: () => void;
  /** Back to the form: by its button, or by Escape. */
  readonly stay: () => void;
  /** Sends the answers to be finished later, where the form may: so they are not lost. */
  readonly saveAndReturn: (() => void) | undefined;
}

const wordsOf = (text: FormWords) =>
  ({
    keep: { title: text.leaveTitle, hint: text.leaveHint },
    'keep-registration': { title: text.leaveTitle, hint: text.leaveRegistrationHint },
    lose: { title: text.leaveLostTitle, hint: text.leaveLostHint },
    'lose-unsaved': { title: text.leaveUnsavedTitle, hint: text.leaveUnsavedHint },
  }) satisfies Record<LeaveQuestion, { title: string; hint: string }>;

/** Whether a code is of a call without an answer, or that the server could not take at that moment: anything else is a refusal, and would be one again. */
const isTemporary = (code: string): boolean => /^(?:network|busy|unexpected|too-many-\w+|status-5\d\d)$/.test(code);

/** Asks, on Cancel, whether to keep or discard the answers: on a shared device they should not stay by accident, and where they cannot be kept they should not be lost by one. */
export function LeaveDialog({ id, text, question, files, keep, discard, leave, stay, saveAndReturn }: LeaveDialogProps) {
  const [isDiscarding, setDiscarding] = useState(false);
  /** Code of what went wrong. */
  const [failed, setFailed] = useState<string>();
  const isRefused = failed !== undefined && !isTemporary(failed);
  const drop = async (): Promise<void> => {
    // The device has forgotten all of it, and the server would refuse again.
    if (isRefused) return leave();
    setDiscarding(true);
    setFailed(undefined);
    const code = await discard();
    if (code === undefined) return;
    setFailed(code);
    setDiscarding(false);
  };
  const { title, hint } = wordsOf(text)[question];
  const keeps = question === 'keep' || question === 'keep-registration';
  const saves = keeps ? undefined : saveAndReturn;
  const isStayFirst = !keeps && !saves;
  const stayButton = (
    <Button look={isStayFirst ? 'primary' : 'quiet'} busy={isDiscarding} onClick={closeDialog}>
      {text.leaveStay}
    </Button>
  );
  return (
    <Dialog
      id={`${id}-leave`}
      title={title}
      text={hint}
      problem={
        <>
          <FilesOf {...{ text, files, keeps, failed }} />
          {failed !== undefined && <p role="alert">{isRefused ? text.discardRefused : text.discardFailed}</p>}
        </>
      }
      isHeld={isDiscarding}
      onClose={stay}
    >
      {keeps && (
        <Button busy={isDiscarding} onClick={keep}>
          {text.leaveKeep}
        </Button>
      )}
      {saves && (
        <Button busy={isDiscarding} onClick={saves}>
          {text.saveAndReturn}
        </Button>
      )}
      {isStayFirst && stayButton}
      {question === 'lose-unsaved' ? (
        <Button look="secondary" onClick={leave}>
          {text.leaveUnsaved}
        </Button>
      ) : (
        <Button look="secondary" busy={isDiscarding} onClick={() => void drop()}>
          {text.leaveDiscard}
        </Button>
      )}
      {!isStayFirst && stayButton}
    </Dialog>
  );
}

interface FilesOfProps extends Pick<LeaveDialogProps, 'text' | 'files'> {
  readonly keeps: boolean;
  readonly failed: string | undefined;
}

/** The files that are not sent, and what becomes of them: those that are lost, or else all. */
function FilesOf({ text, files, keeps, failed }: FilesOfProps) {
  const lost = keeps ? files.filter(({ kept }) => !kept) : files;
  // After a discard that failed the device keeps none of them until the answers are kept.
  if (files.length === 0 || (lost.length === 0 && failed !== undefined)) return null;
  const whatOfThem = lost.length > 0 ? text.leaveFiles : text.leaveFilesKept;
  return (
    <>
      <p>{keeps ? whatOfThem : text.leaveLostFiles}</p>
      <FileNames files={lost.length > 0 ? lost : files} />
    </>
  );
}
