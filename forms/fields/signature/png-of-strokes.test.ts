import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isShowable } from '../../model/definition/index.ts';
import { pngOfStrokes } from './png-of-strokes.ts';

test('strokes become a picture that every reader of PNG shows: ink where they are, and nothing elsewhere', async () => {
  const strokes = [
    [
      { x: 0.1, y: 0.5 },
      { x: 0.5, y: 0.5 },
    ],
    // A tap is a dot; what begins beyond the edge is cut.
    [{ x: 0.9, y: 0.25 }],
    [
      { x: 1, y: 0.9 },
      { x: 1, y: 1 },
    ],
  ];
  const picture = pngOfStrokes(strokes, { width: 720, height: 240 }, '#14213d');
  expect(isShowable(picture)).toBe(true);
  const { data, info } = await sharp(Buffer.from(picture.split(',')[1] ?? '', 'base64'))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 720, height: 240, channels: 4 });
  const at = (x: number, y: number) => [...data.subarray((y * 720 + x) * 4, (y * 720 + x) * 4 + 4)];
  expect([at(200, 120), at(648, 60), at(719, 230)]).toEqual(Array(3).fill([0x14, 0x21, 0x3d, 255]));
  expect([at(200, 100)[3], at(400, 120)[3], at(600, 60)[3], at(0, 0)[3]]).toEqual([0, 0, 0, 0]);
});
