import { pickText } from '#engine';
import { safeAnswers } from '#forms/definition';
import { formatsOf } from '#locale/dates-and-numbers/formats-of';
import { formatsInLanguage, languagesOf } from '#schemas/tenant';
import type { CallDependencies } from '../call.ts';
import { type CopyCall, type CopyParts, makeCopy } from '../copies/make-copy.ts';
import { type PdfJob, pdfLook } from '../../documents/index.ts';
import { fullName, namingMissingFiles, readableAnswers, type AccountRow, type SubmissionRow } from '../../records/index.ts';

interface PdfSubmission {
  readonly submission: SubmissionRow;
  /** Whose it is. */
  readonly account: AccountRow;
}

interface PdfOptions {
  /** Brings a PDF with form fields to be filled; without it a summary is drawn. */
  readonly template?: (() => Promise<Uint8Array>) | undefined;
  /** Answers that are newer than the stored ones. */
  readonly data?: Readonly<Record<string, unknown>>;
}

/** The answers of a submission, found when the caller's turn comes, as a PDF in the language of the caller; refuses as `makeCopy` and `find` do. */
export async function answersPdf(
  call: CopyCall & CallDependencies<CopyParts>,
  find: () => Promise<PdfSubmission>,
  made: PdfOptions,
): Promise<Uint8Array> {
  return makeCopy(call, async () => {
    const sent = await find();
    const template = await made.template?.();
    return { ...(await jobOf(call, sent, made)), ...(template ? { template } : {}) };
  });
}

async function jobOf(
  call: CopyCall & CallDependencies<CopyParts>,
  { submission, account }: PdfSubmission,
  { data = {} }: Pick<PdfOptions, 'data'>,
): Promise<PdfJob> {
  const { parts, tenant, tenantSettings, language } = call;
  const form = await parts.readContent(tenant, 'submission-form', submission.form_slug);
  const look = await pdfLook(call);
  const languages = languagesOf(tenantSettings, language);
  const isAsSent = submission.status === 'Done' && Object.keys(data).length === 0;
  const formats = formatsOf(
    formatsInLanguage(tenantSettings, (text) => pickText(text, languages)),
    language,
  );
  const stored = { ...(await namingMissingFiles(parts.db, submission, look.words)), ...data };
  const answers = readableAnswers(submission, form?.['surveyDefinition'], stored);
  return {
    ...look,
    definition: form?.['surveyDefinition'] ?? withoutForm(answers),
    answers,
    title: pickText(form?.['pageTitle'] ?? form?.['name'], languages) ?? submission.form_name,
    referenceNumber: submission.reference_number,
    account: `${fullName(account)} (${account.identifier})`,
    sentOn: isAsSent ? formats.date(submission.updated_at.toISOString()) : undefined,
  };
}

/** Answers outlive their form: without it they are labelled by their names. */
const withoutForm = (answers: object): object => ({
  pages: [{ elements: Object.keys(safeAnswers(answers)).map((name) => ({ type: 'text', name })) }],
});
