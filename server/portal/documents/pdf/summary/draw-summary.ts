import { PDFDocument } from '@cantoo/pdf-lib';
import type { Section } from '#forms/model';
import { labelled } from '#locale/dates-and-numbers/labelled';
import { filled } from '#locale/messages/filled';
import type { PdfJob } from '../job.ts';
import { lacksLetters } from '../../text-layout/drawable.ts';
import { createPen } from '../../text-layout/pen.ts';
import { createDrawings } from '../drawings/embed-drawings.ts';
import { createFlow, type Style } from './flow.ts';

export const styles = {
  tenant: { role: 'P', size: 10, grey: 0.35, above: 0 },
  title: { role: 'H1', size: 20, weight: 700, above: 6 },
  reference: { role: 'P', size: 11, grey: 0.2, above: 2 },
  notice: { role: 'P', size: 11, weight: 700, above: 8 },
  section: { role: 'H2', size: 14, weight: 700, above: 24 },
  heading: { role: 'H3', size: 11.5, weight: 700, grey: 0.25, above: 16 },
  question: { role: 'P', size: 10.5, weight: 700, above: 12 },
  answer: { role: 'P', size: 11, above: 1 },
  unanswered: { role: 'P', size: 11, grey: 0.4, above: 1 },
} as const satisfies Record<string, Style>;

type SummaryJob = Pick<PdfJob, 'language' | 'direction' | 'title' | 'tenantName' | 'referenceNumber' | 'account' | 'sentOn' | 'words'>;

/** CTL-PDF without a template: every question with its answer, drawings as pictures, by the pages of the form; tagged, with language and page numbers. */
export async function drawSummary(
  sections: readonly Section[],
  { language, direction, title, tenantName, referenceNumber, account, sentOn, words }: SummaryJob,
): Promise<PDFDocument> {
  const doc = await PDFDocument.create();
  doc.setLanguage(language);
  doc.setTitle(title, { showInWindowTitleBar: true });
  doc.setAuthor(tenantName);
  const flow = createFlow(doc, createPen(doc, language), direction);
  const embedDrawing = createDrawings(doc);
  await flow.paragraph(tenantName, styles.tenant);
  await flow.paragraph(title, styles.title);
  await flow.paragraph(labelled(words.reference, referenceNumber, language), styles.reference);
  await flow.paragraph(labelled(words.account, account, language), styles.reference);
  if (sentOn !== undefined) await flow.paragraph(filled(words.sentOn, { date: sentOn }), styles.reference);
  const texts = sections.flatMap(({ title: section, parts }) => [
    section,
    ...parts.flatMap((part) => [part.kind === 'answer' ? part.title : '', part.text]),
  ]);
  if (lacksLetters([tenantName, title, account, ...texts].join('\n'))) await flow.paragraph(words.lettersMissing, styles.notice);
  await flow.rule();

  for (const { title: section, parts } of sections.filter((each) => each.parts.length > 0)) {
    const [first] = parts;
    if (section !== '') {
      flow.keepTogether([
        [section, styles.section],
        [first?.kind === 'answer' ? first.title : (first?.text ?? ''), styles.question],
        ['', styles.answer],
      ]);
      await flow.paragraph(section, styles.section);
    }
    for (const part of parts) {
      if (part.kind === 'heading') {
        flow.keepTogether([
          [part.text, styles.heading],
          ['', styles.question],
          ['', styles.answer],
        ]);
        await flow.paragraph(part.text, styles.heading);
        continue;
      }
      const style = part.text === '' ? styles.unanswered : styles.answer;
      const picture = await embedDrawing(part.picture);
      flow.keepTogether([[part.title, styles.question], picture ?? [part.text, style]]);
      await flow.paragraph(part.title, styles.question);
      if (picture) await flow.picture(picture, part.text);
      else await flow.paragraph(part.text === '' ? words.unanswered : part.text, style);
    }
  }
  await flow.finish((page, pages) => [`${tenantName} · ${referenceNumber}`, filled(words.page, { page, pages })]);
  return doc;
}
