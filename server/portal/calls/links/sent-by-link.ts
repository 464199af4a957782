import { hourMs } from '#locale/dates-and-numbers/units-of-time';
import { notFound } from '../../../platform/problems/index.ts';
import {
  invalidLink,
  submissionsOfForm,
  type AccountRow,
  type PublishedContent,
  type RecordStore,
  type SubmissionRow,
} from '../../records/index.ts';
import type { Call, CallDependencies } from '../call.ts';
import { openedLink } from './opened-link.ts';

const copiesUntilMs = hourMs;

/**
 * What was sent by the link of a call, for an hour after that; whatever was changed since, or is another submission, is answered as if it were not there. The
 * link was mailed to the address that the account has: a change of the address ends it.
 */
export async function sentByLink(
  call: Pick<Call<'submissions.mailCopy'>, 'tenant' | 'token'> & CallDependencies<RecordStore & PublishedContent>,
  id: string,
): Promise<{ readonly submission: SubmissionRow; readonly account: AccountRow }> {
  const { parts } = call;
  const { link, account, form } = await openedLink(call);
  const sentAt = link.used_at?.getTime();
  if (sentAt === undefined || parts.clock() > sentAt + copiesUntilMs) throw invalidLink();
  const own = await submissionsOfForm(parts.db.kysely, account, form.slug);
  const submission = own.find((one) => one.id === id && one.status === 'Done' && one.updated_at.getTime() === sentAt);
  if (!submission) throw notFound();
  return { submission, account };
}
