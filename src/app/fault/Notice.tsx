import type { MouseEvent } from 'react';
import { LinkButton, PageHeading, useHydrated } from '#registry/ui';
import { homeOf } from '../../auth/landing.ts';
import { word, type Word } from '../../tenant/words.ts';
import { usePortal } from '../portal-context.ts';
import { useShown } from '../use-shown.ts';
import styles from './notice.module.css';

interface NoticeProps {
  readonly heading: Word;
  readonly message: Word;
  /** The session is over: there is nothing to go back to, so the specification's link leads. */
  readonly over?: boolean;
}

/**
 * A heading, a message and the two ways on, each with what it does: a plain way back first, then the specification's link, which
 * signs out and goes to the root (ERR-01, ERR-03). Both are links that work without a script.
 */
export function Notice({ heading, message, over = false }: NoticeProps) {
  const { session } = usePortal();
  const { visit } = useShown();
  const site = visit?.site;
  // Who is looking may be known before this is hydrated, and the server's html is for anybody.
  const hydrated = useHydrated();
  const signedIn = hydrated && session.current().state === 'signed-in';
  const leave = async (event: MouseEvent): Promise<void> => {
    if (!visit) return;
    event.preventDefault();
    await visit.host.act('sign-out', { to: '/' });
  };
  const onward = word(site, 'error.continue');
  const back = { href: signedIn && site ? homeOf(site.claimsEnabled) : '/page', words: word(site, 'error.back') };
  return (
    <div className={styles.notice}>
      <PageHeading>{word(site, heading)}</PageHeading>
      <div className={styles.body}>
        <p className={styles.message}>{word(site, message)}</p>
        <div className={styles.way}>
          {over ? (
            <LinkButton href="/" onClick={leave}>
              {onward}
            </LinkButton>
          ) : (
            <LinkButton href={back.href}>{back.words}</LinkButton>
          )}
          {signedIn && !over && <p>{word(site, 'error.stays')}</p>}
        </div>
        <div className={styles.way}>
          {over ? (
            <a href={back.href}>{back.words}</a>
          ) : (
            <>
              <a href="/" onClick={leave}>
                {onward}
              </a>
              <p>{word(site, 'error.leaves')}</p>
            </>
          )}
        </div>
      </div>
    </div>
  );
}
