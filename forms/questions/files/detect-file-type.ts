/** As many bytes from the beginning of a file as are looked at for its type. */
export const headBytes = 4096;

/** Brands of HEIF with pictures in HEVC (ISO/IEC 23008-12), and those of any HEIF, as which cameras write them too. */
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'];
const heifBrands = ['mif1', 'msf1'];

/** White space of PDF, as much as may be before its header (readers look for the header in the first 1024 bytes). */
const beforePdf = /^(?:\u00ef\u00bb\u00bf)?[\0\t\n\f\r ]{0,1024}%PDF-/;

const magic: readonly (readonly [type: string, bytes: string | readonly number[]])[] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/gif', 'GIF87a'],
  ['image/gif', 'GIF89a'],
  ['image/tiff', 'II*\0'],
  ['image/tiff', 'MM\0*'],
  ['application/zip', [0x50, 0x4b, 0x03, 0x04]],
  ['application/x-cfb', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
];

/**
 * What a file is by its first bytes, for the kinds claimants send: its media type, or that of the container of Office files. Null when nothing is
 * recognised: text has no magic bytes. Pure.
 */
export function detectFileType(head: Uint8Array): string | null {
  const latin = latin1(head.subarray(0, 1040));
  const found = magic.find(([, bytes]) => latin.startsWith(typeof bytes === 'string' ? bytes : String.fromCharCode(...bytes)));
  if (found) return found[0];
  if (beforePdf.test(latin)) return 'application/pdf';
  if (latin.startsWith('RIFF') && latin.startsWith('WEBP', 8)) return 'image/webp';
  return isHeic(latin) ? 'image/heic' : null;
}

function isHeic(latin: string): boolean {
  const brands = brandsOf(latin);
  const [major = ''] = brands;
  return heicBrands.includes(major) || (heifBrands.includes(major) && !brands.includes('avif') && !brands.includes('avis'));
}

/** The brands that a file of ISO/IEC 14496-12 states, its own first; none of any other file. Pure. */
export function brandsOf(latin: string): readonly string[] {
  if (!latin.startsWith('ftyp', 4)) return [];
  const length = Math.min(latin.charCodeAt(2) * 256 + latin.charCodeAt(3), 512);
  const others = latin.slice(16, length).match(/.{4}/gs) ?? [];
  return [latin.slice(8, 12), ...others];
}

/** Bytes as characters of the same numbers. Pure. */
export const latin1 = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
