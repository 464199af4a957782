import { rgb, type PDFDocument, type PDFImage, type PDFPage } from '@cantoo/pdf-lib';
import type { TextStyle, Pen } from '../../text-layout/pen.ts';
import type { Direction } from '../../text-layout/shape-line.ts';
import { maxInSummary, sizeWithin } from '../drawings/drawing-size.ts';
import { createTags, type Role } from './tags.ts';

/** How a kind of paragraph looks. */
export interface Style extends TextStyle {
  readonly role: Role;
  /** Points of air above; not at the top of a page. */
  readonly above: number;
}

/** Paragraphs one below the other on as many pages as they need. */
export interface Flow {
  readonly paragraph: (text: string, style: Style) => Promise<void>;
  /** A picture in a line of its own, as large as a signature on paper; `alt` is read in place of it. */
  readonly picture: (image: PDFImage, alt: string) => Promise<void>;
  /** Begins a new page unless these paragraphs' first lines, and pictures whole, fit below one another on this one. */
  readonly keepTogether: (parts: readonly (PDFImage | readonly [text: string, style: Style])[]) => void;
  /** A thin line across the page. */
  readonly rule: () => Promise<void>;
  /** Writes the foot of every page of the flow; nothing can be added afterwards. */
  readonly finish: (footOf: (page: number, pages: number) => readonly [start: string, end: string]) => Promise<void>;
}

/** A4, in points. */
const sheet = [595.28, 841.89] as const;
const margin = 56;
const bottom = 64;
const leading = 1.4;
const abovePicture = 4;
const foot: TextStyle = { size: 8.5, grey: 0.35 };

/** Text from the top of the first page to the foot of the last, new pages as they are needed. Lengths in points. */
export function createFlow(doc: PDFDocument, pen: Pen, direction: Direction): Flow {
  const [width, height] = sheet;
  const textWidth = width - 2 * margin;
  const tags = createTags(doc);
  const pages: PDFPage[] = [];
  let y = 0;
  const newPage = (): PDFPage => {
    const page = doc.addPage([width, height]);
    pages.push(page);
    y = height - margin;
    return page;
  };
  const current = (): PDFPage => pages.at(-1) ?? newPage();
  const isTop = (): boolean => y === height - margin;
  const startOf = (line: string, textStyle: TextStyle): number =>
    direction === 'rtl' ? width - margin - pen.widthOf(line, textStyle) : margin;
  const endOf = (line: string, textStyle: TextStyle): number =>
    direction === 'rtl' ? margin : width - margin - pen.widthOf(line, textStyle);

  return {
    keepTogether(parts) {
      const needed = parts.reduce((sum, part) => {
        if (!isText(part)) return sum + abovePicture + sizeWithin(part, maxInSummary).height;
        const [text, style] = part;
        const lines = style.role === 'P' && style.weight !== 700 ? 1 : pen.linesOf(text, style, textWidth).length;
        return sum + style.above + lines * style.size * leading;
      }, 0);
      current();
      if (!isTop() && y - needed < bottom) newPage();
    },
    async paragraph(text, style) {
      const tagged = tags.element(style.role);
      const textStyle = pen.styleFor(text, style);
      if (pages.length > 0 && !isTop()) y -= style.above;
      for (const line of pen.linesOf(text, textStyle, textWidth)) {
        const page = y - style.size * leading < bottom ? newPage() : current();
        y -= style.size * leading;
        if (line !== '')
          await tagged(page, () => pen.write(page, line, textStyle, { x: startOf(line, textStyle), y: y + style.size * 0.3 }));
      }
    },
    async picture(image, alt) {
      const size = sizeWithin(image, maxInSummary);
      if (pages.length > 0 && !isTop()) y -= abovePicture;
      const page = y - size.height < bottom ? newPage() : current();
      y -= size.height;
      const box = { x: direction === 'rtl' ? width - margin - size.width : margin, y, ...size };
      await tags.figure(alt, box)(page, () => page.drawImage(image, box));
    },
    async rule() {
      const page = current();
      y -= 8;
      await tags.artifact(page, () =>
        page.drawLine({ start: { x: margin, y }, end: { x: width - margin, y }, thickness: 0.5, color: rgb(0.75, 0.75, 0.75) }),
      );
    },
    async finish(footOf) {
      for (const [index, page] of pages.entries())
        await tags.artifact(page, async () => {
          const [start, end] = footOf(index + 1, pages.length);
          await pen.write(page, start, foot, { x: startOf(start, foot), y: 36 });
          await pen.write(page, end, foot, { x: endOf(end, foot), y: 36 });
        });
      tags.finish();
    },
  };
}

const isText = (part: PDFImage | readonly [string, Style]): part is readonly [string, Style] => Array.isArray(part);
