import { createRequire } from 'node:module';
import sharp from 'sharp';
import { notOpened, type OpenedFile } from '../opened-file.ts';
import { thumbnailOf } from './open-picture.ts';

interface HeifImage {
  readonly get_width: () => number;
  readonly get_height: () => number;
  readonly display: (into: Pixels, done: (pixels: Pixels | null) => void) => void;
}
interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}
interface LibHeif {
  readonly HeifDecoder: new () => { readonly decode: (bytes: Uint8Array) => readonly HeifImage[] };
}

/** Decoded at four bytes a pixel, twice. */
const maxPixels = 64_000_000;
/** Of the copy: as sharp as a screen, and a page of print, can show. */
const maxEdge = 3000;

/** A HEIC that is whole as a file is decoded to JPEG; one without a description of its pictures, or cut off, does not open. What the decoder does not know is `not-opened`. */
export async function openHeic(bytes: Buffer): Promise<OpenedFile> {
  if (!isWhole(bytes)) return { warning: 'unreadable-picture' };
  // A CommonJS bundle that names no types.
  const { HeifDecoder } = createRequire(import.meta.url)('libheif-js/wasm-bundle') as LibHeif;
  const [image] = new HeifDecoder().decode(bytes);
  if (!image) return notOpened;
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > maxPixels) return notOpened;
  const pixels = await new Promise<Pixels | null>((resolve) =>
    image.display({ data: new Uint8ClampedArray(width * height * 4), width, height }, resolve),
  );
  if (!pixels) return { warning: 'unreadable-picture' };
  const { data } = pixels;
  const picture = () => sharp(data, { raw: { width, height, channels: 4 } });
  const jpeg = await picture()
    .resize({ width: maxEdge, height: maxEdge, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 85 })
    .toBuffer();
  return { warning: null, jpeg, thumbnail: await thumbnailOf(picture()) };
}

/** Whether the boxes of the file (ISO/IEC 14496-12) end with it, and one of them describes pictures (`meta`) or a sequence of them (`moov`). */
function isWhole(bytes: Buffer): boolean {
  let at = 0;
  let isDescribed = false;
  while (at + 8 <= bytes.length) {
    const [size, type] = [bytes.readUInt32BE(at), bytes.toString('latin1', at + 4, at + 8)];
    const isLong = size === 1 && at + 16 <= bytes.length;
    const length = size === 0 ? bytes.length - at : isLong ? Number(bytes.readBigUInt64BE(at + 8)) : size;
    if (length < 8 || at + length > bytes.length) return false;
    isDescribed ||= type === 'meta' || type === 'moov';
    at += length;
  }
  return isDescribed;
}
