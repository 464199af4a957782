import type { FastifyReply } from 'fastify';
import { html, Html, inlineHash } from '../../../platform/http/index.ts';
import { demoStyle } from './demo-style.ts';

/** The demo's own pages, as they are named in the list above each. */
const pages = [
  ['/demo', 'People'],
  ['/demo/outbox', 'Outbox'],
  ['/gallery', 'Gallery'],
  ['/demo/broken', 'Mistakes'],
] as const;

/** One page of the demo's own. */
export interface DemoPage {
  readonly title: string;
  readonly here: (typeof pages)[number][0];
  readonly main: Html;
  /** Addresses of the portal's own stylesheets. */
  readonly sheets: readonly string[];
  /** Origins that a form of the page leads to, and that it shows pictures of. */
  readonly portals?: readonly string[];
  /** The page works without it. */
  readonly script?: string;
}

/** Sends a document that no browser keeps, under a policy of its own. */
export const sendWithPolicy = (reply: FastifyReply, policy: readonly string[], document: Html): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy.join('; '))
    .send(document.text);

/** Sends a page whose policy allows its own style and script, the portals that it leads to, and nothing else. */
export function sendDemoPage(reply: FastifyReply, page: DemoPage): FastifyReply {
  const { portals = [], script } = page;
  const policy = [
    "default-src 'none'",
    `style-src 'self' '${inlineHash(demoStyle)}'`,
    "font-src 'self'",
    // The icon, which browsers ask for by themselves.
    "img-src 'self'",
    ...(script ? [`script-src '${inlineHash(script)}'`, "connect-src 'self'"] : []),
    ...(portals.length > 0 ? [`frame-src ${portals.join(' ')}`] : []),
    ["form-action 'self'", ...portals].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return sendWithPolicy(reply, policy, documentOf(page));
}

const documentOf = ({ title, here, main, sheets, script }: DemoPage): Html =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – Portico</title>
        ${sheets.map((file) => html`<link rel="stylesheet" href="${file}" />`)} ${new Html(`<style>${demoStyle}</style>`)}
      </head>
      <body>
        <a class="demo-skip" href="#main">Skip to the content</a>
        <header class="demo-head">
          <a class="demo-mark" href="/demo">Portico</a>
          <nav class="demo-nav" aria-label="The demo">
            <ul role="list">
              ${pages.map(([href, name]) => html`<li><a href="${href}" ${href === here && html` aria-current="page"`}>${name}</a></li>`)}
            </ul>
          </nav>
        </header>
        <main class="demo-main" id="main" tabindex="-1">${main}</main>
        ${script !== undefined && new Html(`<script>${script}</script>`)}
      </body>
    </html> `;
