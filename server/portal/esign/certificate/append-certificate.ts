import { PageSizes, PDFDocument } from '@cantoo/pdf-lib';
import { createPen, type Hand } from '../../pdf/lettering/pen.ts';

/** What the certificate page says. */
export interface Certificate {
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
const small: Hand = { size: 9, grey: 0.35 };
const usual: Hand = { size: 11.5 };

/** The document with one page after its last: who signed what, and when. Rejects when the PDF cannot be read. */
export async function appendCertificate(pdf: Uint8Array, said: Certificate): Promise<Uint8Array> {
  const doc = await PDFDocument.load(pdf, { updateMetadata: false });
  const pen = createPen(doc);
  const page = doc.addPage(PageSizes.A4);
  const at = new Date(said.at);
  let y = page.getHeight() - margin - 14;
  const put = async (text: string, hand: Hand, after: number): Promise<void> => {
    for (const line of pen.linesOf(text, hand, page.getWidth() - 2 * margin)) {
      await pen.write(page, line, hand, { x: margin, y });
      y -= hand.size * 1.4;
    }
    y -= after;
  };
  await put('Signature certificate', { size: 20, weight: 700 }, 4);
  await put('This page was added when the document before it was signed electronically.', small, 18);
  for (const [label, value] of [
    ['Document', said.document],
    ['Signed by (full name, as typed)', said.name],
    ['Signed in to the account of', `${said.holder} (${said.identifier})`],
    ['Signed at', `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`],
    ['Reference of the document', said.reference],
    ['SHA-256 of the document as it was shown to the signer', said.sha256],
  ] as const) {
    await put(label, small, 0);
    await put(value, usual, 10);
  }
  await put('The signer agreed to sign electronically.', usual, 0);
  return doc.save();
}
