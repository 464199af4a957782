import { createHash } from 'node:crypto';
import type { listMessages } from './outbox.ts';

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

/** The outbox as one page that works without script. Everything in it is escaped. */
export function drawOutbox(messages: Listed): string {
  const items = messages.map(
    ({ tenant, channel, state, at, to, subject, text }) => `<li>
<h2>${escaped(words[channel] ?? channel)} to ${escaped(to)}</h2>
<p><time datetime="${new Date(at).toISOString()}">${new Date(at).toUTCString()}</time>, ${escaped(words[state] ?? state)}, from ${escaped(tenant)}</p>
${subject ? `<p><strong>${escaped(subject)}</strong></p>` : ''}
<pre>${escaped(text)}</pre>
</li>`,
  );
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Outbox (demo)</title><style>${style}</style></head>
<body>
<main>
<h1>Outbox</h1>
<p>In demo mode nothing leaves this machine: messages are shown here, newest first. <a href="/demo/outbox">Look again</a> · <a href="/">Portal</a></p>
${items.length > 0 ? `<ol reversed>\n${items.join('\n')}\n</ol>` : '<p>Nothing was sent yet. Ask for a passcode on the sign-in page.</p>'}
</main>
</body>
</html>
`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
