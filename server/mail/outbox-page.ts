import type { listMessages } from './outbox.ts';

type Listed = Awaited<ReturnType<typeof listMessages>>;

const words: Readonly<Record<string, string>> = { Email: 'Mail', Sms: 'SMS', WhatsApp: 'WhatsApp', queued: 'waiting', sending: 'being sent', sent: 'sent', failed: 'failed' };

/** The outbox as one page that works without script or styles of its own host. Everything in it is escaped. */
export function drawOutbox(tenant: string, messages: Listed): string {
  const items = messages.map(
    ({ channel, state, at, to, subject, text }) => `<li>
<h2>${escaped(words[channel] ?? channel)} to ${escaped(to)}</h2>
<p><time datetime="${new Date(at).toISOString()}">${new Date(at).toUTCString()}</time>, ${escaped(words[state] ?? state)}</p>
${subject ? `<p><strong>${escaped(subject)}</strong></p>` : ''}
<pre>${escaped(text)}</pre>
</li>`,
  );
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Outbox of ${escaped(tenant)} (demo)</title></head>
<body>
<main>
<h1>Outbox of ${escaped(tenant)}</h1>
<p>In demo mode nothing leaves this machine: messages are shown here, newest first. <a href="/demo/outbox">Look again</a> · <a href="/">Portal</a></p>
${items.length > 0 ? `<ol reversed>\n${items.join('\n')}\n</ol>` : '<p>Nothing was sent yet. Ask for a passcode on the sign-in page.</p>'}
</main>
</body>
</html>
`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
