import { pickText } from '#engine';
import { listSeparator } from '#locale/dates-and-numbers/list-separator';
import { noSubmissionId, type ListingDetailsView, type Submission } from '#schemas/api';
import { detailPath } from '../../acting/index.ts';
import type { FormContent } from '../../content/index.ts';
import { correctedOf } from '../../hub-views/index.ts';
import { allOf, newestFirst } from '../account/newest-submission.ts';
import type { AccountOverview } from '../forms/account-overview.ts';
import { isOpenToStaff } from '../forms/form-rows.ts';
import type { SourceRequest } from '../source.ts';
import { editingOf, type FormButtons } from './form-buttons.ts';

type Row = ListingDetailsView['forms'][number];
type Overview = Pick<AccountOverview, 'account' | 'contents' | 'rows'> & { readonly submissions: readonly Submission[] };

interface AccountFormsContext {
  readonly asked: Pick<SourceRequest, 'acting' | 'site'>;
  readonly buttons: FormButtons;
}

/**
 * APP-05: every submission of the account, also of a form that is gone, and every form that staff may begin for it: what is to be corrected, what else the account is asked for, then what was
 * begun, then everything else, each in the order of the tenant. Nothing is begun for a closed account. Pure.
 */
export function accountForms(overview: Overview, around: AccountFormsContext): readonly Row[] {
  const { account, submissions, contents } = overview;
  const slugs = new Set(contents.map(({ slug }) => slug));
  const gone = newestFirst(submissions.filter(({ id, formSlug }) => id !== noSubmissionId && !slugs.has(formSlug)));
  const rows = [
    ...contents.flatMap((form) => {
      const own = allOf(submissions, form.slug);
      if (own.length === 0) return isOpenToStaff(form) && !account.locked ? [rowOf(around, form)] : [];
      return own.map((submission) => rowOf(around, form, submission));
    }),
    ...gone.map((submission) => rowOf(around, undefined, submission)),
  ];
  return (
    rows
      .map((row) => ({ row, seen: seenBy(overview, row) }))
      // What its person finds in their list is never hidden from staff, nor what was begun.
      .filter(({ row, seen }) => seen || row.submissionId !== undefined || !around.buttons.hidesTab(row.slug))
      .toSorted((one, other) => rank(one) - rank(other))
      .map(({ row, seen }) => (seen ? row : { ...row, staffOnly: true }))
  );
}

/** The row of the claimant's own list. */
const seenBy = ({ rows }: Overview, { slug, submissionId }: Row) =>
  rows.find((row) => row.slug === slug && row.submissionId === submissionId);

const rank = ({ row, seen }: { readonly row: Row; readonly seen: ReturnType<typeof seenBy> }): number =>
  row.correction ? 0 : seen?.awaited ? 1 : row.status === 'Draft' ? 2 : 3;

function rowOf({ asked, buttons }: AccountFormsContext, form: FormContent | undefined, submission?: Submission): Row {
  const slug = form?.slug ?? submission?.formSlug ?? '';
  return {
    slug,
    name: [pickText(form?.name, asked.site) ?? (submission?.formName || slug), submission?.label]
      .filter((part) => part !== undefined)
      .join(listSeparator(asked.site.language)),
    status: submission?.status ?? 'NotStarted',
    ...(submission
      ? {
          submissionId: submission.id,
          reference: submission.referenceNumber,
          lastUpdate: submission.updatedAt,
          ...(submission.correction ? { correction: submission.correction } : {}),
          ...correctedOf(submission),
          ...versionsOf(submission, asked),
          ...(submission.giveBack ? { giveBack: submission.giveBack } : {}),
          viewHref: detailPath(submission.id, asked.acting),
        }
      : {}),
    ...editingOf(form, submission, { asked, buttons }),
  };
}

/** GBK-06: what was sent before; while it is corrected, its View has the newest of them. */
function versionsOf({ id, correction, versions = [] }: Submission, asked: AccountFormsContext['asked']): Pick<Row, 'versions'> {
  const before = correction ? versions.slice(0, -1) : versions;
  return before.length === 0
    ? {}
    : { versions: before.map(({ number, sentAt }) => ({ sentAt, href: detailPath(id, asked.acting, number) })) };
}
