import { detectFileType, endingOf, mediaTypeOf } from '#forms/definition';

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
