import { useEffect, useRef, type MouseEvent } from 'react';
import type { BlockEnvironment } from '#engine';
import type { FormView } from '#schemas/api';
import { LinkButton } from '#ui';
import type { texts } from '../form.schema.ts';
import { useStepsPassed } from './use-steps-passed.ts';
import styles from '../form.module.css';

interface BlockedProps extends Pick<BlockEnvironment<typeof texts>, 'text' | 'act'> {
  readonly view: FormView & { readonly blocked: NonNullable<FormView['blocked']> };
}

/** FRM-08: how long a notice shows before the portal goes on by itself. */
const shownFor = 2500;

/** Events that show activity: a person who moves over the notice, touches it or presses a key is reading or choosing. */
const stirrings = ['pointermove', 'pointerdown', 'focusin', 'keydown'] as const;

/**
 * Why a form cannot be filled, and the way on: FRM-06 and RDT-02 wait for a press; FRM-08 goes on by itself, unless there is activity: then the notice
 * stays until a press (WCAG 2.2.1).
 */
export function Blocked({ view, text, act }: BlockedProps) {
  const { blocked, returnHref, byLink } = view;
  const goesOn = blocked !== 'preconditions' && blocked !== 'not-begun';
  useStepsPassed(goesOn);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!goesOn) return undefined;
    const timer = setTimeout(() => void act('navigate', { to: returnHref, replace: true }), shownFor);
    const stay = ({ type, target }: Event): void => {
      const within = target instanceof Node && box.current?.contains(target);
      // The portal itself puts the focus on a heading: only a focused link shows activity.
      if (type === 'keydown' || (within && (type !== 'focusin' || target instanceof HTMLAnchorElement))) clearTimeout(timer);
    };
    for (const type of stirrings) document.addEventListener(type, stay);
    return () => {
      clearTimeout(timer);
      for (const type of stirrings) document.removeEventListener(type, stay);
    };
  }, [goesOn, returnHref, act]);
  const signOut = (event: MouseEvent): void => {
    event.preventDefault();
    void act('sign-out', { to: '/' });
  };
  /** FRM-06: by a link it signs out. */
  const onward = byLink && !goesOn ? { href: '/', onClick: signOut } : { href: returnHref };
  return (
    <div className={styles.notice} role="alert" ref={box}>
      <h1 className={styles.title}>{blocked === 'preconditions' ? text.preconditionsTitle : view.title}</h1>
      <p>
        {
          {
            'not-begun': text.notBegun,
            preconditions: text.notAvailable,
            'already-submitted': text.alreadySubmitted,
            'editing-not-allowed': text.editingNotAllowed,
          }[blocked]
        }
      </p>
      <p>
        <LinkButton {...onward}>{blocked === 'not-begun' ? text.toBeginning : text.continueLink}</LinkButton>
      </p>
    </div>
  );
}
