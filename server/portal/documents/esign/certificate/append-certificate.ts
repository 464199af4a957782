import { PageSizes, PDFDocument, PDFName, PDFOperator, PDFOperatorNames, PDFString, type PDFPage } from '@cantoo/pdf-lib';
import { lacksLetters } from '../../text-layout/drawable.ts';
import { createPen, type TextStyle } from '../../text-layout/pen.ts';
import type { CertificateSpeech } from './certificate-words.ts';

/** Texts of the certificate page, and their layout. */
export interface Certificate extends CertificateSpeech {
  readonly document: string;
  readonly reference: string;
  /** Of the exact bytes that were shown to the signer. */
  readonly sha256: string;
  /** As it was typed. */
  readonly name: string;
  /** Whose account it is. */
  readonly holder: string;
  readonly identifier: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

const margin = 56;
const leading = 1.4;
const small: TextStyle = { size: 9, grey: 0.35 };
const bodyStyle: TextStyle = { size: 11.5 };

/**
 * The document with a page after its last, or more where a tenant's words need them: who signed what, and when. Rejects when the PDF cannot
 * be read.
 */
export async function appendCertificate(pdf: Uint8Array, certificate: Certificate): Promise<Uint8Array> {
  const { words, direction } = certificate;
  const doc = await PDFDocument.load(pdf, { updateMetadata: false });
  const pen = createPen(doc, certificate.language);
  const at = new Date(certificate.at);
  const pages: PDFPage[] = [];
  let y = 0;
  const newPage = (): PDFPage => {
    const page = doc.addPage(PageSizes.A4);
    // The document before it may be of another language.
    page.pushOperators(begin(`<</Lang ${PDFString.of(certificate.language).toString()}>>`));
    pages.push(page);
    y = page.getHeight() - margin - 14;
    return page;
  };
  const put = async (text: string, style: TextStyle, after: number): Promise<void> => {
    const written = pen.styleFor(text, style);
    for (const line of pen.linesOf(text, written, PageSizes.A4[0] - 2 * margin)) {
      const page = y < margin ? newPage() : (pages.at(-1) ?? newPage());
      const x = direction === 'rtl' ? page.getWidth() - margin - pen.widthOf(line, written) : margin;
      await pen.write(page, line, written, { x, y });
      y -= style.size * leading;
    }
    y -= after;
  };
  await put(words.title, { size: 20, weight: 700 }, 4);
  await put(words.intro, small, 18);
  for (const [label, value] of [
    [words.document, certificate.document],
    [words.name, certificate.name],
    [words.account, `${certificate.holder} (${certificate.identifier})`],
    [words.at, `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`],
    [words.reference, certificate.reference],
    [words.sha256, certificate.sha256],
  ] as const) {
    await put(label, small, 0);
    await put(value, bodyStyle, 10);
  }
  await put(words.agreed, bodyStyle, 10);
  if (lacksLetters([certificate.document, certificate.name, certificate.holder].join('\n'))) await put(words.lettersMissing, bodyStyle, 0);
  for (const page of pages) page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
  return doc.save();
}

const begin = (properties: string): PDFOperator =>
  PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [PDFName.of('Span'), properties]);
