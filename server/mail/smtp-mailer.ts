import { createTransport } from 'nodemailer';
import type { Mailer } from './message.ts';

/** Mail by SMTP. `url` as smtps://user:password@host:465; `from` as `Name <address>`. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(url, { from, disableFileAccess: true, disableUrlAccess: true });
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ id, to, subject, text }) {
      await transport.sendMail({
        to: { name: '', address: to },
        subject,
        text,
        messageId: `<${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
  };
}
