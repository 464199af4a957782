import { linkedForm, type MailedLink, rememberRecipient, reportFailedSignOut, signInPath } from '../../auth/index.ts';
import type { Outcome } from '#schemas/page';
import type { ActionContext } from '../action.ts';
import { failure } from '../failure.ts';

/**
 * APP-08, FRM-09, LOGIN-17: learns whom a mailed link was sent to. Where they are signed in it leads to the form; another person is signed out
 * first (SEC-9), in a fresh document whose sign-in leads there; for a visitor the sign-in begins with the recipient's name. ERR-05: a link that is
 * refused is reported by the sign-in. A visitor's link is used up once they ask for their code, not by being opened: scanners of mails open links, and run
 * their scripts; undefined where that goes on without it.
 */
export async function followLink(
  link: MailedLink,
  { session, site, browser, api }: Pick<ActionContext, 'session' | 'site' | 'browser' | 'api'>,
): Promise<Outcome<'sign-in-resume'> | undefined> {
  const { userPoolId } = site.tenant.identity;
  try {
    const now = await session.resolve();
    const found = await api.call('users.identify', {
      body: { userPoolId, token: link.token, ...(now.state !== 'signed-in' && { use: false }) },
    });
    if (!found.Success || found.Result === undefined) {
      // Who is signed in needs no link.
      if (now.state === 'signed-in') return undefined;
      const message = found.ErrorMessage ?? '';
      return { ok: true, value: { step: 'name', method: 'Email', fault: 'link-refused', faultWords: message } };
    }
    const to = linkedForm(link.slug, found.SubmissionId);
    if (now.state === 'signed-in' && now.view.username === found.Result) {
      browser.go(to, true);
      return { ok: false, code: 'signed-in' };
    }
    if (now.state === 'signed-in') {
      if (!(await session.end())) {
        reportFailedSignOut(signInPath(to));
        return { ok: false, code: 'still-signed-in' };
      }
      browser.leave(signInPath(to), true);
      return { ok: false, code: 'signed-out' };
    }
    rememberRecipient(found.Result, link.token);
    browser.go(signInPath(to), true);
    return { ok: true, value: { step: 'name', method: 'Email', username: found.Result } };
  } catch (error) {
    link.putBack();
    return failure(error);
  }
}
