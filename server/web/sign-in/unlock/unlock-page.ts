import type { FastifyReply } from 'fastify';
import type { PlainServerWord } from '#schemas/tenant';
import { Html, html, inlineHash } from '../../../platform/http/index.ts';
import type { Translate } from '../../../platform/words/index.ts';

/** Look and language of the page for one visitor of a tenant. */
export interface UnlockPageContext {
  readonly language: string;
  readonly dir: 'ltr' | 'rtl';
  readonly name: string;
  /** Telephone and mail of the tenant: who was locked out may want to ask whether this page is real. */
  readonly help: readonly string[];
  readonly translate: Translate;
}

/** Quiet colours of its own, light and dark, and nothing to load: the page works when all else fails. Buttons are 48 px. */
const style = `
:root { color-scheme: light dark; --text: #1c1c22; --soft: #55555f; --ground: #fff; --line: #d5d5dc; --go: #24427a; --on-go: #fff; }
@media (prefers-color-scheme: dark) { :root { --text: #f2f2f5; --soft: #b9b9c4; --ground: #17171c; --line: #3d3d48; --go: #b4c8f5; --on-go: #17171c; } }
body { margin: 0; color: var(--text); background: var(--ground); font: 1.125rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere; }
header, main, footer { max-inline-size: 38rem; margin-inline: auto; padding: 1rem 1.25rem; }
header p { margin: 0; font-weight: 650; }
h1 { margin: 1rem 0; font-size: 1.75rem; line-height: 1.25; }
.button { display: inline-flex; align-items: center; min-block-size: 3rem; padding: 0.25rem 1.5rem; border: 2px solid var(--go); border-radius: 0.5rem; color: var(--on-go); background: var(--go); font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
:focus-visible { outline: 3px solid #c47a12; outline-offset: 2px; }
footer { border-block-start: 1px solid var(--line); color: var(--soft); }
`;
const policy = `default-src 'none'; style-src '${inlineHash(style)}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** Sends a whole document without any script; its policy allows its own style and forms to ourselves. */
export function sendUnlockPage(reply: FastifyReply, page: UnlockPageContext, heading: PlainServerWord, body: Html): FastifyReply {
  const { language, dir, name, help, translate } = page;
  return reply
    .type('text/html; charset=utf-8')
    .header('content-language', language)
    .header('content-security-policy', policy)
    .send(
      html`<!doctype html>
        <html lang="${language}" dir="${dir}">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <title>${translate(heading)} – ${name}</title>
            ${new Html(`<style>${style}</style>`)}
          </head>
          <body>
            <header><p>${name}</p></header>
            <main>
              <h1>${translate(heading)}</h1>
              ${body}
            </main>
            ${
              help.length > 0 &&
              html`<footer>
                <p>${translate('unlock.help')}</p>
                ${help.map((way) => html`<p><bdi>${way}</bdi></p>`)}
              </footer>`
            }
          </body>
        </html> `.text,
    );
}
