import { pickText } from '#engine';
import type { Account, FormRow, Submission } from '#schemas/api';
import { submissionStatuses } from '#schemas/shared/statuses';
import { screenPath } from '../../address/index.ts';
import type { FormContent } from '../../content/index.ts';
import type { SourceRequest } from '../source.ts';
import { correctedOf } from '../../hub-views/index.ts';
import { allOf } from '../account/newest-submission.ts';

/** MYC-05: whether a claimant finds a form in their list: one of the hub or of the profile, a draft, which one may also begin elsewhere, for example by a mailed link, and a restricted form only if it is assigned. Pure. */
export function isListed(
  form: FormContent,
  account: Pick<Account, 'restrictedForms'>,
  row?: Pick<FormRow, 'status' | 'correction'>,
): boolean {
  // A correction that was begun can be sent (GBK-01).
  if (row?.correction) return true;
  if (form.status === 'Inactive') return false;
  if (form.restricted) return account.restrictedForms?.includes(form.slug) === true;
  return form.showOnHubDetailsPage || form.isProfile || row?.status === 'Draft';
}

/** MYC-05: whether staff may fill a form for an account. Pure. */
export const isOpenToStaff = ({ status, restricted }: Pick<FormContent, 'status' | 'restricted'>): boolean =>
  status !== 'Inactive' && !restricted;

/** MYC-08: a form with its newest submission; one of which an account may have several (CLM-01), with each of them. Newest first, at least one. */
export function rowsOf(form: FormContent, submissions: readonly Submission[], asked: Pick<SourceRequest, 'site' | 'acting'>): FormRow[] {
  const own = allOf(submissions, form.slug);
  const shown = form.repeatable ? own : own.slice(0, 1);
  if (shown.length === 0) return [rowOf(form, undefined, asked)];
  return shown.map((one) => {
    const label = one.label ?? (shown.length > 1 ? one.referenceNumber : undefined);
    return { ...rowOf(form, one, asked), ...(label === undefined ? {} : { label }) };
  });
}

/** Order of rows (MYC-03). Pure. */
export const byStatus = (one: FormRow, other: FormRow): number =>
  submissionStatuses.indexOf(one.status) - submissionStatuses.indexOf(other.status);

/** How far a form is, of all its rows: what was sent once is done, also while another claim by it is under way. Pure. */
export const furthest = (rows: readonly FormRow[]): FormRow['status'] =>
  submissionStatuses.findLast((status) => rows.some((row) => row.status === status)) ?? 'NotStarted';

function rowOf(form: FormContent, newest: Submission | undefined, { site, acting }: Pick<SourceRequest, 'site' | 'acting'>): FormRow {
  return {
    slug: form.slug,
    name: pickText(form.name, site) ?? form.slug,
    status: newest?.status ?? 'NotStarted',
    restricted: form.restricted,
    additionalForm: form.additionalForm,
    ...(newest
      ? { submissionId: newest.id, requested: newest.correction?.givenBackAt ?? newest.createdAt, lastUpdate: newest.updatedAt }
      : {}),
    ...(newest?.correction ? { correction: newest.correction } : {}),
    ...(newest ? correctedOf(newest) : {}),
    ...(newest?.keptUntil && !acting.workspace ? { draft: { version: newest.version, keptUntil: newest.keptUntil } } : {}),
    ...(form.confirmationSlug ? { formConfirmationSlug: form.confirmationSlug } : {}),
    ...(newest && (newest.status === 'Done' || newest.correction)
      ? { detailHref: screenPath('my-claim-detail', { submissionId: newest.id }) }
      : {}),
  };
}
