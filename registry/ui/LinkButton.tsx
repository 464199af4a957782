import { Icon } from './Icon.tsx';
import styles from './button.module.css';

interface LinkButtonProps {
  readonly href: string;
  readonly children: string;
  readonly look?: 'primary' | 'secondary';
}

/** A link that asks to be taken: it goes somewhere, so it stays a link. */
export function LinkButton({ href, children, look = 'primary' }: LinkButtonProps) {
  return (
    <a className={styles.button} data-look={look} href={href}>
      {children}
      {look === 'primary' && <Icon name="arrow-forward" />}
    </a>
  );
}
