import { useState } from 'react';
import type { UnsentFile } from '#schemas/page';
import { Button, closeDialog, Dialog, FileNames } from '../../ui/index.ts';
import type { FormWords } from '../../form-words/form-texts.ts';

interface LeaveDialogProps {
  readonly id: string;
  readonly text: FormWords;
  /** Chosen files that are not sent. */
  readonly files: readonly UnsentFile[];
  readonly keep: () => void;
  /** Resolves once it is done, or with the code of what went wrong. */
  readonly discard: () => Promise<string | undefined>;
  /** Back to the form: by its button, or by Escape. */
  readonly stay: () => void;
}

/** Of the server: the same discard would be refused again. */
const refusals = ['changed-elsewhere', 'already-submitted', 'session-ended'];

/** Asks, on Cancel, whether to keep or discard the answers: on a shared device they should not stay by accident. */
export function LeaveDialog({ id, text, files, keep, discard, stay }: LeaveDialogProps) {
  const [isDiscarding, setDiscarding] = useState(false);
  const [failed, setFailed] = useState<string>();
  const lost = files.filter(({ kept }) => !kept);
  const drop = async (): Promise<void> => {
    setDiscarding(true);
    setFailed(undefined);
    const code = await discard();
    if (code === undefined) return;
    setFailed(refusals.includes(code) ? text.discardRefused : text.discardFailed);
    setDiscarding(false);
  };
  return (
    <Dialog
      id={`${id}-leave`}
      title={text.leaveTitle}
      text={text.leaveHint}
      problem={
        <>
          {files.length > 0 && (
            <>
              <p>{lost.length > 0 ? text.leaveFiles : text.leaveFilesKept}</p>
              <FileNames files={lost.length > 0 ? lost : files} />
            </>
          )}
          {failed !== undefined && <p role="alert">{failed}</p>}
        </>
      }
      isHeld={isDiscarding}
      onClose={stay}
    >
      <Button busy={isDiscarding} onClick={keep}>
        {text.leaveKeep}
      </Button>
      <Button look="secondary" busy={isDiscarding} onClick={() => void drop()}>
        {text.leaveDiscard}
      </Button>
      <Button look="quiet" busy={isDiscarding} onClick={closeDialog}>
        {text.leaveStay}
      </Button>
    </Dialog>
  );
}
