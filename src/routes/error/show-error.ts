import { failureWords, readFailure } from '../../failure/index.ts';
import { redirect } from '../../navigation/index.ts';
import { homeOf, type Session } from '../../auth/index.ts';
import { openFrame, type Show, type Shown } from '../../visit/index.ts';
import { word } from '../../tenant/index.ts';

/** What the error page asks. */
interface Asked {
  readonly session: Pick<Session, 'current'>;
  readonly show: Show;
}

/** ERR-01: the error page; `/error/404` names the failure. That of a time-out leads people on who are signed in (SES-02). */
export function showError({ session, show }: Asked, url: URL, rest: string | undefined): Promise<Shown> {
  const failure = readFailure(rest);
  return show(url, async (visit) => {
    if (failure.status === 999 && session.current().state === 'signed-in') throw redirect(homeOf(visit.site.claimsEnabled));
    return {
      status: 200,
      title: word(visit.site, failureWords(failure).heading),
      visit,
      frame: await openFrame(visit),
      failure,
    };
  });
}
