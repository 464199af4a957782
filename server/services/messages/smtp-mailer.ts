import { createTransport } from 'nodemailer';
import type { Mailer } from './message.ts';

/** Mail by SMTP. `url` as smtps://user:password@host:465; `from` as `Name <address>`. A server that says nothing for `silentMs` is given up. */
export function smtpMailer(url: string, from: string, silentMs = 20_000): Mailer {
  const patience = { connectionTimeout: silentMs, greetingTimeout: silentMs, socketTimeout: silentMs };
  const transport = createTransport({ url, ...patience }, { from, disableFileAccess: true, disableUrlAccess: true });
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ id, to, subject, text }) {
      const sending = transport.sendMail({
        to: { name: '', address: to },
        subject,
        text,
        messageId: `<${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
      await sending.catch((error: unknown) => {
        throw withoutAddresses(error);
      });
    },
  };
}

/** A mail server repeats the recipient in its refusals; logs must not. */
function withoutAddresses(error: unknown): Error {
  const { code, responseCode, command } = error as { code?: unknown; responseCode?: unknown; command?: unknown };
  const facts = [code, responseCode, command].filter((fact) => fact !== undefined).join(' ');
  return new Error(`The mail server did not take a message (${facts}): check SMTP_URL and the server’s own log.`);
}
