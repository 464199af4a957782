import { crc32, deflateRawSync } from 'node:zlib';

interface Entry {
  readonly name: string;
  readonly data?: Buffer;
  /** Size the entry claims to have when unpacked; its own unless given. */
  readonly claims?: number;
}

/** A zip of these entries, deflated, in this order. */
export function zip(entries: readonly Entry[]): Buffer {
  const local: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, data = Buffer.alloc(0), claims = data.length } of entries) {
    const packed = deflateRawSync(data);
    const title = Buffer.from(name);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(claims, 18);
    common.writeUInt16LE(title.length, 22);
    common.copy(head, 4);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    common.copy(central, 6);
    central.writeUInt32LE(at, 42);
    directory.push(central, title);
    local.push(head, title, packed);
    at += 30 + title.length + packed.length;
  }
  const names = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(names.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...local, names, end]);
}

/** A document as a word processor or a spreadsheet writes it: the kind of `folder` (`word`, `xl`), with more entries. */
export const officeDocument = (folder: string, more: readonly Entry[] = []): Buffer =>
  zip([
    { name: `${folder}/document.xml`, data: Buffer.from('<document/>') },
    ...more,
    { name: '[Content_Types].xml', data: Buffer.from('<Types/>') },
  ]);
