import { pickHtml, pickText } from '#engine';
import { isUnusable, type UnusableFileWarning } from '#schemas/shared/statuses';
import { openFrame, type ShownPage, type Visit } from '../../visit/index.ts';
import type { Guard } from '../secured.ts';
import type { SessionState } from '../../auth/index.ts';
import { screenPath } from '../../address/index.ts';
import type { FormContent } from '../../content/index.ts';
import { confirmationOf, checkedReference, confirmationSlugIn, defaultConfirmation, sentFormAt, type SentForm } from '../../forms/index.ts';
import { confirmationWord } from './confirmation-words.ts';
import { missing } from '../not-found/show-not-found.ts';

/** What the confirmation screen draws. */
export interface Confirmed {
  readonly html: string;
  readonly reference: string;
  /** Address of what was sent (DET-01), for a person signed in. */
  readonly detailHref?: string;
  readonly submissionId?: string;
  /** Of what was sent with it, the files that cannot be opened, as far as they were looked at by now. */
  readonly unusable?: readonly { readonly name: string; readonly warning: UnusableFileWarning }[];
  /** What the account was registered with, for a person signed in: it has no submission. */
  readonly isRegistration?: true;
  /** The submission of which a copy is mailed to who sent it, where that is asked for. */
  readonly mailsCopyOf?: string;
}

/**
 * CNF-01, CNF-04: the confirmation page of content, by slug; its title is content's. An address alone confirms nothing: only what this browser
 * sent, or the person signed in; while the session is unknown there is no message, and otherwise that there is nothing to confirm.
 */
export function showConfirmation({ session, show }: Pick<Guard, 'session' | 'show'>, url: URL): Promise<ShownPage> {
  return show(url, async (visit) => {
    const slug = confirmationSlugIn(visit.url.searchParams);
    const confirmation = await visit.questions.confirmation(slug);
    // Another slug may be there: what is drawn for this one is kept for this one.
    if (!confirmation) return { ...(await missing(visit)), queryRead: ['slug'] };
    const shown = { status: 200, visit, frame: await openFrame(visit), queryRead: ['slug'] };
    if (session.current().state === 'pending') return { ...shown, title: visit.site.name, waiting: true };
    const confirmed = await confirmedForm(session.current(), visit, slug);
    if (confirmed === null) return { ...shown, title: confirmationWord(visit.site, 'confirmation.unknown') };
    return {
      ...shown,
      title: pickText(confirmation.pageTitle, visit.site) ?? visit.site.name,
      view: { html: pickHtml(confirmation.html, visit.site) ?? '', ...confirmed } satisfies Confirmed,
    };
  });
}

type ConfirmedForm = Omit<Confirmed, 'html'>;

/** What may be confirmed with this page; null where there is no such thing. */
async function confirmedForm(session: SessionState, visit: Visit, slug: string): Promise<ConfirmedForm | null> {
  const reference = checkedReference(visit.url.searchParams.get('referenceNumber'));
  const sent = await sentFormAt(visit.url, session, visit.acting);
  if (sent) {
    const { token, person } = sent;
    const form =
      (person ?? token) !== undefined && sent.formSlug !== undefined ? await visit.questions.form(sent.formSlug).catch(() => null) : null;
    if (person === undefined) return sentInThisTab(visit, sent, form);
    return confirmedBy(visit, sent.reference, sent.submissionId, form);
  }
  if (session.state !== 'signed-in' || reference === null || visit.acting.account === 'none') return null;
  const own = await ownSubmission(visit, { slug, reference });
  return own && confirmedBy(visit, reference, own.submissionId, own.form);
}

/** What a visitor sent: by a link, a copy may go by mail to whom the link was mailed to. */
async function sentInThisTab(
  visit: Visit,
  { reference, submissionId, token }: SentForm,
  form: Pick<FormContent, 'mailsCopy'> | null,
): Promise<ConfirmedForm> {
  if (submissionId === undefined || !form?.mailsCopy || !(await isCopyOffered(visit, submissionId, token))) return { reference };
  return { reference, mailsCopyOf: submissionId };
}

async function confirmedBy(
  visit: Visit,
  reference: string,
  submissionId: string | undefined,
  form: Pick<FormContent, 'mailsCopy'> | null,
): Promise<ConfirmedForm> {
  // The one form of a person signed in that makes no submission.
  if (submissionId === undefined) return { reference, ...(form && (await hasRegistration(visit)) ? { isRegistration: true } : {}) };
  const unusable = await unusableFilesOf(visit, submissionId);
  const confirmed = {
    reference,
    submissionId,
    detailHref: screenPath('my-claim-detail', { submissionId }),
    ...(unusable.length > 0 ? { unusable } : {}),
  };
  return form?.mailsCopy && (await isCopyOffered(visit, submissionId)) ? { ...confirmed, mailsCopyOf: submissionId } : confirmed;
}

/** Where that cannot be known, none: the page of the claim lists them. */
async function unusableFilesOf({ api }: Visit, id: string): Promise<NonNullable<Confirmed['unusable']>> {
  const files = await api.call('attachments.ofSubmission', { params: { id }, query: { sentWith: 'true' } }).catch(() => []);
  return files.flatMap(({ uploadFileName: name, warning }) => (warning && isUnusable(warning) ? [{ name, warning }] : []));
}

/** Where only what makes an account was asked (name, mail, phone), there is nothing to download. Where that cannot be known, nothing is offered: the list of forms has it. */
const hasRegistration = ({ api }: Visit): Promise<boolean> =>
  api.call('accounts.mine').then(
    ([account]) => account?.hasRegistration === true,
    () => false,
  );

/** A copy goes only to an address that its person has proven. Where that cannot be known, none is offered: the answers can be downloaded. */
const isCopyOffered = ({ api }: Visit, id: string, token?: string): Promise<boolean> =>
  api.call('submissions.mailCopyOffer', { params: { id }, ...(token === undefined ? {} : { token }) }).then(
    ({ offered }) => offered,
    () => false,
  );

/** The submission with this reference that the account acted for has sent, and whose confirmation is this page. */
async function ownSubmission(
  { api, questions }: Visit,
  { slug, reference }: { slug: string; reference: string },
): Promise<{ readonly submissionId: string; readonly form: FormContent } | null> {
  try {
    const [account] = await api.call('accounts.mine');
    const submissions = account ? await api.call('submissions.ofAccount', { params: { accountId: account.id } }) : [];
    const own = submissions.find(({ referenceNumber, status }) => referenceNumber === reference && status === 'Done');
    const form = own && (await questions.form(own.formSlug));
    const isIts = form && (confirmationOf(form, new URL('https://portal.invalid')) ?? defaultConfirmation) === slug;
    return isIts ? { submissionId: own.id, form } : null;
  } catch {
    return null;
  }
}
