/**
 * The text of a file that a spreadsheet wrote: UTF-8, UTF-16 with its mark (“Unicode text”), or else Windows-1252, as Excel writes CSV in Western Europe.
 */
export function decodeFile(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
