import { fileOf, serveFiles } from './serve-files.mjs';

const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Your claim</title>
    <style>
      body { margin: 0 auto; max-width: 60rem; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #1b2733; }
      nav ul { display: flex; gap: 1rem; padding: 0; list-style: none; }
      #status { min-block-size: 1.5rem; font-weight: 600; }
    </style>
    <script type="module" src="/shell.js"></script>
  </head>
  <body>
    <header><nav><ul><li><a href="/">Your claim</a></li><li><a href="/news">News</a></li></ul></nav></header>
    <main>
      <h1>Your claim</h1>
      <p>Thank you for signing in. What we need from you comes first; what we are doing for you comes after it.</p>
      <h2>Status</h2>
      <p id="status"></p>
    </main>
    <footer><p>Northgate Law</p></footer>
  </body>
</html>
`;
const script = `const answer = await fetch('/status.json', { headers: { authorization: 'Bearer x' } });
document.querySelector('#status').textContent = (await answer.json()).status;
`;

/** The least signed-in page there can be: a static document and a small script, which asks for the status by one JSON call and shows it. */
export const serveStaticShell = (status) =>
  serveFiles([
    ['/', fileOf(html, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-cache' })],
    ['/shell.js', fileOf(script, { 'content-type': 'text/javascript', 'cache-control': 'public, max-age=31536000, immutable' })],
    ['/status.json', fileOf(JSON.stringify({ status }), { 'content-type': 'application/json', 'cache-control': 'no-store' })],
  ]);
