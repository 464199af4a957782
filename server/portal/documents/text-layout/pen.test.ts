import { PDFDocument, PDFRawStream, decodePDFRawStream } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { createPen, type TextStyle } from './pen.ts';

const style: TextStyle = { size: 12 };

/** The page's drawing instructions, as they are in the saved file. */
async function drawn(lines: readonly string[]): Promise<string> {
  const doc = await PDFDocument.create();
  const pen = createPen(doc, 'en');
  const page = doc.addPage();
  for (const [index, line] of lines.entries()) await pen.write(page, line, style, { x: 40, y: 800 - index * 20 });
  const saved = await PDFDocument.load(await doc.save());
  const streams = saved.context.enumerateIndirectObjects().map(([, object]) => object);
  const texts = streams
    .filter((object) => object instanceof PDFRawStream)
    .map((object) => Buffer.from(decodePDFRawStream(object).decode()).toString('latin1'));
  return texts.find((text) => text.includes('BDC')) ?? '';
}

const utf16 = (text: string): string => `FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}`;

test('every line carries its text as it was written; viewers would turn that of right to left, so it is only read aloud', async () => {
  const lines = ['Łukasz', 'কি', '王小明', '👍🏽 \u{12000}'];
  const turned = ['محمد (12)', 'David דוד'];
  const content = await drawn([...lines, ...turned]);
  for (const line of lines) expect(content).toContain(`/ActualText <${utf16(line)}>`);
  for (const line of turned) expect(content).toContain(`/Alt <${utf16(line)}>`);
  expect(content.match(/BDC/g)).toHaveLength(lines.length + turned.length);
  expect(content.match(/EMC/g)).toHaveLength(lines.length + turned.length);
});

test('marks above a letter are raised to where the font wants them', async () => {
  expect(await drawn(['ab'])).not.toContain(' Ts');
  expect(await drawn(['مُحَمَّد'])).toMatch(/[1-9][\d.]* Ts/);
});

test('lines are measured as they are written, in every script', async () => {
  const pen = createPen(await PDFDocument.create(), 'en');
  expect(pen.widthOf('', style)).toBe(0);
  for (const text of ['Dŵr Łukasz', 'محمد بن', '王小明'])
    expect(pen.widthOf(text, { ...style, size: 24 })).toBeCloseTo(2 * pen.widthOf(text, style), 6);
  expect(pen.linesOf('one two', style, pen.widthOf('one two', style) - 1)).toEqual(['one', 'two']);
});
