import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

const isText = /text|javascript|json|svg/;

/** A file to serve: brotli where it is text, with the version that a browser asks by the next time. */
export function fileOf(body, headers, status = 200) {
  const raw = Buffer.from(body);
  const text = isText.test(headers['content-type'] ?? '');
  return {
    status,
    headers: {
      ...headers,
      ...(text ? { 'content-encoding': 'br' } : {}),
      ...(headers['cache-control'] === 'no-store'
        ? {}
        : { etag: `"${createHash('sha256').update(raw).digest('base64url').slice(0, 16)}"` }),
    },
    body: text ? brotliCompressSync(raw) : raw,
  };
}

/**
 * Serves files from memory, as fast as Node can: what a static host does. `files`: address → `fileOf`; `missing` makes one that is not there.
 * Resolves with `{ url, close }`.
 */
export async function serveFiles(files, missing = () => fileOf('', { 'content-type': 'text/plain' }, 404)) {
  const kept = new Map(files);
  const server = createServer(async ({ url, headers }, response) => {
    const file = kept.get(url) ?? (await missing(url));
    kept.set(url, file);
    const known = file.headers.etag !== undefined && headers['if-none-match'] === file.headers.etag;
    response.writeHead(known ? 304 : file.status, known ? file.headers : { ...file.headers, 'content-length': file.body.length });
    response.end(known ? undefined : file.body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close: () => (server.closeAllConnections(), new Promise((resolve) => server.close(resolve))),
  };
}
