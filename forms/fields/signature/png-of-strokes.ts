import type { Point, Stroke } from './stroke.ts';

interface Sheet {
  readonly width: number;
  readonly height: number;
}

/** Steps from nothing to ink at the edges of a line; sixteen need half a byte for a pixel. */
const shades = 16;

/**
 * Strokes as PNG (ISO/IEC 15948) without a canvas: browsers that hide who their reader is (`privacy.resistFingerprinting` of Firefox, Tor Browser) answer a canvas with
 * stripes of chance. Its pixels are sixteen shades of one colour and are stored uncompressed. Pure.
 */
export function pngOfStrokes(strokes: readonly Stroke[], { width, height }: Sheet, ink: string): string {
  const colour = Number.parseInt(ink.slice(1), 16);
  const header = [...uint32(width), ...uint32(height), 4, 3, 0, 0, 0];
  const palette = Array.from({ length: shades }, () => [colour >> 16, (colour >> 8) & 255, colour & 255]).flat();
  const opacities = Array.from({ length: shades }, (_, shade) => shade * 17);
  const file = [
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('tRNS', opacities),
    chunk('IDAT', stored(rowsOf(strokes, width, height))),
    chunk('IEND', []),
  ].flatMap((bytes) => [...bytes]);
  let binary = '';
  for (const byte of file) binary += String.fromCharCode(byte);
  return `data:image/png;base64,${btoa(binary)}`;
}

/** Each row: its filter, which is none, then two pixels to a byte. */
function rowsOf(strokes: readonly Stroke[], width: number, height: number): Uint8Array {
  const radius = width / 400;
  const shadeAt = new Uint8Array(width * height);
  for (const stroke of strokes)
    stroke.forEach((point, index) => {
      const [from, to] = [stroke[index - 1] ?? point, point].map(({ x, y }) => ({ x: x * width, y: y * height })) as [Point, Point];
      const reach = radius + 1;
      for (let y = Math.max(0, Math.floor(Math.min(from.y, to.y) - reach)); y < Math.min(height, Math.max(from.y, to.y) + reach); y += 1)
        for (let x = Math.max(0, Math.floor(Math.min(from.x, to.x) - reach)); x < Math.min(width, Math.max(from.x, to.x) + reach); x += 1) {
          const covered = Math.min(1, Math.max(0, radius + 0.5 - distance({ x: x + 0.5, y: y + 0.5 }, from, to)));
          const at = y * width + x;
          shadeAt[at] = Math.max(shadeAt[at] ?? 0, Math.round(covered * (shades - 1)));
        }
    });
  const rowLength = 1 + Math.ceil(width / 2);
  const rows = new Uint8Array(rowLength * height);
  shadeAt.forEach((shade, at) => {
    const x = at % width;
    const place = Math.floor(at / width) * rowLength + 1 + (x >> 1);
    rows[place] = (rows[place] ?? 0) | (x % 2 === 0 ? shade << 4 : shade);
  });
  return rows;
}

/** From a point to the nearest point of a line. */
function distance(point: Point, from: Point, to: Point): number {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const length = x * x + y * y;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((point.x - from.x) * x + (point.y - from.y) * y) / length));
  return Math.hypot(point.x - from.x - along * x, point.y - from.y - along * y);
}

const uint32 = (value: number): number[] => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];

/** A zlib stream (RFC 1950) of stored blocks (RFC 1951, 3.2.4). */
function stored(data: Uint8Array): number[] {
  const bytes = [0x78, 0x01];
  const maxBlock = 65_535;
  for (let at = 0; at < data.length; at += maxBlock) {
    const block = data.subarray(at, at + maxBlock);
    bytes.push(
      at + maxBlock >= data.length ? 1 : 0,
      block.length & 255,
      block.length >> 8,
      ~block.length & 255,
      (~block.length >> 8) & 255,
    );
    for (const byte of block) bytes.push(byte);
  }
  let [one, two] = [1, 0];
  for (const byte of data) {
    one = (one + byte) % 65_521;
    two = (two + one) % 65_521;
  }
  bytes.push(...uint32(two * 65_536 + one));
  return bytes;
}

function chunk(type: string, data: readonly number[]): number[] {
  const body = [...type].map((letter) => letter.charCodeAt(0)).concat(data);
  let crc = -1;
  for (const byte of body) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return [...uint32(data.length), ...body, ...uint32(~crc)];
}
