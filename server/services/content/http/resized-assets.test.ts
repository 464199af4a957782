import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { pictureSizeOf } from '../assets/picture-size.ts';
import { resizePicture } from '../assets/resize-picture.ts';
import { Busy, createResizedPictures } from '../assets/resized-pictures.ts';
import { closeWorld, openWorld, world } from './content-routes.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'portico-pictures-'));
/** 400 × 200: the left half is red, the right half blue. */
const picture = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#ff0000' } })
  .composite([{ input: { create: { width: 200, height: 200, channels: 3, background: '#0000ff' } }, left: 200, top: 0 }])
  .png()
  .toBuffer();
const path = join(folder, 'picture');

/** The picture as a PNG whose header declares this height and width. */
function announcing(png: Buffer, side: number): Buffer {
  const bomb = Buffer.from(png);
  bomb.writeUInt32BE(side, 16);
  bomb.writeUInt32BE(side, 20);
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
  return bomb;
}

beforeAll(async () => {
  writeFileSync(path, picture);
  await openWorld({ 'Photo.png': picture, 'broken.png': Buffer.from('no picture at all') });
});
afterAll(async () => {
  await closeWorld();
  rmSync(folder, { recursive: true });
});

const get = (query: string, accept = '*/*') => world.app.inject({ url: `/api/assets/acme/photo.png${query}`, headers: { accept } });
const drawn = async (query: string, of = path) => {
  const size = pictureSizeOf(Object.fromEntries(new URLSearchParams(query)));
  if (!size) throw new Error(`${query} asks for no size`);
  const { data, info } = await sharp((await resizePicture(of, size)).bytes)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
  return { sides: [info.width, info.height], at, middle: at(info.width >> 1, info.height >> 1), corner: at(0, 0) };
};

test.each([
  ['width=100', [100, 50]],
  ['height=100', [200, 100]],
  ['width=100&height=100', [100, 50]],
  ['width=800&height=800', [400, 200]],
  ['width=100&height=100&mode=Min', [200, 100]],
  ['width=100&height=100&mode=Stretch', [100, 100]],
  ['width=100&height=100&mode=Pad', [100, 100]],
  ['width=600&height=600&mode=BoxPad', [600, 600]],
  ['width=600&height=600&mode=Crop', [600, 600]],
  ['width=600&height=600&mode=CropUpsize', [600, 600]],
  ['width=50&height=100&mode=crop', [50, 100]],
  ['quality=40', [400, 200]],
])('[API-CONTENT-2] ?%s answers a picture of %j', async (query, sides) => {
  expect((await drawn(query)).sides).toEqual(sides);
});

test.each([
  ['quality=40', [4096, 8]],
  ['format=webp&mode=Stretch', [4096, 8]],
  ['height=4096&mode=Stretch', [4096, 8]],
])('[API-CONTENT-2] of a picture of 5000 × 10, ?%s answers %j: no side is longer than 4096', async (query, sides) => {
  const long = join(folder, 'long');
  await sharp({ create: { width: 5000, height: 10, channels: 3, background: '#ff0000' } })
    .png()
    .toFile(long);
  expect((await drawn(query, long)).sides).toEqual(sides);
});

test('[API-CONTENT-2] a crop keeps what the focus names; padding takes the background', async () => {
  const red = [255, 0, 0];
  const blue = [0, 0, 255];
  expect((await drawn('width=100&height=100&mode=Crop&focusX=-1&focusY=0')).middle).toEqual(red);
  expect((await drawn('width=100&height=100&mode=Crop&focusX=1&focusY=0')).middle).toEqual(blue);
  expect((await drawn('width=100&height=100&mode=Crop&focusX=1&focusY=0&nofocus=1')).corner).toEqual(red);
  expect((await drawn('width=100&height=100&mode=Pad&bg=00ff00')).corner).toEqual([0, 255, 0]);
  const boxed = await drawn('width=600&height=600&mode=Crop&bg=0f0');
  expect([boxed.corner, boxed.at(101, 300)]).toEqual([[0, 255, 0], red]);
});

test('[API-CONTENT-2] the route answers sizes with tag and cache, the format by Accept, and what is no picture as it is', async () => {
  const small = await get('?width=40&cache=60');
  expect(small.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public,max-age=60',
    'x-content-type-options': 'nosniff',
  });
  expect((await sharp(small.rawPayload).metadata()).width).toBe(40);
  expect((await get('?width=40&auto=1', 'image/webp,*/*')).headers['content-type']).toBe('image/webp');
  expect((await get('?width=40&format=jpg')).headers['content-type']).toBe('image/jpeg');
  for (const none of ['', '?width=0', '?width=-5', '?width=abc', '?width=', '?mode=Crop'])
    expect([none, (await get(none)).rawPayload.equals(picture)]).toEqual([none, true]);
  const broken = await world.app.inject('/api/assets/acme/broken.png?width=40');
  expect([broken.statusCode, broken.body]).toEqual([200, 'no picture at all']);
  expect((await world.app.inject('/api/assets/acme/logo.svg?width=40')).headers['content-type']).toBe('image/svg+xml');
});

