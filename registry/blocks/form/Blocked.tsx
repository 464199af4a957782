import { useEffect } from 'react';
import type { Given } from '#engine';
import type { FormView } from '#schemas/api';
import { LinkButton } from '../../ui/LinkButton.tsx';
import type { texts } from './form.schema.ts';
import styles from './form.module.css';

interface BlockedProps extends Pick<Given<typeof texts>, 'text' | 'act'> {
  readonly view: FormView & { readonly blocked: NonNullable<FormView['blocked']> };
}

/** FRM-08: how long a notice shows before the portal goes on by itself. */
const shownFor = 2500;

/** Why a form cannot be filled, and the way on: FRM-06 waits for a press, FRM-08 goes on by itself. */
export function Blocked({ view, text, act }: BlockedProps) {
  const { blocked, returnHref } = view;
  const goesOn = blocked !== 'preconditions';
  useEffect(() => {
    if (!goesOn) return undefined;
    const timer = setTimeout(() => void act('navigate', { to: returnHref, replace: true }), shownFor);
    return () => clearTimeout(timer);
  }, [goesOn, returnHref, act]);
  return (
    <div className={styles.notice} role="alert">
      <h1 className={styles.title}>{goesOn ? view.title : text.preconditionsTitle}</h1>
      <p>
        {
          { preconditions: text.notAvailable, 'already-submitted': text.alreadySubmitted, 'editing-not-allowed': text.editingNotAllowed }[
            blocked
          ]
        }
      </p>
      <p>
        <LinkButton href={returnHref}>{text.continueLink}</LinkButton>
      </p>
    </div>
  );
}
