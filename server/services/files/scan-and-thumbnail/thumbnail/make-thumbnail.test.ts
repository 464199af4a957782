import { Readable } from 'node:stream';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { hasThumbnail, makeThumbnail } from './make-thumbnail.ts';
import { photograph, pngBomb } from './pictures.fixture.ts';

const draw = (bytes: Buffer): Promise<Buffer | null> => makeThumbnail(Readable.from([bytes]));

test('a thumbnail is upright, is small, and knows neither place nor camera', async () => {
  const original = await photograph();
  expect(original.includes('CANARY-CAMERA')).toBe(true);
  const picture = (await draw(original)) ?? Buffer.alloc(0);
  expect(picture.includes('CANARY-CAMERA')).toBe(false);
  const { exif, ...seen } = await sharp(picture).metadata();
  expect(seen).toMatchObject({ format: 'jpeg', width: 213, height: 320 });
  expect(exif).toBeUndefined();
}, 30_000);

test.each(['png', 'webp', 'gif', 'jpeg'] as const)(
  '%s is drawn',
  async (format) => {
    const bytes = await sharp({ create: { width: 400, height: 100, channels: 4, background: '#0000' } })
      .toFormat(format)
      .toBuffer();
    expect(await sharp((await draw(bytes)) ?? Buffer.alloc(0)).metadata()).toMatchObject({ format: 'jpeg', width: 320, height: 80 });
  },
  30_000,
);

test('a bomb, a broken picture, another format and an empty file have no thumbnail, and nothing crashes', async () => {
  const bombs = [
    pngBomb({ width: 30_000, height: 30_000 }, 2_000),
    pngBomb({ width: 30_000, height: 30_000, interlaced: true }, 2_000),
    pngBomb({ width: 7_000, height: 7_000, depth: 16, interlaced: true }, 2_000),
    pngBomb({ width: 2_000_000_000, height: 2_000_000_000 }, 0),
    (await photograph()).subarray(0, 300),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'),
    Buffer.alloc(0),
    Buffer.from('GIF89a'),
  ];
  for (const bomb of bombs) expect(await draw(bomb)).toBeNull();
});

test('only pictures that are not too large are drawn', () => {
  expect(hasThumbnail({ kind: 'image/png', size: 20_000_000 })).toBe(true);
  for (const file of [
    { kind: 'image/png', size: 60_000_000 },
    { kind: 'image/heic', size: 1 },
    { kind: 'application/pdf', size: 1 },
    { kind: null, size: 1 },
  ])
    expect(hasThumbnail(file)).toBe(false);
});
