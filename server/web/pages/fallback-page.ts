import type { RenderedPage } from '#schemas/api';

/**
 * ERR-01, when the renderer itself fails: a whole document without script, style sheet or content, calm and readable.
 * The words are those of the error page (ERR-01).
 */
export function fallbackPage(language: string): RenderedPage {
  const style =
    'body{margin:0;min-height:100vh;display:grid;place-content:center;padding:2rem;font:1.125rem/1.6 system-ui,sans-serif;color-scheme:light dark}main{max-width:34rem}h1{font-size:1.75rem;line-height:1.2;margin:0 0 1rem}a{color:LinkText}';
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Coming soon!</title><style>${style}</style></head>
<body><main><h1>Coming soon!</h1><p>The site is not available at this time, please try again later.</p><p><a href="">Try again</a></p></main></body></html>`;
  return { status: 503, language, html, revision: 0, queryRead: [], issues: [], audience: 'anyone' };
}
