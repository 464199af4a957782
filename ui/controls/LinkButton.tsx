import type { MouseEventHandler } from 'react';
import { ArrowForward } from '../pictures/ArrowForward.tsx';
import styles from './button.module.css';

interface LinkButtonProps {
  readonly href: string;
  readonly children: string;
  readonly look?: 'primary' | 'secondary';
  /** Its name, where the words alone do not describe where it leads. */
  readonly label?: string;
  /** What happens first, where a script is there. */
  readonly onClick?: MouseEventHandler;
}

/** A link that looks like a button: it goes to an address, so it is a link. */
export function LinkButton({ href, children, look = 'primary', label, onClick }: LinkButtonProps) {
  return (
    <a className={styles.button} data-look={look} href={href} aria-label={label} onClick={onClick}>
      {children}
      {look === 'primary' && <ArrowForward />}
    </a>
  );
}
