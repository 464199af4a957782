import type { MouseEventHandler } from 'react';
import type { FormView } from '#schemas/api';
import { Button, LinkButton } from '../ui/index.ts';
import type { FormWords } from '../form-words/form-texts.ts';
import styles from './style/survey-form.module.css';

interface FormActionsProps {
  readonly text: FormWords;
  readonly complete: FormView['buttons']['complete'];
  /** The form's own word for sending; in workspace the words of FRM-05 replace it. */
  readonly ownSubmit: string | undefined;
  readonly last: boolean;
  readonly sending: boolean;
  readonly onward: () => void;
  readonly back: (() => void) | undefined;
  readonly cancelHref: string | undefined;
  /** Called first when Cancel is pressed. */
  readonly asks: MouseEventHandler;
  readonly saveAndReturn: (() => void) | undefined;
}

/** One way on, in the colour of the tenant; the others beside it, Cancel before Save and Return (FRM-03…FRM-05). */
export function FormActions({ text, complete, ownSubmit, last, sending, onward, back, cancelHref, asks, saveAndReturn }: FormActionsProps) {
  const send = { submit: ownSubmit || text.submit, add: text.add, update: text.update }[complete];
  return (
    <div className={styles.actions}>
      <Button busy={sending} onClick={onward}>
        {last ? (sending ? text.sending : send) : text.next}
      </Button>
      {back && (
        <Button look="secondary" onClick={back}>
          {text.back}
        </Button>
      )}
      {cancelHref && (
        <LinkButton look="secondary" href={cancelHref} onClick={asks}>
          {text.cancel}
        </LinkButton>
      )}
      {saveAndReturn && (
        <Button look="quiet" busy={sending} onClick={saveAndReturn}>
          {text.saveAndReturn}
        </Button>
      )}
    </div>
  );
}
