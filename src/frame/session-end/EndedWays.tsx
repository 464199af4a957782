import { LinkButton } from '#ui';
import { endedPlace, signInAgain } from '../../auth/index.ts';
import type { Visit } from '../../visit/index.ts';
import { noticeWord } from '../message-page/notice-words.ts';
import { LocalAnswers } from './LocalAnswers.tsx';
import { Way } from '../message-page/MessagePage.tsx';

/** SES-02: what became of an open form, and the sign-in that leads back to where this tab was. */
export function EndedWays({ visit: { site, host } }: { readonly visit: Visit }) {
  const place = endedPlace();
  const to = signInAgain(place);
  return (
    <>
      {place && <LocalAnswers site={site} place={place} />}
      <Way>
        <LinkButton
          href={to}
          onClick={(event) => {
            event.preventDefault();
            void host.act('sign-out', { to });
          }}
        >
          {noticeWord(site, 'error.signIn')}
        </LinkButton>
      </Way>
    </>
  );
}
