import sharp, { type Sharp } from 'sharp';
import { notOpened, type OpenedFile } from '../opened-file.ts';

/** The largest phones make 200 million, an A2 scan of 600 dpi has 140; each is read line by line, or decoded smaller. */
const maxPixels = 300_000_000;
/** An interlaced PNG is decoded whole, at up to eight bytes a pixel. */
const maxInterlaced = 16_000_000;
/** Each pass of a progressive JPEG goes over all of its pixels; cameras and programs write about ten. */
const maxPasses = 20;
const edge = 320;
const startOfJpeg = Buffer.from([0xff, 0xd8]);

sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadTiffBuffer',
  ],
});

/** A picture of which a small one can be drawn opens; one that ends early, or is none, does not. Nothing of the original's metadata (place, camera) is taken over. */
export async function openPicture(bytes: Buffer): Promise<OpenedFile> {
  if (passesOf(bytes) > maxPasses) return notOpened;
  try {
    const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true });
    const { format, isProgressive, width, height } = await image.metadata();
    if (format === 'png' && isProgressive && width * height > maxInterlaced) return notOpened;
    return { warning: null, thumbnail: await thumbnailOf(image.autoOrient()) };
  } catch (error) {
    return isTooMuch(error) ? notOpened : { warning: 'unreadable-picture' };
  }
}

/** A JPEG of at most 320 by 320 pixels. */
export const thumbnailOf = (image: Sharp): Promise<Buffer> =>
  image
    .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 72 })
    .timeout({ seconds: 15 })
    .toBuffer();

/** What sharp and libvips report of a limit, and not of the file. */
const isTooMuch = (error: unknown): boolean => /pixel limit|timeout|out of memory|unable to allocate|exceeds/i.test(String(error));

/** How many scans a JPEG has (ITU-T T.81, B.1.1); it is looked at no further than one more than it may have. 0 of what is no JPEG. */
function passesOf(bytes: Buffer): number {
  let passes = 0;
  for (let at = bytes.subarray(0, 2).equals(startOfJpeg) ? 2 : -1; at >= 0 && at + 3 < bytes.length && passes <= maxPasses;) {
    const marker = bytes[at + 1] ?? 0;
    const hasNoLength = bytes[at] !== 0xff || marker === 0x00 || marker === 0x01 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd8);
    if (marker === 0xda && !hasNoLength) passes += 1;
    if (marker === 0xd9 && !hasNoLength) return passes;
    at = bytes.indexOf(0xff, hasNoLength ? at + 1 : at + 2 + bytes.readUInt16BE(at + 2));
  }
  return passes;
}
