import { pickText } from '#engine';
import { daySeconds } from '#locale/dates-and-numbers/units-of-time';
import { languagesOf } from '#schemas/tenant';
import type { Handle } from '../../../platform/db/index.ts';
import { consumeRateLimit } from '../../../platform/rate-counters/index.ts';
import { ProblemError } from '../../../platform/problems/index.ts';
import { normalName, type Registration } from '../../../services/identity/index.ts';
import { appendEntry, findSubmission, onBehalfOf, type AccountRow, type RecordStore, type SubmissionRow } from '../../records/index.ts';
import type { Call, Operation, CallDependencies } from '../call.ts';
import { sentByLink } from '../links/sent-by-link.ts';
import type { CopyParts } from '../copies/make-copy.ts';
import { answersPdf } from './answers-pdf.ts';

type SendCopyDependencies = RecordStore & CopyParts & { readonly registration?: Registration | undefined };

type MailCall = Call<'submissions.mailCopy' | 'submissions.mailCopyOffer'> & CallDependencies<SendCopyDependencies>;

const copiesPerDay = 5;
/** Mail servers refuse more; the mail then leads to the answers. */
const maxAttachedBytes = 5 * 1024 * 1024;

/**
 * CNF-05: mails the account a copy of what it has sent, where the form allows it (`copyByMail`): a link to the answers, which open after a sign-in, or
 * where the form states it, the answers as a PDF (docs/decisions/0022-a-copy-by-mail.md). Only to an address that its person has proven, or
 * where it is asked for by the link that sent the form: to the address that this link was mailed to.
 */
export const mailCopy: Operation<'submissions.mailCopy', SendCopyDependencies> = async (call) => {
  const { parts, tenant, tenantSettings, language, requestId } = call;
  const copy = await copyOf(call, call.params.id);
  if (copy instanceof ProblemError) throw copy;
  const { submission, account, form, way, registration, sender } = copy;
  const { userPoolId: poolId } = tenantSettings.identity;
  await consumeRateLimit(parts, { tenant, what: 'copies mailed', of: account.id, limit: copiesPerDay, seconds: daySeconds });
  const pdf = way === 'pdf' ? await answersPdf({ ...call, actor: { sub: sender } }, async () => copy, {}) : undefined;
  const attached = pdf !== undefined && pdf.byteLength <= maxAttachedBytes;
  await parts.db.kysely.transaction().execute(async (trx) => {
    await registration.notify(trx, poolId, {
      kind: 'copy',
      signInName: account.email,
      identifier: account.identifier,
      language,
      opens: {
        path: `/securedPage/my-claim-detail;submissionId=${submission.id}`,
        name: pickText(form?.['name'], languagesOf(tenantSettings, language)) ?? submission.form_name,
        days: 0,
      },
      reference: submission.reference_number,
      ...(attached ? { attachment: { name: `${submission.reference_number}.pdf`, type: 'application/pdf', bytes: pdf } } : {}),
    });
    await appendEntry(trx, {
      tenant,
      at: new Date(parts.clock()),
      actor: sender,
      onBehalfOf: call.actor ? onBehalfOf({ actor: call.actor }, account.id) : undefined,
      action: 'copy.mailed',
      object: `submission/${submission.id}`,
      after: { attached },
      requestId,
    });
  });
  registration.sendQueued();
  return { sentTo: account.email };
};

/** CNF-05: whether `mailCopy` would mail a copy of this submission, so that the page offers none that is refused. How many were mailed today is not asked. */
export const mailCopyOffer: Operation<'submissions.mailCopyOffer', SendCopyDependencies> = async (call) => ({
  offered: !((await copyOf(call, call.params.id)) instanceof ProblemError),
});

/** What a copy is of and how it is mailed, or why none is; throws where the caller has no such submission. */
async function copyOf(call: MailCall, id: string) {
  const { parts, tenant, tenantSettings } = call;
  const { submission, account, sender, isProven } = await sentBy(call, id);
  const form = await parts.readContent(tenant, 'submission-form', submission.form_slug);
  const way = form?.['copyByMail'];
  if (way !== 'link' && way !== 'pdf') return new ProblemError(403, 'no-copy', 'No copy of this form is sent by mail.');
  if (submission.status !== 'Done') return new ProblemError(409, 'not-sent', 'Send the form first: a copy is made of what was sent.');
  if (!account.email) return new ProblemError(409, 'no-email', 'No email address of this person is known.');
  const { registration } = parts;
  if (!registration) return new ProblemError(501, 'no-messages', 'This portal sends no messages by itself.');
  if (!isProven && !(await isEmailProven(registration, parts.db.kysely, tenantSettings.identity.userPoolId, account)))
    return new ProblemError(
      409,
      'email-unproven',
      'The email address of this person is not confirmed. Sign in with a code sent there first.',
    );
  return { submission, account, form, way, registration, sender };
}

interface CopiedSubmission {
  readonly submission: SubmissionRow;
  readonly account: AccountRow;
  /** For the audit trail, and for limits. */
  readonly sender: string;
  /** The address of the account has just been shown to be theirs. */
  readonly isProven: boolean;
}

/** What the caller asks a copy of: of their own account, or by the link that sent it. A person who is signed in is asked first. */
async function sentBy(call: MailCall, id: string): Promise<CopiedSubmission> {
  const { actor, token } = call;
  if (actor) return { ...(await findSubmission({ ...call, actor }, id)), sender: actor.sub, isProven: false };
  if (!token) throw new ProblemError(401, 'sign-in-needed', 'Please sign in.');
  const found = await sentByLink(call, id);
  return { ...found, sender: `link ${found.account.id}`, isProven: true };
}

/** Whether the person of the account has proven its very address: a registration, and a passcode to a telephone, prove none. */
async function isEmailProven(registration: Registration, db: Handle, poolId: string, { subject, email }: AccountRow): Promise<boolean> {
  const address = normalName(email);
  // An account that is bound to no person yet is for who has its address.
  const person = await registration.find(db, poolId, subject ?? address);
  return person !== undefined && person.email_verified && person.email === address;
}
