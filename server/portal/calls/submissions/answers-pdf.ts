import { pickText } from '#engine';
import { safeAnswers } from '#schemas/form';
import { languagesOf } from '#schemas/tenant';
import type { With } from '../call.ts';
import { type CopyCall, type CopyParts, makeCopy } from '../copies/make-copy.ts';
import { type PdfJob, pdfLook } from '../../documents/index.ts';
import { namingMissingFiles, type SubmissionRow } from '../../records/index.ts';

interface Made {
  /** Brings a PDF with form fields to be filled; without it a summary is drawn. */
  readonly template?: (() => Promise<Uint8Array>) | undefined;
  /** Answers that are newer than the stored ones. */
  readonly data?: Readonly<Record<string, unknown>>;
}

/** The answers of a submission as a PDF, in the language of the caller; refuses as `makeCopy` does. */
export async function answersPdf(call: CopyCall & With<CopyParts>, submission: SubmissionRow, made: Made): Promise<Uint8Array> {
  return makeCopy(call, async () => {
    const template = await made.template?.();
    return { ...(await jobOf(call, submission, made)), ...(template ? { template } : {}) };
  });
}

async function jobOf(call: CopyCall & With<CopyParts>, submission: SubmissionRow, { data }: Pick<Made, 'data'>): Promise<PdfJob> {
  const { parts, tenant, tenantSettings, language } = call;
  const form = await parts.readContent(tenant, 'submission-form', submission.form_slug);
  const look = await pdfLook(call);
  const answers = { ...(await namingMissingFiles(parts.db, submission, look.words.fileMissing)), ...data };
  return {
    ...look,
    definition: form?.['surveyDefinition'] ?? withoutForm(answers),
    answers,
    title: pickText(form?.['pageTitle'] ?? form?.['name'], languagesOf(tenantSettings, language)) ?? submission.form_name,
    referenceNumber: submission.reference_number,
  };
}

/** Answers outlive their form: without it they are labelled by their names. */
const withoutForm = (answers: object): object => ({
  pages: [{ elements: Object.keys(safeAnswers(answers)).map((name) => ({ type: 'text', name })) }],
});
