/** Every setting of the server, in the order it is documented. Adding one here is all it takes to read, check and describe it. */
export interface Setting {
  readonly about: string;
  readonly kind: 'integer' | 'text' | 'url' | 'choice' | 'secret' | 'flag' | 'hosts';
  readonly fallback?: string;
  /** Used instead of `fallback` in demo mode. */
  readonly demo?: string;
  readonly choices?: readonly string[];
  readonly min?: number;
  readonly max?: number;
  readonly schemes?: readonly string[];
  readonly needed?: 'production';
}

export const settings = {
  PORT: {
    kind: 'integer',
    fallback: '8080',
    min: 1,
    max: 65435,
    about: 'Port to listen on. In demo mode each tenant also answers on PORT plus its demoPort.',
  },
  PORTICO_MODE: {
    kind: 'choice',
    choices: ['demo', 'production'],
    fallback: 'demo',
    about:
      'demo: everything on this machine, with sample tenants. production: refuses to start until it is safe. To be named when DATABASE_URL, SMTP_URL or an https PORTICO_ORIGIN is set.',
  },
  PORTICO_DATA: { kind: 'text', fallback: './.portico', about: 'Folder for the embedded database, files and generated secrets.' },
  PORTICO_BIND: {
    kind: 'text',
    fallback: '0.0.0.0',
    demo: '127.0.0.1',
    about: 'Address to listen on. Demo mode stays on this machine unless told otherwise.',
  },
  PORTICO_ORIGIN: {
    kind: 'url',
    schemes: ['https:', 'http:'],
    needed: 'production',
    about: 'Public address of the portal, as https://claims.example. Must be https in production.',
  },
  PORTICO_DEFAULT_TENANT: {
    kind: 'text',
    fallback: '',
    about: 'Slug of the tenant shown for an unknown host in demo mode. Empty: the first one.',
  },
  PORTICO_FIXTURES: {
    kind: 'text',
    fallback: './fixtures/tenants',
    about: 'Folder with one folder per tenant, imported and watched in demo mode.',
  },
  DATABASE_URL: {
    kind: 'url',
    schemes: ['postgres:', 'postgresql:'],
    fallback: '',
    about: 'PostgreSQL to use. Empty: the embedded database in PORTICO_DATA (evaluation and small sites).',
  },
  SMTP_URL: {
    kind: 'url',
    schemes: ['smtp:', 'smtps:'],
    fallback: '',
    needed: 'production',
    about:
      'Mail server, as smtps://user:password@host:465, or smtp://user:password@host:587?requireTLS=true. In demo mode mail lands in an outbox when this is empty.',
  },
  PORTICO_SMTP_PLAIN: {
    kind: 'flag',
    fallback: 'false',
    about: 'Whether production may send mail unencrypted (smtp://) to a mail server on this machine; to any other it may not.',
  },
  PORTICO_MAIL_FROM: { kind: 'text', fallback: 'Portico <no-reply@localhost>', about: 'Sender of mail.' },
  PORTICO_MESSAGE_URL: {
    kind: 'url',
    schemes: ['https:', 'http:'],
    fallback: '',
    about:
      'Gateway for SMS and WhatsApp: POST with JSON { id, channel, to, text }; any 2xx accepts the message. In demo mode messages land in the outbox when this is empty.',
  },
  PORTICO_MESSAGE_TOKEN: { kind: 'text', fallback: '', about: 'Bearer token for PORTICO_MESSAGE_URL.' },
  PORTICO_TRUST_PROXY: {
    kind: 'integer',
    fallback: '0',
    min: 0,
    max: 10,
    about: 'How many reverse proxies stand in front, so that the address of a visitor is read from the right place.',
  },
  PORTICO_LOG_LEVEL: {
    kind: 'choice',
    choices: ['debug', 'info', 'warn', 'error', 'silent'],
    fallback: 'info',
    about: 'Least severity that is logged.',
  },
  PORTICO_CONTENT_URL: {
    kind: 'url',
    schemes: ['https:', 'http:'],
    fallback: '',
    about: 'A Squidex server to read content from. Empty: the embedded content service.',
  },
  PORTICO_CONTENT_CLIENT: {
    kind: 'text',
    fallback: 'portal',
    about: 'Client name inside each content app; the client id is {tenant}:{client}.',
  },
  PORTICO_CONTENT_SECRET: {
    kind: 'secret',
    needed: 'production',
    about: 'Client secret for the content service. It never reaches a browser.',
  },
  PORTICO_VIN_HOSTS: {
    kind: 'hosts',
    fallback: '',
    about: 'Servers that forms may have vehicles checked by: host names with commas between, as api.vehicles.example. Empty: none.',
  },
  PORTICO_PDF_HOSTS: {
    kind: 'hosts',
    fallback: '',
    about:
      'Servers that templates of PDFs may be fetched from besides the tenant’s own assets: host names with commas between. Empty: none.',
  },
  PORTICO_SESSION_KEY: { kind: 'secret', needed: 'production', about: 'Encrypts the refresh tokens of sessions.' },
  PORTICO_CODE_PEPPER: { kind: 'secret', needed: 'production', about: 'Keys the stored hashes of passcodes and link tokens.' },
  PORTICO_LINK_KEY: { kind: 'secret', needed: 'production', about: 'Signs upload and download links.' },
  PORTICO_KEEP_DRAFTS_DAYS: {
    kind: 'integer',
    fallback: '180',
    min: 1,
    max: 3650,
    about: 'Days until a draft that nobody touched is deleted with its files, unless its account is under a legal hold.',
  },
  PORTICO_KEEP_LOGIN_HISTORY_DAYS: {
    kind: 'integer',
    fallback: '365',
    min: 1,
    max: 3650,
    about: 'Days until a line of the sign-in history is deleted.',
  },
  PORTICO_KEEP_ERROR_REPORTS_DAYS: {
    kind: 'integer',
    fallback: '90',
    min: 1,
    max: 3650,
    about: 'Days until an error that a browser reported is deleted.',
  },
  PORTICO_KEEP_BACKUPS_DAYS: {
    kind: 'integer',
    fallback: '35',
    min: 1,
    max: 3650,
    about:
      'Days that you keep backups; `portico person erase` tells by it until when they still hold the person. Portico deletes no backup.',
  },
  PORTICO_LIMIT_BODY_BYTES: {
    kind: 'integer',
    fallback: '262144',
    min: 1024,
    max: 10_485_760,
    about: 'Largest request body, in bytes; forms and uploads have their own.',
  },
  PORTICO_LIMIT_FORM_BYTES: {
    kind: 'integer',
    fallback: '1048576',
    min: 1024,
    max: 20_971_520,
    about: 'Largest body of a saved or submitted form, in bytes.',
  },
  PORTICO_LIMIT_UPLOAD_BYTES: {
    kind: 'integer',
    fallback: '20971520',
    min: 1024,
    max: 1_073_741_824,
    about: 'Largest uploaded file, in bytes.',
  },
  PORTICO_LIMIT_STORAGE_BYTES: {
    kind: 'integer',
    fallback: '524288000',
    min: 1024,
    max: 1_099_511_627_776,
    about: 'What the files of one account may take together, in bytes.',
  },
  PORTICO_SCAN_URL: {
    kind: 'url',
    schemes: ['clamd:'],
    fallback: '',
    about:
      'Virus scanner, as clamd://host:3310 or clamd:///run/clamav/clamd.ctl. No file can be downloaded before it was scanned. Empty: files are judged by their kind only.',
  },
  PORTICO_LIMIT_REQUESTS: {
    kind: 'integer',
    fallback: '3000',
    demo: '100000',
    min: 10,
    max: 10_000_000,
    about: 'Anonymous requests per address in five minutes; high, as one mobile carrier is many people behind one address.',
  },
  PORTICO_LIMIT_SIGN_IN: {
    kind: 'integer',
    fallback: '20',
    demo: '1000',
    min: 1,
    max: 100_000,
    about:
      'Sign-in steps per address and minute, at the portal and over the identity protocol together; five times as many for its /24 or /48.',
  },
  PORTICO_LIMIT_SIGN_IN_ACCOUNT: {
    kind: 'integer',
    fallback: '5',
    demo: '100',
    min: 1,
    max: 100_000,
    about: 'Sign-in starts per account and address in a minute.',
  },
  PORTICO_LIMIT_CODES: {
    kind: 'integer',
    fallback: '5',
    demo: '100',
    min: 1,
    max: 1000,
    about:
      'Passcodes sent to one account in an hour, for a known device or a range of addresses; four times as many for all strangers together.',
  },
  PORTICO_LIMIT_LOOKUPS: {
    kind: 'integer',
    fallback: '30',
    demo: '3000',
    min: 1,
    max: 100_000,
    about: 'Account look-ups (does this user name exist) per address in an hour; as many vehicle checks besides.',
  },
  PORTICO_LIMIT_REGISTRATIONS: {
    kind: 'integer',
    fallback: '20',
    demo: '1000',
    min: 1,
    max: 100_000,
    about: 'Registrations per address in an hour.',
  },
  PORTICO_LIMIT_REGISTRATION_BYTES: {
    kind: 'integer',
    fallback: '209715200',
    demo: '2097152000',
    min: 1024,
    max: 1_099_511_627_776,
    about: 'What the files sent with registrations may take together per address in an hour, in bytes.',
  },
  PORTICO_LIMIT_PDFS: {
    kind: 'integer',
    fallback: '60',
    demo: '1000',
    min: 1,
    max: 100_000,
    about: 'PDFs made for one person in an hour.',
  },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof settings;

/** The settings as text for people: one paragraph each, for docs and for `--help`. Pure. */
export function describeSettings(): string {
  return Object.entries<Setting>(settings)
    .map(([name, { about, kind, fallback, demo, choices, needed }]) => {
      const facts = [
        choices ? choices.join(' or ') : kind,
        fallback ? `default ${fallback}` : undefined,
        demo ? `in demo ${demo}` : undefined,
        kind === 'secret' ? 'made and kept under PORTICO_DATA in demo' : undefined,
        needed ? `needed in ${needed}` : undefined,
      ].filter((fact) => fact !== undefined);
      return `- \`${name}\` (${facts.join('; ')}): ${about}`;
    })
    .join('\n');
}
