import { Suspense, type MouseEvent } from 'react';
import { LinkButton, useHydrated } from '#ui';
import { homeOf, signInPath } from '../../auth/index.ts';
import { word, type Word } from '../../tenant/index.ts';
import { usePortal, useShown, type Visit } from '../../visit/index.ts';
import { EndedWays } from '../session-end/EndedWays.tsx';
import { MessagePage, Way } from '../message-page/MessagePage.tsx';
import { SentFormNote } from './SentFormNote.tsx';
import { noticeWord, type NoticeWord } from '../message-page/notice-words.ts';

export interface NoticeProps {
  readonly heading: Word;
  readonly message: NoticeWord;
  /** The session is over: there is nothing to go back to, so the link of ERR-03 comes first. */
  readonly over?: boolean;
  /** Only a sign-in leads on: for a visitor it comes first, by this word, as the link of ERR-03. */
  readonly signsIn?: NoticeWord | undefined;
}

const isKnownSignedIn = (visit: Visit | undefined): boolean => {
  const fact = visit?.facts.read('session.signedIn');
  return fact?.state === 'known' && fact.value === true;
};

/**
 * A heading, a message and the two ways on (ERR-01, ERR-03), as links that work without a script: a plain way back first, then the
 * link of ERR-03 to the root, which signs out and states so to a signed-in person. Where what is missing is a sign-in, that link comes first, with its
 * own words.
 */
export function Notice({ heading, message, over = false, signsIn }: NoticeProps) {
  const { session } = usePortal();
  const { visit } = useShown();
  const site = visit?.site;
  const hydrated = useHydrated();
  // A document that the server drew for everyone is drawn so again first, also where the session is known before it is hydrated.
  const isForPerson = hydrated || isKnownSignedIn(visit);
  const signedIn = isForPerson && session.current().state === 'signed-in';
  const leave = async (event: MouseEvent): Promise<void> => {
    if (!visit) return;
    event.preventDefault();
    await visit.host.act('sign-out', { to: '/' });
  };
  // Of a session that is over only signing out is left, as the specified link does it: it leads to the sign-in.
  const onward = over || signedIn ? { href: '/', onClick: leave } : { href: '/' };
  const isSignInFirst = over || (!signedIn && signsIn !== undefined && site !== undefined);
  const first = (
    <Way note={signedIn && !over && noticeWord(site, 'error.stays')}>
      {over ? (
        <LinkButton {...onward}>{noticeWord(site, 'error.signIn')}</LinkButton>
      ) : signedIn && site ? (
        <LinkButton href={homeOf(site.claimsEnabled)}>{noticeWord(site, 'error.back')}</LinkButton>
      ) : signsIn && site ? (
        <LinkButton href={signInPath(homeOf(site.claimsEnabled))}>{noticeWord(site, signsIn)}</LinkButton>
      ) : (
        <LinkButton href="/page">{noticeWord(site, 'error.home')}</LinkButton>
      )}
    </Way>
  );
  return (
    <MessagePage heading={word(site, heading)} message={noticeWord(site, message)}>
      <SentFormNote />
      {over && hydrated && visit ? (
        <Suspense fallback={first}>
          <EndedWays visit={visit} />
        </Suspense>
      ) : (
        first
      )}
      <Way note={signedIn && !over && noticeWord(site, 'error.leaves')}>
        {isSignInFirst ? <a href="/page">{noticeWord(site, 'error.home')}</a> : <a {...onward}>{word(site, 'error.continue')}</a>}
      </Way>
      {/* Only the device knows what it keeps of an open form: until it is drawn, what is below waits (frame.module.css). */}
      {over && !hydrated && <span hidden data-state="loading" />}
    </MessagePage>
  );
}
