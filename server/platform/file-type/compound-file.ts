import type { ReadPart } from './read-part.ts';

/** An entry of a compound file's directory: a stream, with its place and bytes. */
interface CompoundStream {
  readonly name: string;
  readonly start: number;
  readonly size: number;
}

export interface CompoundFile {
  readonly streams: readonly CompoundStream[];
  /** The first bytes of a stream, as far as they are in its first sector; empty where it has none of its own. */
  readonly beginningOf: (stream: CompoundStream) => Promise<Buffer>;
}

const header = 512;
const endOfChain = 0xfffffffa;
const isStream = 2;
/** Sectors of a directory that are followed: 4096 entries of 128 bytes in sectors of 512. */
const maxSectors = 1024;

/**
 * The directory of a compound file ([MS-CFB]), in which older Office files, and newer ones with a password, are. Null where it is not a sound one. Reads the
 * directory and what leads to it, not the file.
 */
export async function readCompoundFile(read: ReadPart): Promise<CompoundFile | null> {
  const head = await read(0, header);
  if (head.length < header) return null;
  const power = head.readUInt16LE(30);
  if (power !== 9 && power !== 12) return null;
  const bytes = 2 ** power;
  const sector = (index: number): Promise<Buffer> => read((index + 1) * bytes, bytes);
  const smallest = head.readUInt32LE(56);
  const streams: CompoundStream[] = [];
  let next = head.readUInt32LE(48);
  for (let count = 0; next < endOfChain; count++) {
    const directory = await sector(next);
    if (count >= maxSectors || directory.length < bytes) return null;
    for (let at = 0; at < bytes; at += 128) {
      const entry = streamAt(directory.subarray(at, at + 128));
      if (entry) streams.push(entry);
    }
    const following = await nextSector(head, next, bytes, sector);
    if (following === null) return null;
    next = following;
  }
  if (streams.length === 0) return null;
  // A stream below this size is within another one: its first sector is none of the file.
  return { streams, beginningOf: async ({ start, size }) => (size < smallest ? Buffer.alloc(0) : await sector(start)) };
}

function streamAt(entry: Buffer): CompoundStream | undefined {
  const length = entry.readUInt16LE(64);
  if (entry[66] !== isStream || length < 2 || length > 64) return undefined;
  return { name: entry.toString('utf16le', 0, length - 2), start: entry.readUInt32LE(116), size: entry.readUInt32LE(120) };
}

/** The sector after this one, by the allocation table, whose first 109 sectors the header names. */
async function nextSector(head: Buffer, index: number, bytes: number, sector: (index: number) => Promise<Buffer>): Promise<number | null> {
  const perSector = bytes / 4;
  const tableIndex = Math.floor(index / perSector);
  if (tableIndex >= 109) return null;
  const table = await sector(head.readUInt32LE(76 + tableIndex * 4));
  const at = (index % perSector) * 4;
  return at + 4 <= table.length ? table.readUInt32LE(at) : null;
}

/** Whether a compound file is a newer Office file that needs a password ([MS-OFFCRYPTO]): its content is one encrypted stream. Pure. */
export const isEncryptedPackage = ({ streams }: CompoundFile): boolean => streams.some(({ name }) => name === 'EncryptedPackage');

/** Whether an older Word or Excel file needs a password: by a flag at the beginning of the text ([MS-DOC] FibBase), or a record at that of the book ([MS-XLS] FilePass). */
export async function isEncryptedDocument({ streams, beginningOf }: CompoundFile): Promise<boolean> {
  const text = streams.find(({ name }) => name === 'WordDocument');
  const book = streams.find(({ name }) => name === 'Workbook' || name === 'Book');
  const [stream] = [text ?? book].filter((one) => one !== undefined);
  if (!stream) return false;
  const beginning = await beginningOf(stream);
  return text ? beginning.length > 11 && (beginning.readUInt16LE(10) & 0x0100) !== 0 : hasFilePass(beginning);
}

function hasFilePass(book: Buffer): boolean {
  const filePass = 0x002f;
  for (let at = 0; at + 4 <= book.length; at += 4 + book.readUInt16LE(at + 2)) if (book.readUInt16LE(at) === filePass) return true;
  return false;
}
