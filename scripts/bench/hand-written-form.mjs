import { join } from 'node:path';
import { fileOf, serveFiles } from './serve-files.mjs';

const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Tell us about your vehicle</title>
    <style>
      body { margin: 0 auto; max-width: 60rem; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #1b2733; }
      label { display: block; min-height: 2.75rem; }
      input:not([type=radio]) { display: block; width: 100%; padding: 0.75rem; font: inherit; box-sizing: border-box; }
    </style>
    <script type="module" src="/form.js"></script>
  </head>
  <body>
    <main><h1>Tell us about your vehicle</h1><div id="step"></div></main>
    <footer><p>Northgate Law</p></footer>
  </body>
</html>
`;

/** A form of one screen that was written by hand with React: a static document, its script, and one JSON call for what was saved. */
export async function serveHandWrittenForm() {
  const { build } = await import('vite');
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'esnext',
      rolldownOptions: { input: join(import.meta.dirname, 'hand-written-form.jsx'), output: { format: 'es' } },
    },
  });
  const { code } = [built].flat()[0].output[0];
  return serveFiles([
    ['/', fileOf(html, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-cache' })],
    ['/form.js', fileOf(code, { 'content-type': 'text/javascript', 'cache-control': 'public, max-age=31536000, immutable' })],
    [
      '/draft.json',
      fileOf(JSON.stringify({ registration: 'SA10 LRN', make: 'Lorne', model: 'Carrier', kind: 'Van' }), {
        'content-type': 'application/json',
        'cache-control': 'no-store',
      }),
    ],
  ]);
}
