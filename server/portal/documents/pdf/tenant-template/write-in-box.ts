import { PDFHexString, PDFName, PDFOperator, PDFOperatorNames, type PDFImage, type PDFPage } from '@cantoo/pdf-lib';
import type { TextStyle, Pen } from '../../text-layout/pen.ts';
import { sizeWithin } from '../drawings/drawing-size.ts';

/** Room for an answer on a page of a template. */
export interface Box {
  readonly page: PDFPage;
  /** Lower left corner and size, in points. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Size the template asks for; 0 leaves it to us. */
  readonly size: number;
  readonly multiline: boolean;
  readonly align: 'start' | 'centre' | 'end';
  /** So many characters in cells of equal width; 0 for a plain field. */
  readonly cells: number;
}

const smallest = 6;
const defaultSize = 11;
const padding = 2;
const leading = 1.2;
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** More characters than fit at the smallest size, were each a point wide; a text of a hundred thousand is not laid out to find that out. */
const maxCharactersIn = ({ width, height }: Box): number =>
  200 + Math.ceil(Math.max(0, width) * Math.max(1, height / (smallest * leading)));

/** Writes an answer as large as the template sets or as it fits, down to 6 points. False when not all of it fits. */
export async function writeInBox(pen: Pen, box: Box, whole: string): Promise<boolean> {
  const text = whole.slice(0, maxCharactersIn(box)).toWellFormed();
  if (box.cells > 0) return (await writeInCells(pen, box, text)) && text.length === whole.length;
  const writing = pen.styleFor(text, { size: smallest });
  const styleAt = (points: number): TextStyle => ({ ...writing, size: points });
  const space = { width: box.width - 2 * padding, height: box.height - padding };
  const wanted = box.size > 0 ? box.size : Math.min(defaultSize, Math.max(smallest, box.height * 0.7));
  let size = wanted;
  let lines = linesAt(size);
  while (size > smallest && !fits(lines, size)) {
    size = text.length < whole.length ? smallest : Math.max(smallest, size - 0.5);
    lines = linesAt(size);
  }
  const fitting = text.length === whole.length && fits(lines, size);
  const maxLines = box.multiline ? Math.max(1, Math.floor(space.height / (size * leading))) : 1;
  const shown = fitting ? lines : shortened(pen, lines.slice(0, maxLines), styleAt(size), space.width);
  const top = box.multiline ? box.y + box.height - padding : box.y + box.height / 2 + (size * leading) / 2;
  for (const [index, line] of shown.entries())
    await pen.write(box.page, line, styleAt(size), { x: leftOf(line, size), y: top - size * leading * (index + 1) + size * 0.3 });
  return fitting;

  function linesAt(points: number): readonly string[] {
    return box.multiline ? pen.linesOf(text, styleAt(points), space.width) : [text.replace(/\s+/g, ' ')];
  }
  function fits(candidate: readonly string[], points: number): boolean {
    if (box.multiline) return candidate.length * points * leading <= space.height;
    return candidate.every((line) => pen.widthOf(line, styleAt(points)) <= space.width);
  }
  function leftOf(line: string, points: number): number {
    const free = space.width - pen.widthOf(line, styleAt(points));
    const atEnd = box.align === 'end' || (box.align === 'start' && writing.direction === 'rtl');
    return box.x + padding + (atEnd ? free : box.align === 'centre' ? free / 2 : 0);
  }
}

/** Draws a picture as large as the box takes it; `alt` is read, searched and copied in place of it. */
export function drawInBox({ page, x, y, width, height, align }: Box, image: PDFImage, alt: string): void {
  const size = sizeWithin(image, { width: Math.max(1, width - 2 * padding), height: Math.max(1, height - 2 * padding) });
  const free = width - 2 * padding - size.width;
  const left = align === 'end' ? free : align === 'centre' ? free / 2 : 0;
  const actual = page.doc.context.obj({ ActualText: PDFHexString.fromText(alt) });
  page.pushOperators(PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [PDFName.of('Span'), actual.toString()]));
  page.drawImage(image, { x: x + padding + left, y: y + (height - size.height) / 2, ...size });
  page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
}

/** The last line ends in an ellipsis within the width. */
function shortened(pen: Pen, lines: readonly string[], style: TextStyle, width: number): string[] {
  const known = new Map<string, number>();
  let free = width - pen.widthOf('…', style);
  let kept = '';
  for (const { segment } of letters.segment(lines.at(-1) ?? '')) {
    const wide = known.get(segment) ?? pen.widthOf(segment, style);
    known.set(segment, wide);
    free -= wide;
    if (free < 0) break;
    kept += segment;
  }
  return [...lines.slice(0, -1), `${kept}…`];
}

async function writeInCells(pen: Pen, box: Box, text: string): Promise<boolean> {
  const signs = Array.from(letters.segment(text.replace(/\s+/g, ' ')), ({ segment }) => segment);
  const width = box.width / box.cells;
  const size = Math.max(smallest, Math.min(box.size > 0 ? box.size : defaultSize, box.height * 0.8, width * 1.2));
  const style = pen.styleFor(text, { size });
  for (const [index, sign] of signs.slice(0, box.cells).entries()) {
    const cell = style.direction === 'rtl' ? box.cells - 1 - index : index;
    const x = box.x + width * cell + (width - pen.widthOf(sign, style)) / 2;
    await pen.write(box.page, sign, style, { x, y: box.y + box.height / 2 - size * 0.35 });
  }
  return signs.length <= box.cells;
}
