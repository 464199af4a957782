import { createTransport } from 'nodemailer';
import type { Mailer } from './message.ts';
import { sentAtOnce } from './outbox.ts';

/**
 * Mail by SMTP, over connections that are kept for a while. `url` as smtps://user:password@host:465; `from` as `Name <address>`. A server that
 * sends nothing for `silentMs` is given up; a message that meets a connection which the server has ended is sent once more over a new one.
 */
export function smtpMailer(url: string, from: string, silentMs = 20_000): Mailer {
  const timeouts = { connectionTimeout: silentMs, greetingTimeout: silentMs, socketTimeout: silentMs };
  const kept = { pool: true, maxConnections: sentAtOnce, idleTimeout: silentMs / 2, maxRequeues: 1 } as const;
  const transport = createTransport({ url, ...timeouts, ...kept }, { from, disableFileAccess: true, disableUrlAccess: true });
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ id, to, subject, text, replyTo, attachment }) {
      const sending = transport.sendMail({
        to: { name: '', address: to },
        subject: plain(subject),
        text,
        ...(attachment
          ? { attachments: [{ filename: attachment.name, contentType: attachment.type, content: Buffer.from(attachment.bytes) }] }
          : {}),
        messageId: `<${id}@${domain}>`,
        // What a person wrote is not made by a program: no filter may answer it, or leave it out, as if it were.
        ...(replyTo ? { replyTo: { ...replyTo, name: plain(replyTo.name) } } : { headers: { 'Auto-Submitted': 'auto-generated' } }),
      });
      await sending.catch((error: unknown) => {
        throw withoutAddresses(error);
      });
    },
    close: () => transport.close(),
  };
}

/** In what a person wrote nothing is an encoded word (RFC 2047): decoded, it could hold signs that were taken out of it, or end a line. */
const plain = (line: string): string => line.replaceAll('=?', '= ?');

/** A mail server repeats the recipient in its refusals; logs must not. */
function withoutAddresses(error: unknown): Error {
  const { code, responseCode, command } = error as { code?: unknown; responseCode?: unknown; command?: unknown };
  const facts = [code, responseCode, command].filter((fact) => fact !== undefined).join(' ');
  return new Error(`The mail server did not take a message (${facts}): check SMTP_URL and the server’s own log.`);
}
