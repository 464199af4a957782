import { readFailure, timedOut } from '../../failure/index.ts';
import { loadFailureScreens } from '../../frame/index.ts';
import { redirect } from '../../router/index.ts';
import { homeOf } from '../../auth/index.ts';
import { openFrame, type ShownPage } from '../../visit/index.ts';
import type { Guard } from '../secured.ts';

/** ERR-01: the error page; `/error/404` names the failure. That of a time-out leads people on who are signed in (SES-02). */
export function showError({ session, show }: Pick<Guard, 'session' | 'show'>, url: URL, rest: string | undefined): Promise<ShownPage> {
  const failure = readFailure(rest, url.searchParams);
  return show(url, async (visit) => {
    if (failure.status === timedOut && session.current().state === 'signed-in') throw redirect(homeOf(visit.site.claimsEnabled));
    return {
      status: 200,
      title: (await loadFailureScreens()).failureTitle(visit.site, failure),
      visit,
      frame: await openFrame(visit),
      failure,
      queryRead: ['code'],
    };
  });
}
