import { createHash } from 'node:crypto';
import { html, Html } from '../../platform/http/index.ts';
import type { listMessages } from './outbox.ts';

/** A tenant's portal, for a link to it. */
export interface Portal {
  readonly slug: string;
  readonly address: string;
}

type Listed = Awaited<ReturnType<typeof listMessages>>;

const words: Readonly<Record<string, string>> = {
  Email: 'Mail',
  Sms: 'SMS',
  WhatsApp: 'WhatsApp',
  queued: 'waiting',
  sending: 'being sent',
  sent: 'sent',
  failed: 'failed',
};

const style =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:45rem;margin:2rem auto;padding:0 1rem;color:#1a1a1a;background:#fff}li{border-top:1px solid #767676;padding:1rem 0}h2{font-size:1.1rem;margin:0}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;background:#f3f3f3;padding:1rem}';

/** Policy of the page: its own style and nothing else. */
export const outboxPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** The outbox as one page that works without script. */
export const drawOutbox = (messages: Listed, portals: readonly Portal[]): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>Outbox (demo)</title>
        ${new Html(`<style>${style}</style>`)}
      </head>
      <body>
        <main>
          <h1>Outbox</h1>
          <p>
            In demo mode nothing leaves this machine: messages are shown here, newest first.
            <a href="/demo/outbox">Look again</a>${portals.map(({ slug, address }) => html` · <a href="${address}">${slug}</a>`)}
          </p>
          ${
            messages.length > 0
              ? html`<ol reversed>
                  ${messages.map(drawMessage)}
                </ol>`
              : html`<p>Nothing was sent yet. Ask for a passcode on the sign-in page.</p>`
          }
        </main>
      </body>
    </html> `.text;

const drawMessage = ({ tenant, channel, state, at, to, subject, text }: Listed[number]): Html => html`
  <li>
    <h2>${words[channel] ?? channel} to ${to}</h2>
    <p><time datetime="${new Date(at).toISOString()}">${new Date(at).toUTCString()}</time>, ${words[state] ?? state}, from ${tenant}</p>
    ${subject !== '' && html`<p><strong>${subject}</strong></p>`}
    <pre>${text}</pre>
  </li>
`;
