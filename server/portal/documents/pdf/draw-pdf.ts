import type { PDFDocument } from '@cantoo/pdf-lib';
import { safeAnswers, type Reading } from '#forms/definition';
import { sectionsOf, type Section } from '#forms/model';
import { fieldAnswers } from './tenant-template/field-answer.ts';
import { fillTemplate, type Filled } from './tenant-template/fill-template.ts';
import type { PdfJob } from './job.ts';
import { createPen } from '../text-layout/pen.ts';
import { withFewMarks } from './questions/few-marks.ts';
import { loadForm } from './questions/load-form.ts';
import { drawSummary, styles } from './summary/draw-summary.ts';
import { createFlow } from './summary/flow.ts';

/** The template cannot be used; the message states why, for the log. */
export class UnusableTemplate extends Error {}

/** The PDF of a job: the filled template, else a summary of the answers. Throws UnusableTemplate, or what went wrong. */
export async function drawPdf(given: PdfJob): Promise<Uint8Array> {
  const job = { ...given, answers: withFewMarks(safeAnswers(given.answers)) };
  const model = loadForm(job.definition, job.answers, job.language, job.questionWords);
  const reading = { language: job.language, signed: job.words.signed, datePattern: job.datePattern };
  const sections = [...(job.earlier === undefined ? [] : earlierSections(job, reading)), ...sectionsOf(model, reading)];
  if (!job.template) return (await drawSummary(sections, job)).save();
  const filled = await fillTemplate(job.template, fieldAnswers(model, sections, job.answers, reading), job.language).catch(
    (cause: unknown) => Promise.reject(new UnusableTemplate(cause instanceof Error ? cause.message : String(cause))),
  );
  await addOverflow(filled, job);
  named(filled.doc, job);
  return filled.doc.save({ updateFieldAppearances: false });
}

/** A page without a title has that of its form: there are two here. */
function earlierSections({ earlier, answers, language, questionWords }: PdfJob, reading: Reading): Section[] {
  const model = loadForm(earlier, answers, language, questionWords);
  return sectionsOf(model, reading).map((section) => ({ ...section, title: section.title || model.processedTitle }));
}

/** Nothing typed is lost in silence: what a template has too little space or no letters for follows on pages of its own. */
async function addOverflow(
  { doc, overflow, lettersMissing }: Filled,
  { language, direction, words, tenantName, referenceNumber }: PdfJob,
): Promise<void> {
  if (overflow.length === 0 && !lettersMissing) return;
  const flow = createFlow(doc, createPen(doc, language), direction);
  if (lettersMissing) await flow.paragraph(words.lettersMissing, styles.notice);
  if (overflow.length > 0) await flow.paragraph(words.overflow, styles.section);
  for (const { field, text } of overflow) {
    flow.keepTogether([
      [field, styles.question],
      [text, styles.answer],
    ]);
    await flow.paragraph(field, styles.question);
    await flow.paragraph(text, styles.answer);
  }
  await flow.finish(() => [`${tenantName} · ${referenceNumber}`, '']);
}

function named(doc: PDFDocument, { language, title }: PdfJob): void {
  doc.setLanguage(language);
  doc.setTitle(title, { showInWindowTitleBar: true });
}
