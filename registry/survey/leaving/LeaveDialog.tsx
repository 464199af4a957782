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
  /** Resolves with whether it is done. */
  readonly discard: () => Promise<boolean>;
  /** Back to the form: by its button, or by Escape. */
  readonly stay: () => void;
}

/** Asks, on Cancel, whether to keep or discard the answers: on a shared device they should not stay by accident. */
export function LeaveDialog({ id, text, files, keep, discard, stay }: LeaveDialogProps) {
  const [state, setState] = useState<'asking' | 'discarding' | 'failed'>('asking');
  const lost = files.filter(({ kept }) => !kept);
  const drop = async (): Promise<void> => {
    setState('discarding');
    if (!(await discard())) setState('failed');
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
          {state === 'failed' && <p role="alert">{text.discardFailed}</p>}
        </>
      }
      isHeld={state === 'discarding'}
      onClose={stay}
    >
      <Button busy={state === 'discarding'} onClick={keep}>
        {text.leaveKeep}
      </Button>
      <Button look="secondary" busy={state === 'discarding'} onClick={() => void drop()}>
        {text.leaveDiscard}
      </Button>
      <Button look="quiet" busy={state === 'discarding'} onClick={closeDialog}>
        {text.leaveStay}
      </Button>
    </Dialog>
  );
}
