import type { MouseEventHandler } from 'react';
import { ArrowForward } from '../pictures/ArrowForward.tsx';
import styles from './button.module.css';

interface LinkButtonProps {
  readonly href: string;
  readonly children: string;
  readonly look?: 'primary' | 'secondary';
  /** What happens first, where a script is there. */
  readonly onClick?: MouseEventHandler;
}

/** A link that looks like a button: it goes to an address, so it is a link. */
export function LinkButton({ href, children, look = 'primary', onClick }: LinkButtonProps) {
  return (
    <a className={styles.button} data-look={look} href={href} onClick={onClick}>
      {children}
      {look === 'primary' && <ArrowForward />}
    </a>
  );
}
