import { pickText } from '#engine';
import type { Account, FormRow, Submission } from '#schemas/api';
import { screenPath } from '../../address/index.ts';
import type { FormContent } from '../../content/index.ts';
import type { Asked } from '../source.ts';
import { newestOf } from './newest-submission.ts';

/** MYC-05: restricted forms only when assigned, never in workspace; outside it only those of the hub and profile forms. Pure. */
export function isListed(form: FormContent, account: Pick<Account, 'dynamicData'>, workspace: boolean): boolean {
  if (form.status === 'Inactive') return false;
  if (form.restricted) return !workspace && assigned(account).includes(form.slug);
  return workspace || form.showOnHubDetailsPage || form.isProfile;
}

const assigned = ({ dynamicData }: Pick<Account, 'dynamicData'>): unknown[] => {
  const forms = dynamicData._data['assignedForms'];
  return Array.isArray(forms) ? forms : [];
};

/** MYC-08: a form with its newest submission. */
export function rowOf(form: FormContent, submissions: readonly Submission[], { site }: Pick<Asked, 'site'>): FormRow {
  const newest = newestOf(submissions, form.slug);
  return {
    slug: form.slug,
    name: pickText(form.name, site) ?? form.slug,
    status: newest?.status ?? 'NotStarted',
    restricted: form.restricted,
    additionalForm: form.additionalForm,
    ...(newest ? { submissionId: newest.id, requested: newest.createdAt, lastUpdate: newest.updatedAt } : {}),
    ...(form.confirmationSlug ? { formConfirmationSlug: form.confirmationSlug } : {}),
    ...(newest?.status === 'Done' ? { detailHref: screenPath('my-claim-detail', { submissionId: newest.id }) } : {}),
  };
}
