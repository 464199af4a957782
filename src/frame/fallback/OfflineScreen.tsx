import { useEffect } from 'react';
import { LinkButton, PageHeading } from '#registry/ui';
import { word } from '../../tenant/index.ts';
import { noticeWord } from './notice-words.ts';
import styles from './notice.module.css';
import { usePortal, useShown } from '../../visit/index.ts';
import { useLocation, useRevalidator } from '../../router/index.ts';

/** Replaces a page that needs a connection: the page opens by itself when the connection is back; one press leads to the page before. */
export function OfflineScreen() {
  const { offline, lastShown, browser } = usePortal();
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();
  const { visit, failure } = useShown();
  const codeIsMissing = failure?.source === 'app';
  useEffect(() => {
    const open = (): void => void (codeIsMissing ? browser.reload() : revalidate());
    if (!offline()) open();
    addEventListener('online', open);
    return () => removeEventListener('online', open);
  }, [codeIsMissing, browser, offline, revalidate]);
  return (
    <div className={styles.notice}>
      <PageHeading>{word(visit?.site, 'offline.heading')}</PageHeading>
      <div className={styles.body}>
        <p className={styles.message}>{noticeWord(visit?.site, 'offline.message')}</p>
        <div className={styles.way}>
          <LinkButton href={lastShown()}>{noticeWord(visit?.site, 'offline.back')}</LinkButton>
        </div>
        <div className={styles.way}>
          <a href={pathname + search}>{noticeWord(visit?.site, 'offline.tryAgain')}</a>
        </div>
      </div>
    </div>
  );
}
