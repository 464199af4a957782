import type { SettingTable } from './setting.ts';

/** Mail, SMS and WhatsApp. */
export const messageSettings = {
  smtpUrl: {
    env: 'SMTP_URL',
    kind: 'url',
    schemes: ['smtp:', 'smtps:'],
    needed: 'production',
    about:
      'Mail server, as smtps://user:password@host:465, or smtp://user:password@host:587?requireTLS=true. In demo mode mail is kept in an outbox when this is empty.',
  },
  smtpPlain: {
    env: 'PORTICO_SMTP_PLAIN',
    kind: 'switch',
    fallback: false,
    only: 'production',
    about: 'Whether mail may be sent unencrypted (smtp://) to a mail server on this machine; to any other it may not.',
  },
  mailFrom: { env: 'PORTICO_MAIL_FROM', kind: 'text', fallback: 'Portico <no-reply@localhost>', about: 'Sender of mail.' },
  messageGateway: {
    url: {
      env: 'PORTICO_MESSAGE_URL',
      kind: 'url',
      schemes: ['https:', 'http:'],
      about:
        'Gateway for SMS and WhatsApp: POST with JSON { id, channel, to, text }; any 2xx accepts the message. In demo mode messages are kept in the outbox when this is empty.',
    },
    token: { env: 'PORTICO_MESSAGE_TOKEN', kind: 'text', about: 'Bearer token for PORTICO_MESSAGE_URL.' },
  },
} as const satisfies SettingTable;
