import type { PDFDocument, PDFImage } from '@cantoo/pdf-lib';
import { maxDrawingPixels } from '#forms/definition';
import { readPng } from './read-png.ts';

/** Embeds a drawn answer (data URL) into one document; undefined for one that is broken, or where the document has too many. */
export type EmbedDrawing = (drawing: string | undefined) => Promise<PDFImage | undefined>;

/** Decoding them takes time of the one worker that makes everybody's PDFs: 0.7 s for two million, measured. The sheet of a form has 172,800. */
const maxPixels = 2 * maxDrawingPixels;

/** Drawings of one document; the same one twice is in it once. */
export function createDrawings(doc: PDFDocument): EmbedDrawing {
  const embedded = new Map<string, PDFImage | undefined>();
  let left = maxPixels;
  return async (drawing) => {
    if (drawing === undefined || embedded.has(drawing)) return embedded.get(drawing ?? '');
    const png = readPng(drawing, left);
    left -= png.pixels;
    const image = png.bytes && (await doc.embedPng(png.bytes).catch(() => undefined));
    embedded.set(drawing, image);
    return image;
  };
}
