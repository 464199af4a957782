import { linkedForm, linkOfAnother, type MailedLink, rememberRecipient, signInPath } from '../../auth/index.ts';
import type { Outcome } from '#schemas/page';
import type { ActionContext } from '../action.ts';
import { failure } from '../failure.ts';

/**
 * APP-08, FRM-09, LOGIN-17: learns whom a mailed link was sent to. Where they are signed in it leads to the form; another person is asked first, and nothing
 * of the link is read or used up before they chose (SEC-9); for a visitor the sign-in begins with the recipient's name. ERR-05: a link that is
 * refused is reported by the sign-in. A visitor's link is used up once they ask for their code, not by being opened: scanners of mails open links, and run
 * their scripts; undefined where that goes on without it.
 */
export async function followLink(
  link: MailedLink,
  { session, site, browser, api }: Pick<ActionContext, 'session' | 'site' | 'browser' | 'api'>,
): Promise<Outcome<'sign-in-resume'> | undefined> {
  const identify = { userPoolId: site.tenant.identity.userPoolId, token: link.token };
  try {
    const now = await session.resolve();
    const found = await api.call('users.identify', { body: { ...identify, use: false } });
    if (!found.Success || found.Result === undefined) {
      // Who is signed in needs no link.
      if (now.state === 'signed-in') return undefined;
      const message = found.ErrorMessage ?? '';
      return { ok: true, value: { step: 'name', method: 'Email', fault: 'link-refused', faultWords: message } };
    }
    if (found.IsOwn === false) {
      linkOfAnother.put({ recipient: found.Result, to: link.address });
      return { ok: false, code: 'asked' };
    }
    const to = linkedForm(link.slug, found.SubmissionId);
    if (found.IsOwn) {
      // An unused link ends by itself, so its recipient does not wait for this.
      void api.call('users.identify', { body: identify }).catch(() => undefined);
      browser.go(to, true);
      return { ok: false, code: 'signed-in' };
    }
    rememberRecipient(found.Result, link.token);
    browser.go(signInPath(to), true);
    return { ok: true, value: { step: 'name', method: 'Email', username: found.Result } };
  } catch (error) {
    link.putBack();
    return failure(error);
  }
}
