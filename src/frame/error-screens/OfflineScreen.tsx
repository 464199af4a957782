import { useEffect } from 'react';
import { LinkButton } from '#ui';
import { word } from '../../tenant/index.ts';
import { noticeWord } from '../message-page/notice-words.ts';
import { MessagePage, Way } from '../message-page/MessagePage.tsx';
import { usePortal, useShown } from '../../visit/index.ts';
import { useLocation, useRevalidator } from '../../router/index.ts';
import { SentFormNote } from './SentFormNote.tsx';

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
    <MessagePage heading={word(visit?.site, 'offline.heading')} message={noticeWord(visit?.site, 'offline.message')}>
      <SentFormNote />
      <Way>
        <LinkButton href={lastShown()}>{noticeWord(visit?.site, 'offline.back')}</LinkButton>
      </Way>
      <Way>
        <a href={pathname + search}>{noticeWord(visit?.site, 'offline.tryAgain')}</a>
      </Way>
    </MessagePage>
  );
}
