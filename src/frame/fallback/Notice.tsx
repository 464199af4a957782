import { Suspense, type MouseEvent } from 'react';
import { LinkButton, PageHeading, useHydrated } from '#registry/ui';
import { homeOf, signInPath } from '../../auth/index.ts';
import { word, type Word } from '../../tenant/index.ts';
import { usePortal, useShown, type Visit } from '../../visit/index.ts';
import { EndedWays } from './EndedWays.tsx';
import { noticeWord, type NoticeWord } from './notice-words.ts';
import styles from './notice.module.css';

export interface NoticeProps {
  readonly heading: Word;
  readonly message: NoticeWord;
  /** The session is over: there is nothing to go back to, so the link of ERR-03 comes first. */
  readonly over?: boolean;
  /** Signing in leads to what was asked for: it comes first for a visitor. */
  readonly signsIn?: boolean;
}

const isKnownSignedIn = (visit: Visit | undefined): boolean => {
  const fact = visit?.facts.read('session.signedIn');
  return fact?.state === 'known' && fact.value === true;
};

/**
 * A heading, a message and the two ways on (ERR-01, ERR-03), as links that work without a script: a plain way back first, then the
 * link of ERR-03 to the root, which signs out and states so to a signed-in person. After a time-out that link comes first, with its own words.
 */
export function Notice({ heading, message, over = false, signsIn = false }: NoticeProps) {
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
  const first = (
    <div className={styles.way}>
      {over ? (
        <LinkButton {...onward}>{noticeWord(site, 'error.signIn')}</LinkButton>
      ) : signedIn && site ? (
        <LinkButton href={homeOf(site.claimsEnabled)}>{noticeWord(site, 'error.back')}</LinkButton>
      ) : signsIn && site ? (
        <LinkButton href={signInPath(homeOf(site.claimsEnabled))}>{noticeWord(site, 'error.linkEndedSignIn')}</LinkButton>
      ) : (
        <LinkButton href="/page">{noticeWord(site, 'error.home')}</LinkButton>
      )}
      {signedIn && !over && <p>{noticeWord(site, 'error.stays')}</p>}
    </div>
  );
  return (
    <div className={styles.notice}>
      <PageHeading>{word(site, heading)}</PageHeading>
      <div className={styles.body}>
        <p className={styles.message}>{noticeWord(site, message)}</p>
        {over && hydrated && visit ? (
          <Suspense fallback={first}>
            <EndedWays visit={visit} />
          </Suspense>
        ) : (
          first
        )}
        <div className={styles.way}>
          {over ? <a href="/page">{noticeWord(site, 'error.home')}</a> : <a {...onward}>{word(site, 'error.continue')}</a>}
          {signedIn && !over && <p>{noticeWord(site, 'error.leaves')}</p>}
        </div>
      </div>
    </div>
  );
}
