/**
 * What a file is by its first bytes, for the kinds claimants send. Null when nothing is recognised: text formats have no
 * magic bytes and are judged by their ending and by being text.
 */
export function sniff(head: Uint8Array): string | null {
  const starts = (bytes: readonly number[], at = 0): boolean => bytes.every((byte, index) => head[at + index] === byte);
  const ascii = (text: string, at = 0): boolean =>
    starts(
      [...text].map((sign) => sign.charCodeAt(0)),
      at,
    );
  if (ascii('%PDF-')) return 'application/pdf';
  if (starts([0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (starts([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (ascii('GIF8')) return 'image/gif';
  if (ascii('RIFF') && ascii('WEBP', 8)) return 'image/webp';
  if (ascii('ftyp', 4) && ['heic', 'heix', 'mif1', 'msf1'].some((brand) => ascii(brand, 8))) return 'image/heic';
  if (starts([0x50, 0x4b, 0x03, 0x04])) return 'application/zip';
  if (starts([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) return 'application/x-cfb';
  return null;
}

const kinds: Readonly<Record<string, readonly string[]>> = {
  pdf: ['application/pdf'],
  jpg: ['image/jpeg'],
  jpeg: ['image/jpeg'],
  png: ['image/png'],
  gif: ['image/gif'],
  webp: ['image/webp'],
  heic: ['image/heic'],
  docx: ['application/zip'],
  xlsx: ['application/zip'],
  doc: ['application/x-cfb'],
  xls: ['application/x-cfb'],
};

/** Endings a claimant may send at all; a tenant's configuration narrows them further. */
export const knownEndings: readonly string[] = [...Object.keys(kinds), 'txt', 'csv'];

export const endingOf = (fileName: string): string => fileName.toLowerCase().match(/\.([a-z0-9]{1,8})$/)?.[1] ?? '';

/** Whether the first bytes are what the ending says. */
export function matchesEnding(fileName: string, head: Uint8Array): boolean {
  const ending = endingOf(fileName);
  const kind = sniff(head);
  if (ending === 'txt' || ending === 'csv') return kind === null && !head.includes(0);
  return kind !== null && (kinds[ending]?.includes(kind) ?? false);
}
