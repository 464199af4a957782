import sharp, { type Sharp } from 'sharp';
import { notOpened, type OpenedFile } from '../opened-file.ts';

/** The largest phones make 200 million, an A2 scan of 600 dpi has 140; each is read line by line, or decoded smaller. */
const maxPixels = 300_000_000;
/** An interlaced PNG is decoded whole, at up to eight bytes a pixel. */
const maxInterlaced = 16_000_000;
const edge = 320;

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
