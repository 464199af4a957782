import { createSign, generateKeyPairSync } from 'node:crypto';
import { request } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';

/** One value of ASN.1 in DER: its tag, its length, its parts. */
function der(tag: number, ...parts: readonly (Buffer | string)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const size = body.length;
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
}

const sequence = (...parts: readonly Buffer[]): Buffer => der(0x30, ...parts);
const ecdsaWithSha256 = sequence(der(0x06, Buffer.from('2a8648ce3d040302', 'hex')));
const commonName = (name: string): Buffer => sequence(der(0x31, sequence(der(0x06, Buffer.from('550403', 'hex')), der(0x0c, name))));

/** A self-signed certificate with its key, as PEM: Node can use one, and cannot make one. */
function selfSigned(name: string): { readonly cert: string; readonly key: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const content = sequence(
    der(0x02, Buffer.from([1])),
    ecdsaWithSha256,
    commonName(name),
    sequence(der(0x17, '200101000000Z'), der(0x17, '491231235959Z')),
    commonName(name),
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = createSign('sha256').update(content).sign(privateKey);
  const certificate = sequence(content, ecdsaWithSha256, der(0x03, Buffer.from([0]), signature));
  const lines = certificate.toString('base64').replaceAll(/.{64}/g, '$&\n');
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
  };
}

/** What ends https in front of a portal, as an operator's proxy does: `to` (once it is known) gets every request as it came, over http. */
export async function startHttpsFront() {
  let to = '';
  const server = createServer(selfSigned('127.0.0.1'), (asked, answer) => {
    const passed = request(to + asked.url, { method: asked.method, headers: asked.headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.rawHeaders);
      given.pipe(answer);
    });
    passed.once('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    leadTo: (url: string) => void (to = url),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
