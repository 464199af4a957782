import type { Font, GlyphRun } from '@cantoo/fontkit';
import {
  beginText,
  endText,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFOperator,
  PDFOperatorNames,
  setFillingGrayscaleColor,
  setFontAndSize,
  setTextMatrix,
  setTextRise,
  type PDFDocument,
  type PDFPage,
  type PDFRef,
} from '@cantoo/pdf-lib';
import { breakLines } from './break-lines.ts';
import { closeFonts, type Face, type Han, type Weight } from './fonts.ts';
import { hanOf } from './han-of.ts';
import { directionOf, hasRightToLeft, shapeLine, type Direction, type Run } from './shape-line.ts';

/** How text looks. */
export interface TextStyle {
  /** In points. */
  readonly size: number;
  readonly weight?: Weight;
  /** 0 is black, 1 is white. */
  readonly grey?: number;
  /** Default: by the first strong letter. */
  readonly direction?: Direction;
  /** Default: by the letters, else by the language of the document. */
  readonly han?: Han;
}

/** Writes text of any script into one document. What was used of each font is embedded when the document is saved. */
export interface Pen {
  /** The style with what the whole of a text decides for each of its lines: direction and shapes of Han characters. */
  readonly styleFor: (text: string, style: TextStyle) => TextStyle;
  /** Width of one line, in points. */
  readonly widthOf: (text: string, style: TextStyle) => number;
  /** The text as lines no wider than `width` points. */
  readonly linesOf: (text: string, style: TextStyle, width: number) => readonly string[];
  /** Writes one line; `x` and `y` (its base line) in points from the lower left corner of the page. */
  readonly write: (page: PDFPage, line: string, style: TextStyle, at: { readonly x: number; readonly y: number }) => Promise<void>;
}

/** A face in the document, as it takes glyphs that are shaped already. */
interface EmbeddedFont {
  readonly ref: PDFRef;
  readonly encode: (glyphs: GlyphRun) => string;
}

/** Writes any script into `doc`, whose texts are in `language` (BCP 47); a face is embedded when its first letter is written. */
export function createPen(doc: PDFDocument, language: string): Pen {
  closeFonts();
  const held = new Map<Face, EmbeddedFont>();
  const keys = new WeakMap<PDFPage, Map<Face, PDFName>>();

  const keyOn = (page: PDFPage, face: Face, { ref }: EmbeddedFont): PDFName => {
    const ofPage = keys.get(page) ?? new Map<Face, PDFName>();
    keys.set(page, ofPage);
    const key = ofPage.get(face) ?? page.node.newFontDictionary('Portico', ref);
    ofPage.set(face, key);
    return key;
  };
  const shape = (text: string, { weight = 400, direction = directionOf(text), han = hanOf(text, language) }: TextStyle): readonly Run[] =>
    shapeLine(text, { weight, direction, han });
  const widthOf = (text: string, style: TextStyle): number => (widthOfRuns(shape(text, style)) * style.size) / 1000;

  return {
    styleFor: (text, style) => ({ ...style, direction: directionOf(text), han: hanOf(text, language) }),
    widthOf,
    linesOf: (text, style, width) => {
      const seen = new Map<string, number>();
      return breakLines(text, width, (piece) => {
        const known = seen.get(piece) ?? widthOf(piece, style);
        seen.set(piece, known);
        return known;
      });
    },
    async write(page, line, style, { x, y }) {
      if (line === '') return;
      const properties = doc.context.obj({ [writtenKey(line)]: PDFHexString.fromText(line) });
      page.pushOperators(PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [PDFName.of('Span'), properties.toString()]));
      page.pushOperators(beginText(), setFillingGrayscaleColor(style.grey ?? 0), setTextMatrix(1, 0, 0, 1, x, y));
      for (const runs of ofOneFace(shape(line, style))) {
        const [{ face }] = runs;
        const inDocument = held.get(face) ?? (await hold(doc, face));
        held.set(face, inDocument);
        page.pushOperators(setFontAndSize(keyOn(page, face, inDocument), style.size), ...showing(doc, runs, inDocument, style.size));
      }
      page.pushOperators(endText());
      page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
    },
  };
}

/**
 * What is read aloud, searched and copied is the text as it was written, because glyphs change places and stand for several letters. Where text goes from
 * right to left, viewers (PDFium, poppler) expect letters in the order they are drawn, and turn those of ActualText too: there it is only for reading aloud.
 */
const writtenKey = (line: string): string => (hasRightToLeft(line) ? 'Alt' : 'ActualText');

const widthOfRuns = (runs: readonly Run[]): number => runs.reduce((sum, { width }) => sum + width, 0);

/** The library shapes texts itself, one font and one direction at a time; it is handed what is shaped already instead. */
async function hold(doc: PDFDocument, face: Face): Promise<EmbeddedFont> {
  let shaped: GlyphRun | undefined;
  const font = Object.create(face.font(), { layout: { value: () => shaped } }) as Font;
  doc.registerFontkit({ create: () => font as never });
  const embedded = await doc.embedFont(face.bytes(), { subset: true });
  return {
    ref: embedded.ref,
    encode(glyphs) {
      shaped = glyphs;
      return embedded.encodeText('').asString();
    },
  };
}

/** Neighbours of one face are shown at once. */
function ofOneFace(runs: readonly Run[]): [Run, ...Run[]][] {
  const groups: [Run, ...Run[]][] = [];
  for (const run of runs) {
    const last = groups.at(-1);
    if (last?.[0].face === run.face) last.push(run);
    else groups.push([run]);
  }
  return groups;
}

/** Glyphs with the distances the font asks for: kerning along the line, marks above and below their letters. */
function showing(doc: PDFDocument, runs: readonly Run[], { encode }: EmbeddedFont, size: number): PDFOperator[] {
  const operators: PDFOperator[] = [];
  let row = doc.context.obj([]);
  let codes = '';
  let rise = 0;
  const put = (): void => {
    if (codes !== '') row.push(PDFHexString.of(codes));
    codes = '';
  };
  const show = (): void => {
    put();
    if (row.size() > 0) operators.push(PDFOperator.of(PDFOperatorNames.ShowTextAdjusted, [row]));
    row = doc.context.obj([]);
  };
  for (const { face, glyphs } of runs) {
    const scale = 1000 / face.font().unitsPerEm;
    const encoded = encode(glyphs);
    const move = (units: number): void => {
      const thousandths = Math.round(-units * scale);
      if (thousandths === 0) return;
      put();
      row.push(PDFNumber.of(thousandths));
    };
    for (const [index, glyph] of glyphs.glyphs.entries()) {
      const { xOffset, yOffset, xAdvance } = glyphs.positions?.[index] ?? { xOffset: 0, yOffset: 0, xAdvance: glyph.advanceWidth };
      if (yOffset !== rise) {
        show();
        rise = yOffset;
        operators.push(setTextRise((rise * scale * size) / 1000));
      }
      move(xOffset);
      codes += encoded.slice(index * 4, index * 4 + 4);
      move(xAdvance - xOffset - glyph.advanceWidth);
    }
  }
  show();
  if (rise !== 0) operators.push(setTextRise(0));
  return operators;
}
