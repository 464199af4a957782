import { deflateSync, crc32 } from 'node:zlib';
import sharp from 'sharp';

/** For tests: a photograph as a telephone makes one, lying on its side, with its place and camera in the metadata. */
export const photograph = (width = 1200, height = 800): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#246' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'CANARY-CAMERA' }, IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();

/**
 * For tests: a small progressive JPEG of one colour, in as many passes (at most 883): after that of the averages fourteen for each frequency of its brightness, one for
 * each bit (ITU-T T.81, G.1.1.1). All have the same content, and a decoder goes over all pixels for each.
 */
export async function progressive(edge: number, passes: number): Promise<Buffer> {
  const create = { width: edge, height: edge, channels: 3, background: '#246' } as const;
  const bytes = await sharp({ create, limitInputPixels: false }).jpeg({ progressive: true }).toBuffer();
  const text = bytes.toString('latin1');
  const scan = text.indexOf('\xff\xda', text.indexOf('\xff\xda') + 2);
  const table = text.lastIndexOf('\xff\xc4', scan);
  const end = scan + 2 + text.slice(scan + 2).search(/\xff[\xc4\xd9\xda]/);
  const frequencies = Array.from({ length: passes - 1 }, (_, index) => {
    const one = Buffer.from(bytes.subarray(table, end));
    const [frequency, bit] = [1 + Math.floor(index / 14), 13 - (index % 14)];
    one.set([frequency, frequency, bit === 13 ? 13 : ((bit + 1) << 4) | bit], scan - table + 7);
    return one;
  });
  return Buffer.concat([bytes.subarray(0, table), ...frequencies, Buffer.from([0xff, 0xd9])]);
}

interface Bomb {
  readonly width: number;
  readonly height: number;
  /** Bits of a sample. */
  readonly depth?: 8 | 16;
  /** An interlaced picture has to be decoded whole. */
  readonly interlaced?: boolean;
}

/** For tests: a small PNG that claims to be a huge one; its rows are real, all zeros, and as many as fit `rows`. */
export function pngBomb({ width, height, depth = 8, interlaced = false }: Bomb, rows = height): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, 6, 0, 0, interlaced ? 1 : 0], 8);
  const row = 1 + width * 4 * (depth / 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(row * rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
