import { mkdtempSync, writeFileSync, createReadStream } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, describe, expect, test } from 'vitest';
import { scanWithClamd } from './clamd.ts';
import { malware, openScanner } from './clamd.fixture.ts';
import { createScanner } from './scanner.ts';
import { ScannerUnavailable, type ScanResult } from './scan-result.ts';

const open: { close: () => Promise<unknown> }[] = [];
afterEach(() => Promise.all(open.splice(0).map((scanner) => scanner.close())));

async function scanner(...how: Parameters<typeof openScanner>) {
  const opened = await openScanner(...how);
  open.push(opened);
  return opened;
}
const scan = (url: string, bytes: Readable): Promise<ScanResult> => createScanner(url)?.(bytes) ?? Promise.reject(new Error('no scanner'));
const megabytes = (count: number): Readable => Readable.from(Array.from({ length: count * 16 }, () => Buffer.alloc(65_536, 'x')));

describe('a file is sent to clamd', () => {
  test('whole, in chunks, and its answer is the result', async () => {
    const { url, scanned } = await scanner();
    expect(await scan(url, Readable.from([Buffer.from('a clean'), Buffer.from(' file')]))).toEqual({ clean: true });
    expect(scanned.map(String)).toEqual(['a clean file']);
    expect(await scan(url, Readable.from([Buffer.from(`some ${malware}`)]))).toEqual({ clean: false, name: 'Portico.Test' });
    expect(await scan(url, Readable.from([]))).toEqual({ clean: true });
    expect(await scan(url, megabytes(8))).toEqual({ clean: true });
    expect(scanned.at(-1)?.length).toBe(8 * 1024 * 1024);
  });

  test('one it takes no more of is not clean, and the log names the limit to raise', async () => {
    const { url } = await scanner({ maxBytes: 1024 * 1024 });
    await expect(scan(url, megabytes(8))).rejects.toThrow('StreamMaxLength');
  });

  test.each<[string, Parameters<typeof openScanner>[0]]>([
    ['hangs up', { behave: (socket) => void socket.destroy() }],
    ['answers OK before it has the file', { behave: (socket) => void socket.end('stream: OK\0') }],
    ['fails', { behave: (socket) => void socket.end('stream: Can’t allocate memory ERROR\0') }],
    ['answers half a word', { behave: (socket) => void socket.end('stream: O') }],
  ])('a scanner that %s checked nothing', async (_what, how) => {
    const { url } = await scanner(how);
    await expect(scan(url, megabytes(8))).rejects.toBeInstanceOf(ScannerUnavailable);
  });

  test('nor did one that is silent, or not there', async () => {
    const { url } = await scanner({ behave: () => {} });
    const { hostname: host, port } = new URL(url);
    const timeouts = { connect: 5000, idle: 50, total: 5000 };
    await expect(scanWithClamd({ host, port: Number(port) }, megabytes(1), timeouts)).rejects.toThrow('it fell silent');
    await expect(scanWithClamd({ host, port: Number(port) }, megabytes(1), { ...timeouts, idle: 5000, total: 50 })).rejects.toThrow(
      'it took too long',
    );
    await expect(scan('clamd:///no/such/socket', megabytes(1))).rejects.toBeInstanceOf(ScannerUnavailable);
  });

  test('a file that cannot be read to its end is not checked by its beginning', async () => {
    const { url } = await scanner();
    await expect(scan(url, createReadStream(join(tmpdir(), 'portico-no-such-file')))).rejects.toMatchObject({ code: 'ENOENT' });
    const broken = Readable.from(
      (function* () {
        yield Buffer.from('begin');
        throw new Error('the disk failed');
      })(),
    );
    await expect(scan(url, broken)).rejects.toThrow('the disk failed');
  });
});

test.runIf(process.env['PORTICO_TEST_CLAMD'])('against a real clamd that knows EICAR', async () => {
  const url = process.env['PORTICO_TEST_CLAMD'] ?? '';
  const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-', 'ANTIVIRUS-TEST-FILE!$H+H*'].join('');
  const path = join(mkdtempSync(join(tmpdir(), 'portico-eicar-')), 'file');
  writeFileSync(path, 'clean '.repeat(500_000));
  expect(await scan(url, createReadStream(path))).toEqual({ clean: true });
  expect(await scan(url, Readable.from([Buffer.from(eicar)]))).toMatchObject({ clean: false, name: expect.stringContaining('EICAR') });
});
