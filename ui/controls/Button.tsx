import type { ButtonHTMLAttributes } from 'react';
import styles from './button.module.css';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'disabled'> {
  readonly look?: 'primary' | 'secondary' | 'quiet';
  /** Work is under way: it stays focusable, a press is ignored. */
  readonly busy?: boolean;
  /** Not available any more; its `aria-describedby` has the reason. It stays focusable, so that the reason is announced; a press is ignored. */
  readonly unavailable?: boolean;
  /** In the place of its words once it was pressed in html that waits for its script. */
  readonly waitingWords?: string;
  /** Not usable yet (before hydration). */
  readonly disabled?: boolean;
}

/** Something to do here; going somewhere is LinkButton. */
export function Button({
  look = 'primary',
  busy = false,
  unavailable = false,
  waitingWords,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  const idle = busy || unavailable;
  return (
    <button
      type={type}
      className={styles.button}
      data-look={look}
      data-unavailable={unavailable || undefined}
      data-waits={waitingWords}
      aria-disabled={idle || undefined}
      onClick={idle ? (event) => event.preventDefault() : onClick}
      {...rest}
    />
  );
}
