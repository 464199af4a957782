import { gatewayMailer } from './gateway-mailer.ts';
import type { Channel, Mailer } from './message.ts';
import { smtpMailer } from './smtp-mailer.ts';

export interface MailSettings {
  readonly smtpUrl?: string | undefined;
  readonly mailFrom: string;
  readonly gateway?: { readonly url: string; readonly token?: string | undefined };
  /** Demo mode only: prints what was sent, where no provider is set; the outbox page shows it too. */
  readonly print?: (line: string) => void;
}

/**
 * One mailer for all channels. A channel without a provider is printed in demo mode; otherwise sending rejects,
 * and the message stays in the outbox as failed.
 */
export function makeMailer(settings: MailSettings): Mailer {
  const email = settings.smtpUrl ? smtpMailer(settings.smtpUrl, settings.mailFrom) : undefined;
  const gateway = settings.gateway ? gatewayMailer(settings.gateway) : undefined;
  const providers: Record<Channel, Mailer | undefined> = { Email: email, Sms: gateway, WhatsApp: gateway };
  const printed = settings.print && printingMailer(settings.print);
  return {
    async send(message) {
      const provider = providers[message.channel] ?? printed;
      if (!provider)
        throw new Error(`${message.channel} has no provider: set ${message.channel === 'Email' ? 'SMTP_URL' : 'PORTICO_MESSAGE_URL'}.`);
      await provider.send(message);
    },
    close: () => email?.close?.(),
  };
}

const printingMailer = (print: (line: string) => void): Mailer => ({
  async send({ channel, to, subject, text }) {
    print(
      `[${channel}] to ${to}: ${[subject, text]
        .filter((part) => part !== '')
        .join(' | ')
        .replaceAll(/\s+/g, ' ')}`,
    );
  },
});
