import { linkTokenParameter, withoutLinkToken } from '#schemas/api';
import { redirect } from '../../router/index.ts';
import { openFrame, type Portal, type Show, type ShownPage } from '../../visit/index.ts';
import { linkedForm, linkOfAnother, signedOutQuery, signInAfterLink, wasSignedOut } from '../../auth/index.ts';
import { forgetFormLink, formLinkOf, keepFormLink } from '../../link/form-link.ts';
import type { ActingPerson, FormLink } from '../../acting/index.ts';
import { replayCalls, type PortalApi } from '../../api/index.ts';
import { defaultDataTimeout } from '../../data/index.ts';
import type { FormContent } from '../../content/index.ts';
import { PortalError, type LoadFailure } from '../../failure/index.ts';
import { withTimeout } from '#schemas/shared/timeouts';
import { visitorNotice } from '../visitor-notice.ts';
import { drawnByDevice } from './drawn-by-device.ts';
import { formScreen } from './show-form.ts';

/** What the screen is opened with. */
type LinkVisit = Pick<Portal, 'session' | 'api' | 'questions' | 'awake' | 'onDevice' | 'arrived' | 'linkToken'>;

/** The router's own header: the new address takes the place of the old one in the history. */
const inPlace = { 'X-Remix-Replace': 'true' };

/** What a link opened; `begun`: its recipient has begun this form, which they go on with signed in (FRM-09). */
type LinkOpening = FormLink | 'begun' | 'invalid' | 'leaving' | LoadFailure;

/**
 * FRM-01: the form `name` without a sign-in, for the holder of a link to it, where the form allows that; for anyone else it is the form itself, behind
 * its guard. In a browser the secret leaves the address first (SEC-10). The server draws the form for the holder of the link; where it does not, the
 * device alone knows what a link opens.
 */
export async function showFormByLink(show: Show, address: URL, name: string | undefined, parts: LinkVisit): Promise<ShownPage> {
  const { questions, awake, onDevice } = parts;
  if (name === undefined) throw redirect('/form');
  const url = withoutLinkToken(address);
  const token = address.searchParams.get(linkTokenParameter);
  if (onDevice && token) {
    keepFormLink(name, token);
    throw redirect(url.pathname + url.search, { headers: inPlace });
  }
  if (!awake()) return showDrawn(show, url, name, parts);
  const form = await questions.form(name).catch(() => null);
  const opened = form ? await openLink(parts, url, form) : null;
  const link = opened !== null && typeof opened === 'object' && 'token' in opened ? opened : undefined;
  return show(
    url,
    async (visit) => {
      if (opened === 'begun') throw redirect(signInAfterLink(visit.site.claimsEnabled, 'begun'), { headers: inPlace });
      const screen = await formScreen(visit, await visit.questions.form(name), true);
      if (opened === 'leaving') return drawnByDevice(screen);
      if (opened === 'invalid') return { ...drawnByDevice(screen), view: 'invalid-link' };
      if (opened && !link)
        return { status: 503, title: visit.site.name, visit, frame: await openFrame(visit), failure: opened as LoadFailure };
      return link ? withNotice(screen, url) : screen;
    },
    link && actingBy(link),
  );
}

const actingBy = (link: FormLink): ActingPerson => ({ workspace: false, account: 'own', link });

/** The form as the server draws it, and its document is hydrated: for the holder of its link, where that opened it in time; else only what is around it. */
async function showDrawn(show: Show, url: URL, name: string, parts: LinkVisit): Promise<ShownPage> {
  const form = await parts.questions.form(name).catch(() => null);
  const opening = form?.opensByLink === true ? openingOf(url, name, parts) : undefined;
  const link =
    form && opening ? await withTimeout(openFor(opening.api, opening.token, form), defaultDataTimeout).catch(refusedOrLate) : undefined;
  const drawn = await show(url, async (visit) => formScreen(visit, await visit.questions.form(name), false), link && actingBy(link));
  if (form?.opensByLink !== true) return drawnByDevice(drawn);
  return { ...withNotice(link ? drawn : drawnByDevice(drawn), url), audience: 'link' };
}

/** A person who was signed in with another account reads why they are signed out. */
const withNotice = (shown: ShownPage, url: URL): ShownPage => ({
  ...shown,
  ...(shown.visit && wasSignedOut(url) ? { notice: visitorNotice(shown.visit.site, 'signedOutForLink') } : {}),
  queryRead: [...(shown.queryRead ?? []), signedOutQuery],
});

/** With what the link of a drawing is opened: by the server, and in a browser with the answers that came with the document, so that nothing is asked before it is hydrated. */
function openingOf(
  url: URL,
  name: string,
  { onDevice, linkToken, api, arrived }: LinkVisit,
): { token: string; api: PortalApi } | undefined {
  if (!onDevice) return linkToken === undefined ? undefined : { token: linkToken, api };
  const [token, came] = [formLinkOf(name), arrived(url)];
  return token === undefined || came === undefined ? undefined : { token, api: replayCalls(api, came.answers) };
}

function refusedOrLate(error: unknown): undefined {
  if (!(error instanceof PortalError || error instanceof DOMException)) throw error;
}

/** Rejects where the link does not open the form, or not any more. */
async function openFor(api: PortalApi, token: string, form: FormContent): Promise<FormLink> {
  const [account, submission] = await Promise.all([api.call('accounts.byToken', { token }), api.call('submissions.byToken', { token })]);
  if (submission && !form.additionalForm) throw new PortalError(409, begun);
  return { token, accountId: account.id, keeper: `link for ${account.id}`, submission };
}

async function openLink(parts: LinkVisit, url: URL, form: FormContent): Promise<LinkOpening> {
  const { session, api } = parts;
  const token = formLinkOf(form.slug);
  if (token === undefined || !form.opensByLink) throw redirect(`/form/${form.slug}${url.search}`, { headers: inPlace });
  try {
    if (session.current().state !== 'signed-in') return await openFor(api, token, form);
    return await openSignedIn(parts, url, { token, form });
  } catch (error) {
    if (!(error instanceof PortalError)) throw error;
    const { status, code } = error;
    // Also where the session of who is signed in has ended meanwhile: the link is as good as before.
    if ((status !== 401 || code === 'session-ended') && code !== begun) return { source: 'portal', status, code };
    forgetFormLink();
    // Who is signed in needs no link.
    if (session.current().state === 'signed-in') throw redirect(`/form/${form.slug}`, { headers: inPlace });
    return code === begun ? 'begun' : 'invalid';
  }
}

const begun = 'already-begun';

/** FRM-09: its recipient, signed in, goes on with the form itself; another person is asked first, and nothing of the link is read before (SEC-9). */
async function openSignedIn(
  { questions, api }: LinkVisit,
  url: URL,
  { token, form }: { readonly token: string; readonly form: FormContent },
): Promise<LinkOpening> {
  const userPoolId = (await questions.tenant())?.identity.userPoolId ?? '';
  const found = await api.call('users.identify', { body: { userPoolId, token, use: false } });
  if (!found.Success) throw new PortalError(401, 'invalid-token');
  // The session has ended meanwhile.
  if (found.IsOwn === undefined) return openFor(api, token, form);
  if (!found.IsOwn) {
    linkOfAnother.put({ recipient: found.Result ?? '', to: url.pathname + url.search });
    return 'leaving';
  }
  forgetFormLink();
  throw redirect(linkedForm(form.slug, found.SubmissionId), { headers: inPlace });
}
