import type { ReadPart } from './read-part.ts';

const folders: Readonly<Record<string, string>> = { docx: 'word/', xlsx: 'xl/' };
const endRecord = 0x06054b50;
const entryRecord = 0x02014b50;
const maxDirectoryBytes = 4 * 1024 * 1024;

/**
 * Whether a zip is the Office Open XML document that its ending names (ISO/IEC 29500-2): its directory names `[Content_Types].xml` and parts
 * of that kind, and no macros. Only the directory at its end is read; nothing is unpacked, so no bomb goes off.
 */
export async function isOfficeZip(ending: string, size: number, read: ReadPart): Promise<boolean> {
  const folder = folders[ending];
  const names = folder === undefined ? [] : await zipNames(size, read);
  return (
    folder !== undefined &&
    names.includes('[Content_Types].xml') &&
    names.some((name) => name.startsWith(folder)) &&
    !names.some((name) => /vbaproject\.bin$|(^|[\\/])\.\.[\\/]|^[\\/]/i.test(name))
  );
}

/** Names of the zip's directory; none when it has no sound one. */
export async function zipNames(size: number, read: ReadPart): Promise<readonly string[]> {
  const { tail, tailAt, end } = await zipEnd(size, read);
  if (end < 0) return [];
  const count = tail.readUInt16LE(end + 10);
  const length = tail.readUInt32LE(end + 12);
  const start = tail.readUInt32LE(end + 16);
  if (length > maxDirectoryBytes || start + length > tailAt + end) return [];
  const directory = await read(start, length);
  const names: string[] = [];
  let at = 0;
  while (names.length < count) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== entryRecord) return [];
    const next = at + 46 + directory.readUInt16LE(at + 28);
    if (next > directory.length) return [];
    names.push(directory.toString('utf8', at + 46, next));
    at = next + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return names;
}

/** Whether a file ends as a zip does, whatever it begins as. */
export const hasZipEnd = async (size: number, read: ReadPart): Promise<boolean> => (await zipEnd(size, read)).end >= 0;

/** Where the end record is in the last bytes of the file; -1 where there is none. */
async function zipEnd(size: number, read: ReadPart): Promise<{ readonly tail: Buffer; readonly tailAt: number; readonly end: number }> {
  const tailAt = Math.max(0, size - 65_557);
  const tail = await read(tailAt, size - tailAt);
  let end = tail.length - 22;
  while (end >= 0 && tail.readUInt32LE(end) !== endRecord) end--;
  return { tail, tailAt, end };
}
