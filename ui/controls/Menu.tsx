import type { FocusEvent, MouseEvent, ReactNode } from 'react';
import { Icon, type IconName } from '../pictures/Icon.tsx';
import styles from './menu.module.css';

interface MenuProps {
  readonly id: string;
  readonly label: string;
  /** What the button shows, where it is not the label. */
  readonly shown?: ReactNode;
  readonly icon: IconName;
  /** On a phone the icon alone is seen; the words stay for those who listen. */
  readonly compact?: boolean;
  readonly children: ReactNode;
}

/** After a choice the panel is in the way. */
export function hideOnChoice(event: MouseEvent<HTMLElement>): void {
  const chosen = event.target instanceof Element && event.target.closest('a, button');
  if (chosen && event.currentTarget.matches(':popover-open')) event.currentTarget.hidePopover();
}

/** On what holds a button and its panel: closes the panel once the focus has left both, before it covers what has the focus (WCAG 2.4.11). */
export function hideOnLeave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  // Without a next element the window only lost the focus.
  if (!(relatedTarget instanceof Element) || currentTarget.contains(relatedTarget)) return;
  currentTarget.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover();
}

/** A button with a small panel, on the native popover: opens, closes on Escape and on a click outside, before any script. */
export function Menu({ id, label, shown, icon, compact, children }: MenuProps) {
  return (
    <div onBlur={hideOnLeave}>
      <button type="button" className={styles.button} popoverTarget={id} aria-label={shown ? undefined : label}>
        <Icon name={icon} />
        {shown && (
          <span className={styles.shown} data-compact={compact}>
            {shown}
          </span>
        )}
        <Icon name="chevron-down" />
      </button>
      <div id={id} popover="auto" role="group" aria-label={label} className={styles.panel} onClick={hideOnChoice}>
        {children}
      </div>
    </div>
  );
}
