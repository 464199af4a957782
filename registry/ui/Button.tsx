import type { ButtonHTMLAttributes } from 'react';
import styles from './button.module.css';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'disabled'> {
  readonly look?: 'primary' | 'secondary' | 'quiet';
  /** Work is under way: it stays focusable, a press is ignored. */
  readonly busy?: boolean;
  /** Not usable yet (before hydration). */
  readonly disabled?: boolean;
}

/** Something to do here; going somewhere is LinkButton. */
export function Button({ look = 'primary', busy = false, type = 'button', onClick, ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      className={styles.button}
      data-look={look}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    />
  );
}
