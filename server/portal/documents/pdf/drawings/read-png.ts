import { inflateSync } from 'node:zlib';
import { drawingPrefix, isShowable } from '#forms/definition';

interface ReadPng {
  /** A PNG that may be decoded; undefined where it is broken. */
  readonly bytes?: Uint8Array;
  /** Pixels that were unpacked to find that out. */
  readonly pixels: number;
}

const notUnpacked: ReadPng = { pixels: 0 };

/** Samples of a pixel, by the colour types that browsers write: with and without transparency. */
const samplesOf: Readonly<Record<number, number>> = { 2: 3, 6: 4 };

/**
 * The PNG of a drawing, without anything but its pixels. Without bytes where it is no data URL of a PNG as a browser's canvas writes it, has more than
 * `maxPixels`, or holds more or fewer than it states: a decoder allocates what it finds. Pure.
 */
export function readPng(drawing: string, maxPixels: number): ReadPng {
  if (!isShowable(drawing)) return notUnpacked;
  const file = Buffer.from(drawing.slice(drawingPrefix.length), 'base64');
  const chunks = chunksOf(file);
  const [head] = chunks;
  if (head?.name !== 'IHDR' || head.data.length !== 13) return notUnpacked;
  const [width, height] = [head.data.readUInt32BE(0), head.data.readUInt32BE(4)];
  const [depth, colour = -1, compression, filter, interlacing] = head.data.subarray(8);
  const samples = samplesOf[colour];
  if (samples === undefined || depth !== 8 || compression !== 0 || filter !== 0 || interlacing !== 0) return notUnpacked;
  const pixels = width * height;
  if (pixels > maxPixels) return notUnpacked;
  const drawn = chunks.filter(({ name }) => name === 'IDAT');
  const line = 1 + width * samples;
  if (!holds(Buffer.concat(drawn.map(({ data }) => data)), line, height)) return { pixels };
  const end = Buffer.from('0000000049454e44ae426082', 'hex');
  return { bytes: Buffer.concat([file.subarray(0, 8), head.whole, ...drawn.map(({ whole }) => whole), end]), pixels };
}

/** Whether packed pixels are exactly so many lines of so many bytes, each beginning with a filter that PNG has. */
function holds(packed: Buffer, line: number, height: number): boolean {
  try {
    const lines = inflateSync(packed, { maxOutputLength: line * height });
    if (lines.length !== line * height) return false;
    for (let at = 0; at < lines.length; at += line) if (lines[at]! > 4) return false;
    return true;
  } catch {
    return false;
  }
}

interface Chunk {
  readonly name: string;
  readonly data: Buffer;
  /** With its length, name and checksum. */
  readonly whole: Buffer;
}

function chunksOf(file: Buffer): Chunk[] {
  const found: Chunk[] = [];
  for (let at = 8; at + 12 <= file.length;) {
    const end = at + 12 + file.readUInt32BE(at);
    if (end > file.length) break;
    found.push({
      name: file.toString('latin1', at + 4, at + 8),
      data: file.subarray(at + 8, end - 4),
      whole: file.subarray(at, end),
    });
    at = end;
  }
  return found;
}
