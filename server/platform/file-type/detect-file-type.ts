import { endingOf, mediaTypeOf } from '#schemas/form';

/**
 * What a file is by its first bytes, for the kinds claimants send. Null when nothing is recognised: text formats have no
 * magic bytes and are recognised by their ending and by being text.
 */
function detectFileType(head: Uint8Array): string | null {
  const starts = (bytes: readonly number[], at = 0): boolean => bytes.every((byte, index) => head[at + index] === byte);
  const ascii = (text: string, at = 0): boolean =>
    starts(
      [...text].map((sign) => sign.charCodeAt(0)),
      at,
    );
  if (ascii('%PDF-')) return 'application/pdf';
  if (starts([0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (starts([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (ascii('GIF87a') || ascii('GIF89a')) return 'image/gif';
  if (ascii('RIFF') && ascii('WEBP', 8)) return 'image/webp';
  if (ascii('ftyp', 4) && ['heic', 'heix', 'mif1', 'msf1'].some((brand) => ascii(brand, 8))) return 'image/heic';
  if (starts([0x50, 0x4b, 0x03, 0x04])) return 'application/zip';
  if (starts([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) return 'application/x-cfb';
  return null;
}

/** Whether bytes begin as those of a PDF do, whatever they are called. Pure. */
export const isPdf = (bytes: Uint8Array): boolean => detectFileType(bytes) === 'application/pdf';

/** What `detectFileType` finds where it is the container of a file and not its own media type. */
const containers: ReadonlyMap<string, string> = new Map([
  ['docx', 'application/zip'],
  ['xlsx', 'application/zip'],
  ['doc', 'application/x-cfb'],
  ['xls', 'application/x-cfb'],
]);

/** The media type of a file whose first bytes fit its ending; null when they are not. */
export function kindOf(fileName: string, head: Uint8Array): string | null {
  const ending = endingOf(fileName);
  const named = containers.get(ending) ?? mediaTypeOf(ending) ?? null;
  const kind = detectFileType(head);
  if (kind !== null) return named === kind ? kind : null;
  return named?.startsWith('text/') && isText(head) ? named : null;
}

/** No control characters but those of text; UTF-16 by its byte order mark. */
function isText(head: Uint8Array): boolean {
  const [first, second] = head;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  return head.every((byte) => byte >= 0x20 || (byte >= 0x08 && byte <= 0x0d) || byte === 0x1b);
}
