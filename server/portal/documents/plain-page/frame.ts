import type { FastifyReply } from 'fastify';
import type { PlainServerWord } from '#schemas/tenant';
import { Html, html, inlineHash } from '../../../platform/http/index.ts';
import type { PageContext } from './page-context.ts';
import { style } from './style.ts';

/** A page of this server's own: whole without any script. */
interface PlainPage {
  readonly title: string;
  /** Address of the page, to which a change of the language returns. */
  readonly here: string;
  readonly main: Html;
  /** Above the ways to reach a person. */
  readonly help: PlainServerWord;
}

/**
 * Sends a whole document without any script. The policy allows nothing but our own stylesheets, fonts and pictures and forms to ourselves. The
 * address holds a secret, so no other site receives it; our own forms still send their origin, on old browsers too.
 */
export function sendPage(reply: FastifyReply, status: number, look: PageContext, page: PlainPage): FastifyReply {
  const css = `${look.theme}\n${style}`;
  const policy = [
    "default-src 'none'",
    `style-src 'self' '${inlineHash(css)}'`,
    "img-src 'self'",
    "font-src 'self'",
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
    .send(written(look, page, css).text);
}

const written = (look: PageContext, { title, here, main, help: helpWord }: PlainPage, css: string): Html => {
  const { language, dir, name, mark, help, translate, sheets } = look;
  return html`<!doctype html>
    <html lang="${language}" dir="${dir}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} – ${name}</title>
        ${sheets.map((file) => html`<link rel="stylesheet" href="${file}" />`)} ${new Html(`<style>${css}</style>`)}
      </head>
      <body>
        <header class="plain-top">
          <div>
            <p>${mark !== '' && html`<img src="${mark}" alt="" width="32" height="32" />`}<span>${name}</span></p>
            ${look.languages.length > 1 && languageForm(look, here)}
          </div>
        </header>
        <main class="plain">${main}</main>
        ${
          help.length > 0 &&
          html`<footer class="plain-help">
            <p>${translate(helpWord)}</p>
            <ul role="list">
              ${help.map(({ text, href }) => html`<li>${href ? html`<a href="${href}"><bdi>${text}</bdi></a>` : text}</li>`)}
            </ul>
          </footer>`
        }
      </body>
    </html> `;
};

/** NAV-02: only where there is a choice; a plain form, as the page has no script. */
const languageForm = ({ languages, language, translate }: PageContext, here: string): Html =>
  html`<form class="plain-languages" method="post" action="/language" role="group" aria-label="${translate('sign.language')}">
    <input type="hidden" name="returnTo" value="${here}" />
    ${languages.map(
      ({ code, ownName, dir }) =>
        html`<button name="language" value="${code}" lang="${code}" dir="${dir}" ${code === language && html`aria-current="true"`}>
          ${ownName}
        </button>`,
    )}
  </form>`;
