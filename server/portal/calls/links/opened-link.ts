import { ProblemError } from '../../../platform/problems/index.ts';
import {
  findForm,
  findFormLink,
  invalidLink,
  submissionsOfForm,
  type Form,
  type FormLink,
  type PublishedContent,
  type RecordStore,
  type SubmissionRow,
} from '../../records/index.ts';
import type { Call, CallDependencies } from '../call.ts';

type LinkCall = Pick<Call<'accounts.byToken'>, 'tenant' | 'token'> & CallDependencies<RecordStore & PublishedContent>;

/** What a link opens: one form of one account and, where it names one, a submission of it. */
export interface OpenedLink extends FormLink {
  readonly form: Form;
}

/** The link a call came with (APP-07), sent or not: its form must be open to its account, and by links, still. */
export async function openedLink({ parts, tenant, token }: LinkCall): Promise<OpenedLink> {
  const found = await findFormLink(parts.db.kysely, { tenant, token, now: new Date(parts.clock()) });
  const form = await findForm(parts, tenant, found.link.form_slug, found.account);
  if (!form?.opensByLink) throw invalidLink();
  return { ...found, form };
}

/** As `openedLink`, and refused once its form was sent: for calls that read. */
export async function unusedLink(call: LinkCall): Promise<OpenedLink> {
  const opened = await openedLink(call);
  if (opened.link.used_at !== null) throw invalidLink();
  return opened;
}

/**
 * The submission that a link names. Of a form that is begun once, what its recipient began otherwise is not shown without a sign-in: 409 (FRM-09).
 */
export async function submissionOfLink({ parts }: CallDependencies<RecordStore>, opened: OpenedLink): Promise<SubmissionRow | undefined> {
  const { link, account, form } = opened;
  const own = await submissionsOfForm(parts.db.kysely, account, form.slug);
  if (link.submission_id !== null) return own.find(({ id }) => id === link.submission_id);
  if (own.length > 0 && !form.additionalForm) throw alreadyBegun();
  return undefined;
}

/** FRM-09: the link of a form that was begun before leads to the sign-in. */
export const alreadyBegun = (): ProblemError =>
  new ProblemError(409, 'already-begun', 'This form was begun before. Sign in to go on with it.');
