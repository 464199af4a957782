import { useEffect, useRef } from 'react';
import { LinkButton } from '#ui';
import { signInAgain, type EndedPlace } from '../../auth/index.ts';
import { word, type Site } from '../../tenant/index.ts';
import { noticeWord } from '../message-page/notice-words.ts';
import styles from '../message-page/message-page.module.css';
import { LocalAnswers } from './LocalAnswers.tsx';
import { MessagePage, Way } from '../message-page/MessagePage.tsx';

interface EndedProps {
  readonly site: Site | undefined;
  readonly place: EndedPlace;
  readonly signIn: (to: string) => void;
}

/** SES-01: in place of the whole document as soon as its session ended, until `/error/999` has come: also without a connection. */
export function Ended({ site, place, signIn }: EndedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const to = signInAgain(place);
  return (
    <main id="main" className={styles.whole}>
      <MessagePage ref={heading} heading={word(site, 'error.timeout')} message={noticeWord(site, 'error.timeoutMessage')}>
        <LocalAnswers site={site} place={place} />
        <Way>
          <LinkButton
            href={to}
            onClick={(event) => {
              event.preventDefault();
              signIn(to);
            }}
          >
            {noticeWord(site, 'error.signIn')}
          </LinkButton>
        </Way>
      </MessagePage>
    </main>
  );
}
