import styles from './button.module.css';

/** A link to where a person came from, or belongs: in words, with an arrow that points back. */
export const BackLink = ({ href, children }: { readonly href: string; readonly children: string }) => (
  <a className={styles.button} data-look="quiet" data-back="" href={href}>
    {children}
  </a>
);
