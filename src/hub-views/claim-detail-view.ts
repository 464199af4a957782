import { pickText, type Languages } from '#engine';
import { listSeparator } from '#locale/dates-and-numbers/list-separator';
import type {
  Account,
  AttachmentItem,
  ClaimDetailTab,
  ClaimDetailView,
  ClaimsAnswer,
  InterviewActions,
  SubmissionDetail,
} from '#schemas/api';
import { correctedOf } from './corrected-of.ts';
import { formHref } from './form-href.ts';

/** DET-09: one item per part of the text between semicolons; empty parts are dropped. Pure. */
export const warningsOf = (warnings: string): string[] =>
  warnings
    .split(/[;؛]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** What staff may do about the account (DET-03); nothing for claimants. */
interface StaffActions {
  readonly booking: InterviewActions | undefined;
  editHrefOf(submission: SubmissionDetail): string | undefined;
}

interface DetailContext {
  /** Undefined where they cannot be had. */
  readonly files: readonly AttachmentItem[] | undefined;
  readonly backHref: string;
  /** Where a version of a submission is shown; without a number, what was sent last. */
  readonly hrefOfVersion: (submissionId: string, number?: number) => string;
  readonly languages: Languages;
  readonly staffActions?: StaffActions | undefined;
}

const tabOf = (
  submission: SubmissionDetail,
  { staffActions }: DetailContext,
  tab: Pick<ClaimDetailTab, 'key' | 'title' | 'lines'>,
): ClaimDetailTab => {
  const editHref = staffActions ? staffActions.editHrefOf(submission) : ownEditHref(submission);
  return { ...tab, submissionId: submission.id, ...(editHref ? { editHref } : {}) };
};

/** What is not sent, or was given back to be corrected, is open to the person whose it is. */
const ownEditHref = ({ id, status, formRef }: SubmissionDetail): string | undefined =>
  status === 'Draft' ? formHref({ slug: formRef.slug, submissionId: id }) : undefined;

const bookingOf = ({ staffActions }: DetailContext) => (staffActions?.booking ? { booking: staffActions.booking } : {});

/** DET-01: one submission, a tab for each step of its form. Pure. */
export function submissionDetailView(detail: SubmissionDetail, around: DetailContext): ClaimDetailView {
  const { files, backHref, languages } = around;
  const { workFlowDetails, sections, submissionWorkflow } = detail.data;
  const text = (value: unknown): string => pickText(value, languages) ?? '';
  const status = text(workFlowDetails.status);
  return {
    title: [text(detail.formRef.name) || detail.formRef.slug, ...(detail.label ? [detail.label] : [])].join(
      listSeparator(languages.language),
    ),
    number: workFlowDetails.confirmationNumber,
    isReference: workFlowDetails.confirmationNumber === detail.referenceNumber,
    ...(status && !detail.correction
      ? { status: { text: status, ...(workFlowDetails.iconColoursCss ? { colour: workFlowDetails.iconColoursCss } : {}) } }
      : {}),
    form: detail.status,
    ...(detail.correction ? { correction: detail.correction } : {}),
    ...(detail.version === undefined ? correctedOf(detail) : {}),
    ...versionsOf(detail, around),
    updatedAt: detail.updatedAt,
    warnings: warningsOf(text(submissionWorkflow.warnings)),
    tabs: sections.map(({ title, lines }, index) => tabOf(detail, around, { key: `step-${index}`, title, lines })),
    ...(files ? { files: filesOf(files) } : {}),
    backHref,
    ...bookingOf(around),
  };
}

/** GBK-06: which version of what was sent is shown, and the ways to the others. */
function versionsOf(
  { id, status, version: shown, versions = [], correction }: SubmissionDetail,
  { hrefOfVersion }: DetailContext,
): Pick<ClaimDetailView, 'version' | 'versions'> {
  const version = versions.find(({ number }) => number === shown);
  const stored = versions.map(({ number, sentAt }) => ({ sentAt, href: hrefOfVersion(id, number), isShown: number === shown }));
  const wasSentAgain = status === 'Done' && !correction;
  const all = wasSentAgain ? [...stored, { href: hrefOfVersion(id), isShown: shown === undefined }] : stored;
  return {
    ...(version ? { version: { number: version.number, sentAt: version.sentAt, isBefore: !correction } } : {}),
    ...(all.length > 1 ? { versions: all } : {}),
  };
}

interface OfAccount extends DetailContext {
  readonly account: Account;
  readonly claims?: Pick<ClaimsAnswer, 'accountStatus'> | undefined;
  readonly colours: Readonly<Record<string, string>>;
}

/** DET-04: an account, a tab for each submission; the files are the account's own. Pure. */
export function accountDetailView(details: readonly SubmissionDetail[], of: OfAccount): ClaimDetailView {
  const { account, claims, colours, files, backHref, languages } = of;
  const code = account.workflow.accountStatusCode;
  const text = (value: unknown): string => pickText(value, languages) ?? '';
  return {
    title: account.fullname,
    number: account.identifier,
    isReference: false,
    status: { text: text(claims?.accountStatus.description) || code, ...(colours[code] ? { colour: colours[code] } : {}) },
    form: 'Done',
    warnings: details.flatMap(({ data }) => warningsOf(text(data.submissionWorkflow.warnings))),
    tabs: details.map((detail) => {
      const { id, formRef, data } = detail;
      const lines = data.sections.flatMap(({ title, lines: own }) => [...(title ? [{ kind: 'heading' as const, title }] : []), ...own]);
      const title = [text(formRef.name) || formRef.slug, data.workFlowDetails.confirmationNumber].join(listSeparator(languages.language));
      return tabOf(detail, of, { key: id, title, lines });
    }),
    ...(files ? { files: filesOf(files) } : {}),
    backHref,
    ...bookingOf(of),
  };
}

const filesOf = (files: readonly AttachmentItem[]): NonNullable<ClaimDetailView['files']> =>
  files.map(({ id, uploadFileName, filePurpose, creationDate, state, warning, hasJpeg }) => ({
    id,
    uploadFileName,
    filePurpose,
    creationDate,
    state,
    ...(warning ? { warning } : {}),
    ...(hasJpeg ? { hasJpeg } : {}),
  }));
