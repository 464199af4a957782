import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

/**
 * Serves one page of the portal as plain html: same markup and styles, no script and no data, brotli, from memory. What it
 * refers to (pictures, styles) comes from the portal once and is kept. Resolves with `{ url, close }`.
 */
export async function serveStaticCopy(portal, path) {
  const html = plain(await (await fetch(portal + path)).text());
  const page = {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', 'cache-control': 'private, no-cache' },
    body: brotliCompressSync(html),
  };
  const kept = new Map([[path, page]]);
  const server = createServer(async ({ url }, response) => {
    const answer = kept.get(url) ?? (await copy(portal + url));
    kept.set(url, answer);
    response.writeHead(answer.status, { ...answer.headers, 'content-length': answer.body.length });
    response.end(answer.body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    html,
    close: () => (server.closeAllConnections(), new Promise((resolve) => server.close(resolve))),
  };
}

/** The document without script, and without the links that stand for styles which are already in it. */
export function plain(html) {
  const text = html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>\s*/g, '').replaceAll(/<link\b[^>]*\sdisabled>/g, '');
  if (/<script\b|modulepreload/.test(text)) throw new Error('The static copy still asks for a script.');
  return text;
}

async function copy(url) {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  const headers = Object.fromEntries(
    ['content-type', 'cache-control'].flatMap((name) => (answer.headers.has(name) ? [[name, answer.headers.get(name)]] : [])),
  );
  const raw = Buffer.from(await answer.arrayBuffer());
  const text = /text|javascript|json|svg/.test(headers['content-type'] ?? '');
  return {
    status: answer.status,
    headers: text ? { ...headers, 'content-encoding': 'br' } : headers,
    body: text ? brotliCompressSync(raw) : raw,
  };
}
