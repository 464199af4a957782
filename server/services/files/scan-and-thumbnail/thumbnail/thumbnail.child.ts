/**
 * A process of its own for each picture: it reads the file from its standard input and writes a small JPEG to its standard output.
 * Whatever a picture does to the decoder, the server lives on. Nothing of the original's metadata (place, camera) is taken over.
 */
import sharp from 'sharp';

/** Photographs of cameras sold as 50 megapixels have up to 50.3 million. */
const maxPixels = 51_000_000;
/** An interlaced PNG is decoded whole, at up to eight bytes a pixel. */
const maxInterlaced = 16_000_000;
const edge = 320;

sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer', 'VipsForeignLoadNsgifBuffer'],
});

const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
const image = sharp(Buffer.concat(chunks), { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true });
const { format, isProgressive, width, height } = await image.metadata();
if (format === 'png' && isProgressive && width * height > maxInterlaced) throw new Error('Too large to be decoded whole.');
const picture = await image
  .autoOrient()
  .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
  .flatten({ background: '#fff' })
  .jpeg({ quality: 72 })
  .timeout({ seconds: 12 })
  .toBuffer();
process.stdout.write(picture);
