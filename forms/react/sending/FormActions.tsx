import type { MouseEventHandler, Ref } from 'react';
import type { FormView } from '#schemas/api';
import { Button, LinkButton } from '#ui';
import type { FormWords } from '../../texts.ts';
import styles from '../style/survey-form.module.css';

interface FormActionsProps {
  /** Of the way on. */
  readonly id: string;
  readonly ref: Ref<HTMLDivElement>;
  readonly text: FormWords;
  readonly complete: FormView['buttons']['complete'];
  /** The form's own word for sending; in workspace the words of FRM-05 replace it. */
  readonly ownSubmit: string | undefined;
  readonly last: boolean;
  readonly sending: boolean;
  /** In the place of Submit meanwhile. */
  readonly busyWord: string;
  readonly onward: () => void;
  /** Takes the place of the way on, of a form that asks nothing and has nothing to send. */
  readonly backHref?: string | undefined;
  readonly cancelHref: string | undefined;
  /** Called first when Cancel is pressed. */
  readonly asks: MouseEventHandler;
  readonly saveAndReturn: (() => void) | undefined;
  /** The one way out of a form that offers no other, and whether its answers are saved. */
  readonly wayOut: { readonly leave: () => void; readonly isSaved: boolean } | undefined;
}

/** One way on, in the colour of the tenant; the ways out beside it as links, Cancel before Save and Return (FRM-03…FRM-05). */
export function FormActions({
  id,
  ref,
  text,
  complete,
  ownSubmit,
  last,
  sending,
  busyWord,
  onward,
  backHref,
  cancelHref,
  asks,
  saveAndReturn,
  wayOut,
}: FormActionsProps) {
  const send = { submit: ownSubmit || text.submit, add: text.add, update: text.update }[complete];
  return (
    <div className={styles.actions} ref={ref}>
      {backHref ? (
        <LinkButton href={backHref} look="secondary">
          {text.back}
        </LinkButton>
      ) : (
        <Button id={id} busy={sending} waitingWords={text.loading} onClick={onward}>
          {last ? (sending ? busyWord : send) : text.next}
        </Button>
      )}
      <div className={styles.ways}>
        {wayOut ? (
          <Button look="quiet" onClick={wayOut.leave}>
            {wayOut.isSaved ? text.leaveSaved : text.saveAndLeave}
          </Button>
        ) : backHref ? null : (
          <>
            {cancelHref && (
              <a className={styles.way} href={cancelHref} onClick={asks}>
                {text.cancel}
              </a>
            )}
            {saveAndReturn && (
              <Button look="quiet" busy={sending} onClick={saveAndReturn}>
                {text.saveAndReturn}
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  );
}
