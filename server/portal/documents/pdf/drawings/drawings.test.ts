import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pngBomb } from '../../../../services/files/scan-and-thumbnail/open-file/pictures.fixture.ts';
import { drawPdf } from '../draw-pdf.ts';
import { contentsOf, jobWith, makeTemplate, textsOf } from '../template.fixture.ts';

const ink = { r: 20, g: 33, b: 61 };
const toDrawing = (png: Uint8Array): string => `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
/** A sheet with nothing on it but a dark bar in the middle. */
const drawn = async (sides = { width: 720, height: 240 }): Promise<string> => {
  const bar = await sharp({ create: { width: sides.width / 2, height: 10, channels: 4, background: ink } })
    .png()
    .toBuffer();
  const sheet = { create: { ...sides, channels: 4, background: '#0000' } } as const;
  return toDrawing(
    await sharp(sheet)
      .composite([{ input: bar }])
      .png()
      .toBuffer(),
  );
};
const signature = { type: 'signature', name: 'signed', title: 'Your signature' };
const definition = { pages: [{ elements: [signature, { type: 'signaturepad', name: 'pad', title: 'Initials' }] }] };
const answerOf = (drawing: string) => ({ savingBehaviour: 2, signature: drawing, eSignature: true });

/** Pictures of a PDF, without the sheets of their transparency. */
async function picturesOf(pdf: Uint8Array) {
  const { context } = await PDFDocument.load(pdf);
  const streams = context.enumerateIndirectObjects().flatMap(([, object]) => (object instanceof PDFRawStream ? [object] : []));
  return streams
    .filter(({ dict }) => dict.get(PDFName.of('ColorSpace')) === PDFName.of('DeviceRGB'))
    .map((stream) => {
      const side = (name: string): number => stream.dict.lookup(PDFName.of(name), PDFNumber).asNumber();
      const mask = stream.dict.lookup(PDFName.of('SMask'));
      const bytesOf = (raw: PDFRawStream): Uint8Array => decodePDFRawStream(raw).decode();
      return {
        width: side('Width'),
        height: side('Height'),
        colours: bytesOf(stream),
        opacity: mask instanceof PDFRawStream ? bytesOf(mask) : new Uint8Array(),
      };
    });
}

/** Where the pages of a PDF draw pictures, in points: of each its size and its lower left corner. */
const placesOf = async (pdf: Uint8Array) =>
  (await contentsOf(pdf)).flatMap((content) => {
    const place = /1 0 0 1 (\S+) (\S+) cm\s+1 0 0 1 0 0 cm\s+(\S+) 0 0 (\S+) 0 0 cm\s+1 0 0 1 0 0 cm\s+\/\S+ Do/g;
    return [...content.matchAll(place)].map(([, ...numbers]) => {
      const [x = 0, y = 0, width = 0, height = 0] = numbers.map(Number);
      return { x, y, width, height };
    });
  });

test('a drawn signature is in the summary as it was drawn: dark lines on the paper, three inches by one', async () => {
  const pdf = await drawPdf(jobWith({ signed: answerOf(await drawn()) }, { definition }));
  const [picture, ...more] = await picturesOf(pdf);
  expect(more).toEqual([]);
  expect([picture?.width, picture?.height]).toEqual([720, 240]);
  const pixel = (x: number, y: number) => {
    const at = y * 720 + x;
    return [...(picture?.colours.subarray(at * 3, at * 3 + 3) ?? []), picture?.opacity[at]];
  };
  expect(pixel(360, 120)).toEqual([ink.r, ink.g, ink.b, 255]);
  expect(pixel(10, 10)[3]).toBe(0);
  expect(await placesOf(pdf)).toMatchObject([{ x: 56, width: 216, height: 72 }]);
  expect(await textsOf(pdf)).toContain('Your signature');
  expect(await textsOf(pdf)).not.toContain('Signed');
  const [arabic] = await placesOf(await drawPdf(jobWith({ signed: answerOf(await drawn()) }, { definition, direction: 'rtl' })));
  expect(arabic?.x).toBeCloseTo(595.28 - 56 - 216, 2);
});

test('it is a figure of the structure, with its word in place of it for who does not see it', async () => {
  const pdf = await drawPdf(jobWith({ signed: answerOf(await drawn()) }, { definition }));
  const { context } = await PDFDocument.load(pdf);
  const figures = context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFDict && object.get(PDFName.of('S')) === PDFName.of('Figure') ? [object] : []));
  expect(figures.map((figure) => figure.lookup(PDFName.of('Alt'), PDFHexString).decodeText())).toEqual(['Signed']);
  const box = figures[0]?.lookup(PDFName.of('A'), PDFDict).lookup(PDFName.of('BBox'), PDFArray).asRectangle();
  expect(box).toMatchObject({ x: 56, width: 216, height: 72 });
});

test('a signature pad’s picture is drawn alike; the same picture twice is in the file once; a typed name is text', async () => {
  const drawing = await drawn();
  const pdf = await drawPdf(jobWith({ signed: answerOf(drawing), pad: drawing }, { definition }));
  expect(await picturesOf(pdf)).toHaveLength(1);
  expect(await placesOf(pdf)).toHaveLength(2);
  const typed = await drawPdf(jobWith({ signed: { ...answerOf(drawing), typedName: 'Ada Vale' } }, { definition }));
  expect(await picturesOf(typed)).toEqual([]);
  expect(await textsOf(typed)).toContain('Ada Vale');
});

test('a template has the drawing in the field of its question, within its box', async () => {
  const template = await makeTemplate((form, page) =>
    form.createTextField('signed').addToPage(page, { x: 20, y: 300, width: 100, height: 30 }),
  );
  const pdf = await drawPdf(jobWith({ signed: answerOf(await drawn()) }, { definition, template }));
  const [place] = await placesOf(pdf);
  expect(place).toMatchObject({ x: 21.5, y: 301.5, width: 81, height: 27 });
  expect(await textsOf(pdf)).toEqual(['Signed']);
});

test.each<[string, () => Promise<string> | string]>([
  ['is cut off', async () => (await drawn()).slice(0, 200)],
  ['claims to be huge', () => toDrawing(pngBomb({ width: 30_000, height: 30_000 }, 100))],
  ['has no side', () => toDrawing(pngBomb({ width: 0, height: 9 }))],
  ['unpacks to more than it states', () => toDrawing(pngBomb({ width: 100, height: 100 }, 100_000))],
  ['unpacks to less than it states', () => toDrawing(pngBomb({ width: 100, height: 100 }, 3))],
  ['is interlaced', () => toDrawing(pngBomb({ width: 100, height: 100, interlaced: true }))],
  ['has samples of sixteen bits', () => toDrawing(pngBomb({ width: 100, height: 100, depth: 16 }))],
  ['is no picture', () => toDrawing(Buffer.from('nothing but text, more than its first bytes'))],
  [
    'is a JPEG',
    async () =>
      toDrawing(
        await sharp({ create: { width: 9, height: 9, channels: 3, background: ink } })
          .jpeg()
          .toBuffer(),
      ),
  ],
  ['is a drawing of another kind', () => 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4='],
])('a drawing that %s is the word, and the PDF is made', async (_, broken) => {
  const drawing = await broken();
  const pdf = await drawPdf(jobWith({ pad: drawing }, { definition }));
  expect(await picturesOf(pdf)).toEqual([]);
  expect(await textsOf(pdf)).toContain('Signed');
});

test('a document has as many drawings as one worker decodes in its time; what follows is the word', async () => {
  const pads = Array.from({ length: 4 }, (_, index) => `pad${index}`);
  const elements = pads.map((name) => ({ type: 'signaturepad', name }));
  const drawings = await Promise.all(pads.map((_, index) => drawn({ width: 1500 + index * 2, height: 1000 })));
  const answers = Object.fromEntries(pads.map((name, index) => [name, drawings[index]]));
  const pdf = await drawPdf(jobWith(answers, { definition: { pages: [{ elements }] } }));
  expect(await picturesOf(pdf)).toHaveLength(2);
  expect((await textsOf(pdf)).filter((text) => text === 'Signed')).toHaveLength(2);
});
