import { pickText } from '#engine';
import { safeAnswers } from '#schemas/form';
import { contentDisposition, inert } from '../../../platform/http/index.ts';
import type { Operation, PersonalCall, With } from '../call.ts';
import { findSubmission, type SubmissionRow, type PublishedContent } from '../../records/index.ts';
import { consumeRateLimit, type RateLimitParts } from '../../../platform/limits/index.ts';
import { type PdfJob, pdfWords, type MakePdf } from '../../documents/index.ts';
import { pdfFailed, templateOf, type TemplateParts } from './pdf-template.ts';

interface PdfPreviewParts extends RateLimitParts, TemplateParts {
  readonly makePdf: MakePdf;
  readonly limits: { readonly pdfs: number };
}

/**
 * API-SUB-4, CTL-PDF: a submission's answers, with those still being typed, as a PDF: the template of `pdfUrl` filled, else a summary.
 * Nothing is stored; `attachmentTypeId` names what the PDF would be kept as and changes nothing here.
 */
export const pdfPreview: Operation<'submissions.pdfPreview', PdfPreviewParts> = async (call) => {
  const { parts, actor, tenant, query, body } = call;
  const { submission } = await findSubmission(call, query.submissionId);
  await consumeRateLimit(parts, { tenant, what: 'pdfs', of: actor.sub, limit: parts.limits.pdfs, seconds: 3600 });
  const template = body.pdfUrl ? await templateOf(call, body.pdfUrl) : undefined;
  const job = { ...(await jobOf(call, submission)), ...(template ? { template } : {}) };
  const made = await oneAtATime(`${tenant} ${actor.sub}`, () => parts.makePdf(job));
  if ('failure' in made)
    throw pdfFailed({ template: 422, busy: 503, made: 500 }[made.failure], made.why, made.failure === 'busy' ? 10 : undefined);
  return {
    file: Buffer.from(made.pdf),
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': contentDisposition('inline', 'preview.pdf'),
      ...inert,
    },
  };
};

const drawing = new Set<string>();

/** All claimants share one maker: a claimant who waits for a PDF is asked to wait before the next (SEC-40). */
async function oneAtATime<Made>(person: string, make: () => Promise<Made>): Promise<Made> {
  if (drawing.has(person)) throw pdfFailed(503, 'Your last PDF is still being made.', 10);
  drawing.add(person);
  try {
    return await make();
  } finally {
    drawing.delete(person);
  }
}

async function jobOf(
  { parts, tenant, tenantSettings, language, body }: PersonalCall<'submissions.pdfPreview'> & With<PublishedContent>,
  submission: SubmissionRow,
): Promise<PdfJob> {
  const languages = { language, languages: tenantSettings.languages.map(({ iso2Code }) => iso2Code) };
  const form = await parts.readContent(tenant, 'submission-form', submission.form_slug);
  const answers = { ...(submission.answers as Readonly<Record<string, unknown>> | null), ...body.data };
  return {
    definition: form?.['surveyDefinition'] ?? withoutForm(answers),
    answers,
    language,
    direction: tenantSettings.languages.find(({ iso2Code }) => iso2Code === language)?.dir ?? 'ltr',
    title: pickText(form?.['pageTitle'] ?? form?.['name'], languages) ?? submission.form_name,
    tenantName: pickText(tenantSettings.name, languages) ?? tenant,
    referenceNumber: submission.reference_number,
    words: await pdfWords(parts, tenant, languages),
  };
}

/** Answers outlive their form: without it they are labelled by their names. */
const withoutForm = (answers: object): object => ({
  pages: [{ elements: Object.keys(safeAnswers(answers)).map((name) => ({ type: 'text', name })) }],
});