test('[SEC-40] a side has a longest length; a picture of 30,000 × 30,000 is not decoded; too many at once are turned away', async () => {
  expect(pictureSizeOf({ width: '99999', height: '12345' })).toMatchObject({ width: 4096, height: 4096 });
  const bomb = join(folder, 'bomb');
  writeFileSync(bomb, announcing(picture, 30_000));
  const size = { ...pictureSizeOf({ width: '10' }) } as NonNullable<ReturnType<typeof pictureSizeOf>>;
  const warn = vi.fn();
  const pictures = createResizedPictures({ warn });
  expect(await pictures('bomb', bomb, size)).toBeNull();
  expect(await pictures('bomb', bomb, { ...size, quality: 50 })).toBeNull();
  expect(warn.mock.calls).toEqual([[{ file: 'bomb', err: expect.any(Error) }, expect.stringContaining('cannot be drawn')]]);
  const many = await Promise.allSettled(Array.from({ length: 60 }, (_, index) => pictures(`hash${index}`, path, size)));
  const refused = many.filter((each) => each.status === 'rejected' && each.reason instanceof Busy);
  expect(refused).toHaveLength(8);
  expect((await Promise.all([pictures('hash0', path, size), pictures('hash0', path, size)]))[0]).not.toBeNull();
});

test('[SEC-40] 150 sizes of one picture cost one network a hundred drawings; after that it gets the picture as it is, uncached', async () => {
  const ask = (width: number, remoteAddress: string, more = '') =>
    world.app.inject({ url: `/api/assets/acme/photo.png?width=${width}&cache=60${more}`, remoteAddress });
  const answers = [];
  for (let width = 1; width <= 150; width++) answers.push(await ask((width % 390) + 1, '203.0.113.9', `&quality=${(width % 100) + 1}`));
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
  const whole = answers.filter(({ rawPayload }) => rawPayload.equals(picture));
  expect(whole).toHaveLength(50);
  expect(whole[0]?.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'image/png' });
  expect(whole[0]?.headers['etag']).toBeUndefined();
  const kept = await ask(2, '203.0.113.9', '&quality=2');
  expect([kept.rawPayload.equals(picture), kept.headers['cache-control']]).toEqual([false, 'public,max-age=60']);
  expect((await ask(333, '198.51.100.1')).rawPayload.equals(picture)).toBe(false);
}, 300_000);

/** The time-out goes by the clock: a machine with much else to do must not decide a test. What a picture costs is measured by itself. Seconds. */
const unhurried = 50;

test('[SEC-40] whether a picture is drawn as avif is decided by the size it is drawn in, whatever box was asked for', async () => {
  const long = join(folder, 'very-long');
  await sharp({ create: { width: 4000, height: 2000, channels: 3, background: '#888' } })
    .png()
    .toFile(long);
  for (const [query, type] of [
    ['width=2500', 'image/avif'],
    ['width=1500&mode=Crop', 'image/avif'],
    ['width=2500&height=2500', 'image/avif'],
    ['height=2000', 'image/webp'],
    ['width=1&height=2000&mode=Min', 'image/webp'],
  ]) {
    const size = pictureSizeOf(Object.fromEntries(new URLSearchParams(`format=avif&${query}`)));
    expect([query, (await resizePicture(long, size!, unhurried)).mediaType]).toEqual([query, type]);
  }
}, 300_000);

test('[SEC-40] the largest sizes are drawn in seconds, in every format and mode; what is no picture of its kind is not drawn', async () => {
  const photo = join(folder, 'photo');
  await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 30 } } })
    .jpeg()
    .toFile(photo);
  for (const [query, type] of [
    ['format=avif&mode=Stretch', 'image/webp'],
    ['format=avif&mode=CropUpsize&quality=100', 'image/webp'],
    ['format=png&mode=Stretch', 'image/png'],
  ]) {
    const size = pictureSizeOf(Object.fromEntries(new URLSearchParams(`width=4096&height=4096&${query}`)));
    const before = process.cpuUsage();
    expect([query, (await resizePicture(photo, size!, unhurried)).mediaType]).toEqual([query, type]);
    const { user, system } = process.cpuUsage(before);
    expect([query, user + system < 15_000_000]).toEqual([query, true]);
  }
  const wide = join(folder, 'wide');
  await sharp({ create: { width: 9000, height: 300, channels: 3, background: '#888' } })
    .png()
    .toFile(wide);
  expect((await drawn('width=1&height=300&mode=Min', wide)).sides).toEqual([4096, 137]);
  const disguised = join(folder, 'disguised');
  writeFileSync(disguised, '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>');
  await expect(resizePicture(disguised, pictureSizeOf({ width: '5', format: 'png' })!)).rejects.toThrow(/unsupported/);
}, 300_000);

test('[SEC-40] a request that waits too long behind others is refused, and those that were begun are drawn', async () => {
  const pictures = createResizedPictures({ warn: vi.fn() }, 0);
  const size = pictureSizeOf({ width: '4096', height: '4096', mode: 'Stretch' })!;
  const asked = await Promise.allSettled(Array.from({ length: 6 }, (_, index) => pictures(`hash${index}`, path, size)));
  expect(asked.map((each) => (each.status === 'fulfilled' ? 'drawn' : each.reason instanceof Busy))).toEqual([
    'drawn',
    'drawn',
    true,
    true,
    true,
    true,
  ]);
  expect(await pictures('hash9', path, { ...size, width: 10 })).not.toBeNull();
}, 300_000);
