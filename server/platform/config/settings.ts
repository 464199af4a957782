import { limitSettings } from './limit-settings.ts';
import { settingsIn, type Setting, type SettingTable } from './setting.ts';

/**
 * Every setting of the server, in the order in which it is documented. `Config` has this shape: a row here is all it takes to read, check,
 * type and describe a setting.
 */
export const settings = {
  port: {
    env: 'PORT',
    kind: 'number',
    fallback: 8080,
    min: 1,
    max: 65_435,
    about: 'Port to listen on. In demo mode each tenant also answers on PORT plus its demoPort.',
  },
  mode: {
    env: 'PORTICO_MODE',
    kind: 'choice',
    choices: ['demo', 'production'],
    fallback: 'demo',
    about:
      'demo: everything on this machine, with sample tenants. production: refuses to start until it is safe. Must be named when DATABASE_URL, SMTP_URL or an https PORTICO_ORIGIN is set.',
  },
  dataDir: {
    env: 'PORTICO_DATA',
    kind: 'folder',
    fallback: './.portico',
    about: 'Folder for the embedded database, files and generated secrets.',
  },
  bind: {
    env: 'PORTICO_BIND',
    kind: 'text',
    fallback: '0.0.0.0',
    demo: '127.0.0.1',
    about: 'Address to listen on. In demo mode only this machine reaches the portal unless another address is given.',
  },
  origin: {
    env: 'PORTICO_ORIGIN',
    kind: 'url',
    schemes: ['https:', 'http:'],
    demo: 'http://localhost:{PORT}',
    needed: 'production',
    about: 'Public address of the portal, as https://claims.example. Must be https in production.',
  },
  defaultTenant: {
    env: 'PORTICO_DEFAULT_TENANT',
    kind: 'text',
    only: 'demo',
    about: 'Slug of the tenant shown for an unknown host. Empty: the first one.',
  },
  fixturesDir: {
    env: 'PORTICO_FIXTURES',
    kind: 'folder',
    fallback: './fixtures/tenants',
    only: 'demo',
    about: 'Folder with one folder per tenant, imported and watched.',
  },
  databaseUrl: {
    env: 'DATABASE_URL',
    kind: 'url',
    schemes: ['postgres:', 'postgresql:'],
    about: 'PostgreSQL to use. Empty: the embedded database in PORTICO_DATA (evaluation and small sites).',
  },
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
  trustProxy: {
    env: 'PORTICO_TRUST_PROXY',
    kind: 'number',
    fallback: 0,
    min: 0,
    max: 10,
    about: 'How many reverse proxies are in front, so that the address of a visitor is read from the right header.',
  },
  logLevel: {
    env: 'PORTICO_LOG_LEVEL',
    kind: 'choice',
    choices: ['debug', 'info', 'warn', 'error', 'silent'],
    fallback: 'info',
    about: 'Least severity that is logged.',
  },
  content: {
    url: {
      env: 'PORTICO_CONTENT_URL',
      kind: 'url',
      schemes: ['https:', 'http:'],
      about: 'A Squidex server to read content from. Empty: the embedded content service.',
    },
    client: {
      env: 'PORTICO_CONTENT_CLIENT',
      kind: 'text',
      fallback: 'portal',
      about: 'Client name inside each content app; the client id is {tenant}:{client}.',
    },
    secret: {
      env: 'PORTICO_CONTENT_SECRET',
      kind: 'secret',
      needed: 'production',
      about: 'Client secret for the content service. It never reaches a browser.',
    },
  },
  vehicleHosts: {
    env: 'PORTICO_VIN_HOSTS',
    kind: 'hosts',
    fallback: [],
    about: 'Servers that forms may have vehicles checked by: host names with commas between, as api.vehicles.example. Empty: none.',
  },
  pdfHosts: {
    env: 'PORTICO_PDF_HOSTS',
    kind: 'hosts',
    fallback: [],
    about:
      'Servers that templates of PDFs may be fetched from besides the tenant’s own assets: host names with commas between. Empty: none.',
  },
  secrets: {
    sessionKey: {
      env: 'PORTICO_SESSION_KEY',
      kind: 'secret',
      needed: 'production',
      about: 'Encrypts the refresh tokens of sessions.',
    },
    codePepper: {
      env: 'PORTICO_CODE_PEPPER',
      kind: 'secret',
      needed: 'production',
      about: 'Keys the stored hashes of passcodes and link tokens.',
    },
    linkKey: { env: 'PORTICO_LINK_KEY', kind: 'secret', needed: 'production', about: 'Signs upload and download links.' },
  },
  scanUrl: {
    env: 'PORTICO_SCAN_URL',
    kind: 'url',
    schemes: ['clamd:'],
    about:
      'Virus scanner, as clamd://host:3310 or clamd:///run/clamav/clamd.ctl. No file can be downloaded before it was scanned. Empty: files are checked by their kind only.',
  },
  keepDays: {
    drafts: {
      env: 'PORTICO_KEEP_DRAFTS_DAYS',
      kind: 'number',
      fallback: 180,
      min: 1,
      max: 3650,
      about: 'Days until an unchanged draft is deleted with its files, unless its account is under a legal hold.',
    },
    loginHistory: {
      env: 'PORTICO_KEEP_LOGIN_HISTORY_DAYS',
      kind: 'number',
      fallback: 365,
      min: 1,
      max: 3650,
      about: 'Days until a line of the sign-in history is deleted.',
    },
    errorReports: {
      env: 'PORTICO_KEEP_ERROR_REPORTS_DAYS',
      kind: 'number',
      fallback: 90,
      min: 1,
      max: 3650,
      about: 'Days until an error that a browser reported is deleted.',
    },
    backups: {
      env: 'PORTICO_KEEP_BACKUPS_DAYS',
      kind: 'number',
      fallback: 35,
      min: 1,
      max: 3650,
      about:
        'Days that you keep backups; `portico person erase` reports by it until when they still contain the person. Portico deletes no backup.',
    },
  },
  limits: limitSettings,
} as const satisfies SettingTable;

/** The settings as text for people: one paragraph each, for docs/how-to/settings.md and for `--help`. Pure. */
export const describeSettings = (): string => settingsIn(settings).map(describe).join('\n');

function describe(setting: Setting): string {
  const { env, about, fallback, demo, needed, only } = setting;
  const facts = [
    kindOf(setting),
    fallback === undefined || String(fallback) === '' ? undefined : `default ${fallback}`,
    demo === undefined ? undefined : `in demo ${demo}`,
    setting.kind === 'secret' ? 'made and kept under PORTICO_DATA in demo' : undefined,
    needed && `needed in ${needed}`,
    only && `${only} only`,
  ].filter((fact) => fact !== undefined);
  return `- \`${env}\` (${facts.join('; ')}): ${about}`;
}

function kindOf(setting: Setting): string {
  if (setting.kind === 'number') return `number from ${setting.min} to ${setting.max}`;
  if (setting.kind === 'choice') return setting.choices.join(' or ');
  return setting.kind === 'hosts' ? 'list of hosts' : setting.kind;
}
