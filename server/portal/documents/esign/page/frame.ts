import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { Html, html } from '../../../../platform/http/index.ts';
import type { Look } from './look.ts';
import { style } from './style.ts';

/**
 * Sends a whole document without any script. The policy allows nothing but our own stylesheets and pictures and forms to ourselves. The
 * address holds a secret, so no other site receives it; our own forms still send their origin, on old browsers too.
 */
export function sendPage(reply: FastifyReply, status: number, look: Look, title: string, main: Html): FastifyReply {
  const css = `${look.theme}\n${style}`;
  const hash = createHash('sha256').update(css).digest('base64');
  const policy = [
    "default-src 'none'",
    `style-src 'self' 'sha256-${hash}'`,
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy.join('; '))
    .header('referrer-policy', 'same-origin')
    .header('x-robots-tag', 'noindex')
    .header('content-language', look.language)
    .send(written(look, title, css, main).text);
}

const written = ({ language, dir, name, mark, help, translate, sheets }: Look, title: string, css: string, main: Html): Html =>
  html`<!doctype html>
    <html lang="${language}" dir="${dir}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} – ${name}</title>
        ${sheets.map((file) => html`<link rel="stylesheet" href="${file}" />`)} ${new Html(`<style>${css}</style>`)}
      </head>
      <body>
        <header class="sign-top">
          <p>${mark !== '' && html`<img src="${mark}" alt="" width="32" height="32" />`}<span>${name}</span></p>
        </header>
        <main class="sign">${main}</main>
        ${
          help.length > 0 &&
          html`<footer class="sign-help">
            <p>${translate('sign.help')}</p>
            <ul role="list">
              ${help.map(({ text, href }) => html`<li>${href ? html`<a href="${href}"><bdi>${text}</bdi></a>` : text}</li>`)}
            </ul>
          </footer>`
        }
      </body>
    </html> `;
