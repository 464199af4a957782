import type { FastifyReply } from 'fastify';
import { html, Html, inlineHash } from '../../../../platform/http/index.ts';
import { sendWithPolicy } from '../demo-document.ts';
import { demoStyle } from '../demo-style.ts';

const style = `${demoStyle}
.cal { display: grid; gap: var(--space-5); padding: var(--space-5); max-inline-size: 40rem; margin-inline: auto; }
.cal-times { display: grid; gap: var(--space-4); margin: 0; border: 0; padding: 0; }
.cal-day { display: flex; flex-wrap: wrap; gap: var(--space-3); align-items: center; }
.cal-day h2 { inline-size: 100%; font-size: var(--text-h4); }
`;

/** What a calendar posts to the page that has it in a frame. */
const script = `if (parent !== window) {
  const post = (event, payload) => parent.postMessage({ event, payload }, '*');
  post('calendly.page_height', { height: document.documentElement.scrollHeight + 'px' });
  const { event, payload } = document.body.dataset;
  if (event) post(event, JSON.parse(payload));
}`;

interface CalendarPage {
  readonly title: string;
  readonly main: Html;
  readonly sheets: readonly string[];
  /** A message beside the height of the page. */
  readonly message?: { readonly event: `calendly.${string}`; readonly payload: object };
}

/** Sends a page of the demo's calendar, for a frame of the same portal or a page of its own. */
export function sendCalendarPage(reply: FastifyReply, page: CalendarPage): FastifyReply {
  const policy = [
    "default-src 'none'",
    `style-src 'self' '${inlineHash(style)}'`,
    "font-src 'self'",
    `script-src '${inlineHash(script)}'`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ];
  return sendWithPolicy(reply, policy, documentOf(page));
}

const documentOf = ({ title, main, sheets, message }: CalendarPage): Html =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${sheets.map((file) => html`<link rel="stylesheet" href="${file}" />`)} ${new Html(`<style>${style}</style>`)}
      </head>
      <body data-event="${message?.event}" data-payload="${message && JSON.stringify(message.payload)}">
        <main class="cal">
          <h1>${title}</h1>
          ${main}
          <p class="demo-hint">This page stands in for the calendar of a firm: nothing leaves this machine.</p>
        </main>
        ${new Html(`<script>${script}</script>`)}
      </body>
    </html> `;
