import sharp, { type Color, type FormatEnum, type Sharp } from 'sharp';
import { maxSide, type PictureFormat, type PictureSize, type ResizeMode } from './picture-size.ts';

/** Formats that are redrawn; anything else (svg, gif with its motion) is sent as it is. */
const redrawn: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif']);
/** Whether a picture of this media type is sent in the size asked for. Pure. */
export const canResize = (mediaType: string): boolean => redrawn.has(mediaType);

/** Photographs of cameras sold as 50 megapixels have up to 50.3 million; at four bytes a pixel 51 million are 204 MB. */
const maxPixels = 51_000_000;

const maxSeconds = 10;

/** Its caller limits how many pictures are drawn at once; one picture must not take every core. */
sharp.concurrency(1);
/** The ending of an asset's name decides its kind; only these decoders ever read one, whatever its bytes are. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'] });

/** Written fast rather than small: an AVIF of 16 million pixels, or a PNG with a palette, took a minute and more, which no time-out ended. */
const written: Readonly<Record<PictureFormat, (quality: number) => object>> = {
  jpeg: (quality) => ({ quality }),
  png: () => ({ compressionLevel: 6 }),
  webp: (quality) => ({ quality, effort: 2 }),
  avif: (quality) => ({ quality, effort: 0 }),
};
/** What is larger than this is answered as webp. */
const maxAvifPixels = 4_200_000;

/** A picture in the size asked for. Rejects when the bytes are no picture, one of more than 51 million pixels, or one drawn for over `seconds`. */
export async function resizePicture(path: string, size: PictureSize, seconds = maxSeconds): Promise<{ bytes: Buffer; mediaType: string }> {
  const source = sharp(path, { limitInputPixels: maxPixels, failOn: 'error' });
  const found = await source.metadata();
  // Orientations 5 to 8 lie on their side.
  const [width, height] = (found.orientation ?? 1) > 4 ? [found.height, found.width] : [found.width, found.height];
  const wished = size.format ?? ((found.format === 'heif' ? 'avif' : found.format) as PictureFormat);
  const format = wished === 'avif' && pixelsDrawn(size, { width, height }) > maxAvifPixels ? 'webp' : wished;
  const bytes = await fit(source.autoOrient(), size, { width, height })
    .toFormat(format as keyof FormatEnum, written[format](size.quality ?? 80))
    .timeout({ seconds })
    .toBuffer();
  return { bytes, mediaType: `image/${format}` };
}

interface Sides {
  readonly width: number;
  readonly height: number;
}

/** How many pixels `fit` draws, to the rounding of its sides. */
function pixelsDrawn({ width, height, mode }: PictureSize, found: Sides): number {
  const isBox = width !== undefined && height !== undefined;
  if (isBox && mode !== 'Max' && mode !== 'Min') return width * height;
  const scales = [(width ?? maxSide) / found.width, (height ?? maxSide) / found.height];
  const maxScale = maxSide / Math.max(found.width, found.height);
  const scale = isBox && mode === 'Min' ? Math.min(Math.max(...scales), maxScale) : Math.min(...scales);
  const mayGrow = !isBox && mode === 'Stretch' && width !== height;
  return found.width * found.height * (mayGrow ? scale : Math.min(1, scale)) ** 2;
}

function fit(picture: Sharp, size: PictureSize, found: Sides): Sharp {
  const { width, height } = size;
  if (width === undefined || height === undefined)
    return picture.resize({
      width: width ?? maxSide,
      height: height ?? maxSide,
      fit: 'inside',
      withoutEnlargement: size.mode !== 'Stretch' || width === height,
    });
  const background = size.background ?? { r: 255, g: 255, b: 255, alpha: 0 };
  const covers = width > found.width && height > found.height;
  const mode: ResizeMode = size.mode === 'Crop' && covers ? 'BoxPad' : size.mode;
  switch (mode) {
    case 'Max':
      return picture.resize({ width, height, fit: 'inside', withoutEnlargement: true });
    case 'Min': {
      const side = Math.max(found.width, found.height) * Math.min(1, Math.max(width / found.width, height / found.height));
      if (side > maxSide) return picture.resize({ width: maxSide, height: maxSide, fit: 'inside' });
      return picture.resize({ width, height, fit: 'outside', withoutEnlargement: true });
    }
    case 'Stretch':
      return picture.resize({ width, height, fit: 'fill' });
    case 'Pad':
      return picture.resize({ width, height, fit: 'contain', background });
    case 'BoxPad':
      return covers ? boxed(picture, { width, height }, found, background) : picture.resize({ width, height, fit: 'contain', background });
    default:
      return cropped(picture, { width, height }, found, size.focus);
  }
}

/** The picture as large as it is, in the middle of a box. */
function boxed(picture: Sharp, box: Sides, found: Sides, background: Color): Sharp {
  const left = Math.floor((box.width - found.width) / 2);
  const top = Math.floor((box.height - found.height) / 2);
  return picture.extend({ left, right: box.width - found.width - left, top, bottom: box.height - found.height - top, background });
}

/** Fills the box and cuts off what is furthest from the focus. */
function cropped(picture: Sharp, box: Sides, found: Sides, focus: { x: number; y: number }): Sharp {
  const scale = Math.max(box.width / found.width, box.height / found.height);
  const width = Math.max(box.width, Math.round(found.width * scale));
  const height = Math.max(box.height, Math.round(found.height * scale));
  return picture.resize({ width, height, fit: 'fill' }).extract({
    left: Math.round(((width - box.width) / 2) * (1 + focus.x)),
    top: Math.round(((height - box.height) / 2) * (1 - focus.y)),
    width: box.width,
    height: box.height,
  });
}
