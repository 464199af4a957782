import { useEffect, useState } from 'react';
import { settings } from 'survey-core';
import { Button, closeDialog, Dialog } from '#ui';
import type { FormWords } from '../../texts.ts';

interface RemovalQuestion {
  readonly message: string;
  readonly answer: (isRemoved: boolean) => void;
}

/** SurveyJS asks before it removes a row or panel with answers; its own box has no look here. */
export function RemovalDialog({ id, text }: { readonly id: string; readonly text: FormWords }) {
  const [asked, setAsked] = useState<RemovalQuestion>();
  useEffect(() => {
    settings.confirmActionAsync = (message, answer) => setAsked({ message, answer });
  }, []);
  if (!asked) return null;
  const finish = (isRemoved: boolean): void => {
    setAsked(undefined);
    asked.answer(isRemoved);
  };
  return (
    <Dialog id={`${id}-removal`} title={text.entryRemove} text={asked.message} onClose={() => finish(false)}>
      <Button onClick={() => finish(true)}>{text.entryRemove}</Button>
      <Button look="secondary" onClick={closeDialog}>
        {text.entryKeep}
      </Button>
    </Dialog>
  );
}
