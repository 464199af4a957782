import type { AnchorHTMLAttributes } from 'react';
import styles from './stretched-link.module.css';

/** The link in the title of a card, that the whole card can be pressed for; the card is positioned, and has its corners in `--stretched-radius`. */
export const StretchedLink = ({ children, ...rest }: Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'>) => (
  <a className={styles.link} {...rest}>
    {children}
  </a>
);
