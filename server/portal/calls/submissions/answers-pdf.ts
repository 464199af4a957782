import { pickText } from '#engine';
import { safeAnswers } from '#schemas/form';
import type { RouteName } from '#schemas/api';
import { directionOf, languagesOf } from '#schemas/tenant';
import type { PersonalCall, With } from '../call.ts';
import { namingMissingFiles, type SubmissionRow, type PublishedContent } from '../../records/index.ts';
import { consumeRateLimit, type RateLimitParts } from '../../../platform/limits/index.ts';
import { tenantName } from '../../../platform/words/index.ts';
import { type PdfJob, pdfWords, type MakePdf } from '../../documents/index.ts';
import { fieldWordsFor } from '../../rules/index.ts';
import { pdfFailed } from './pdf-template.ts';

export interface AnswersPdfParts extends RateLimitParts, PublishedContent {
  readonly makePdf: MakePdf;
  readonly limits: { readonly pdfs: number };
}

type AnyCall = Pick<PersonalCall<RouteName>, 'actor' | 'tenant' | 'tenantSettings' | 'language'>;

interface Made {
  /** Brings a PDF with form fields to be filled; without it a summary is drawn. */
  readonly template?: (() => Promise<Uint8Array>) | undefined;
  /** Answers that are newer than the stored ones. */
  readonly data?: Readonly<Record<string, unknown>>;
}

/**
 * The answers of a submission as a PDF, in the language of the caller. Refuses with `pdf-failed`: 422 for a template that cannot be filled, 503
 * where it is to be tried again, 429 for one who asks too often.
 */
export async function answersPdf(call: AnyCall & With<AnswersPdfParts>, submission: SubmissionRow, made: Made): Promise<Uint8Array> {
  const { parts, actor, tenant } = call;
  await consumeRateLimit(parts, { tenant, what: 'pdfs', of: actor.sub, limit: parts.limits.pdfs, seconds: 3600 });
  const template = await made.template?.();
  const job = { ...(await jobOf(call, submission, made)), ...(template ? { template } : {}) };
  const result = await oneAtATime(`${tenant} ${actor.sub}`, () => parts.makePdf(job));
  if ('failure' in result)
    throw pdfFailed({ template: 422, busy: 503, made: 500 }[result.failure], result.why, result.failure === 'busy' ? 10 : undefined);
  return result.pdf;
}

const drawing = new Set<string>();

/** All claimants share one maker: a claimant who waits for a PDF is asked to wait before the next (SEC-40). */
async function oneAtATime<Result>(person: string, make: () => Promise<Result>): Promise<Result> {
  if (drawing.has(person)) throw pdfFailed(503, 'Your last PDF is still being made.', 10);
  drawing.add(person);
  try {
    return await make();
  } finally {
    drawing.delete(person);
  }
}

async function jobOf(
  { parts, tenant, tenantSettings, language }: AnyCall & With<AnswersPdfParts>,
  submission: SubmissionRow,
  { data }: Pick<Made, 'data'>,
): Promise<PdfJob> {
  const languages = languagesOf(tenantSettings, language);
  const form = await parts.readContent(tenant, 'submission-form', submission.form_slug);
  const words = await pdfWords(parts, tenant, languages);
  const answers = { ...(await namingMissingFiles(parts.db, submission, words.fileMissing)), ...data };
  return {
    definition: form?.['surveyDefinition'] ?? withoutForm(answers),
    answers,
    language,
    datePattern: pickText(tenantSettings.formats?.date, languages),
    direction: directionOf(tenantSettings, language),
    title: pickText(form?.['pageTitle'] ?? form?.['name'], languages) ?? submission.form_name,
    tenantName: tenantName(tenantSettings, languages),
    referenceNumber: submission.reference_number,
    words,
    questionWords: await fieldWordsFor({ parts, tenant, tenantSettings, language }),
  };
}

/** Answers outlive their form: without it they are labelled by their names. */
const withoutForm = (answers: object): object => ({
  pages: [{ elements: Object.keys(safeAnswers(answers)).map((name) => ({ type: 'text', name })) }],
});
