/** For tests: a compound file ([MS-CFB]) with these streams, each of 4096 bytes that begin as given. */
export function compoundFile(streams: Readonly<Record<string, Buffer>>): Buffer {
  const bytes = 512;
  const entries = Object.entries(streams);
  const perStream = 4096 / bytes;
  const endOfChain = 0xfffffffe;
  const head = Buffer.alloc(bytes);
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(head);
  head.writeUInt16LE(3, 26);
  head.writeUInt16LE(9, 30);
  head.writeUInt32LE(1, 44);
  head.writeUInt32LE(1, 48);
  head.writeUInt32LE(4096, 56);
  head.fill(0xff, 76);
  head.writeUInt32LE(0, 76);
  const table = Buffer.alloc(bytes, 0xff);
  table.writeUInt32LE(0xfffffffd, 0);
  table.writeUInt32LE(endOfChain, 4);
  const directory = Buffer.alloc(bytes);
  const entry = (at: number, name: string, type: number, start: number, size: number) => {
    directory.write(name, at, 'utf16le');
    directory.writeUInt16LE((name.length + 1) * 2, at + 64);
    directory[at + 66] = type;
    directory.writeUInt32LE(start, at + 116);
    directory.writeUInt32LE(size, at + 120);
  };
  entry(0, 'Root Entry', 5, endOfChain, 0);
  const bodies = entries.map(([name, beginning], index) => {
    const start = 2 + index * perStream;
    entry((index + 1) * 128, name, 2, start, 4096);
    for (let at = 0; at < perStream; at++) table.writeUInt32LE(at === perStream - 1 ? endOfChain : start + at + 1, (start + at) * 4);
    return Buffer.concat([beginning, Buffer.alloc(4096 - beginning.length)]);
  });
  return Buffer.concat([head, table, directory, ...bodies]);
}

const textWith = (flags: number): Buffer => {
  const text = Buffer.alloc(32);
  text.writeUInt16LE(0xa5ec, 0);
  text.writeUInt16LE(flags, 10);
  return text;
};

/** For tests: an older Word document, with a password or without. */
export const wordDocument = (hasPassword: boolean): Buffer => compoundFile({ WordDocument: textWith(hasPassword ? 0x0100 : 0) });

/** For tests: an older Excel file, with a password or without. */
export const excelBook = (hasPassword: boolean): Buffer =>
  compoundFile({
    Workbook: Buffer.concat([
      Buffer.from([0x09, 0x08, 4, 0, 0, 6, 5, 0]),
      hasPassword ? Buffer.from([0x2f, 0, 2, 0, 0, 0]) : Buffer.from([0x42, 0, 2, 0, 0, 0]),
    ]),
  });

/** For tests: a newer Office file with a password. */
export const lockedPackage = (): Buffer => compoundFile({ EncryptionInfo: Buffer.alloc(1), EncryptedPackage: Buffer.alloc(1) });
