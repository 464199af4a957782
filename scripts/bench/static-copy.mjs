import { fileOf, serveFiles } from './serve-files.mjs';

/**
 * Serves one page of the portal as plain html: same markup and styles, no script and no data, brotli, from memory. What it
 * refers to (pictures, styles) comes from the portal once and is kept. `drawn` is the html of a page that a browser has drawn; without it
 * the document that the portal sends to anyone is taken. `cacheControl`: by default a browser asks each time whether it changed. Resolves with `{ url, html, close }`.
 */
export async function serveStaticCopy(portal, path, { drawn, cacheControl = 'private, no-cache' } = {}) {
  const html = plain(drawn ?? (await (await fetch(portal + path)).text()));
  const page = fileOf(html, { 'content-type': 'text/html; charset=utf-8', 'cache-control': cacheControl });
  return { html, ...(await serveFiles([[path, page]], (url) => copy(portal + url))) };
}

/** The document without script, and without the links that stand for styles which are already in it. */
function plain(html) {
  const text = html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>\s*/g, '')
    .replaceAll(/<link\b[^>]*\s(?:disabled|rel="modulepreload")[^>]*>/g, '');
  if (/<script\b|modulepreload/.test(text)) throw new Error('The static copy still asks for a script.');
  return text;
}

async function copy(url) {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  const headers = Object.fromEntries(
    ['content-type', 'cache-control'].flatMap((name) => (answer.headers.has(name) ? [[name, answer.headers.get(name)]] : [])),
  );
  return fileOf(await answer.arrayBuffer(), headers, answer.status);
}
