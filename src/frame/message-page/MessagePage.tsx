import type { ReactNode, Ref } from 'react';
import { PageHeading } from '#ui';
import styles from './message-page.module.css';

interface MessagePageProps {
  readonly heading: string;
  readonly message: string;
  /** The ways on. */
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLHeadingElement>;
}

/** In place of a screen: a heading, a message and the ways on. `ref` is of the heading. */
export const MessagePage = ({ heading, message, children, ref }: MessagePageProps) => (
  <div className={styles.notice}>
    <PageHeading ref={ref}>{heading}</PageHeading>
    <div className={styles.body}>
      <p className={styles.message}>{message}</p>
      {children}
    </div>
  </div>
);

/** A way on from a message page: a link, and under it what following it means. */
export const Way = ({ note, children }: { readonly note?: string | false; readonly children: ReactNode }) => (
  <div className={styles.way}>
    {children}
    {note && <p>{note}</p>}
  </div>
);
