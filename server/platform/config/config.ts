import { resolve } from 'node:path';
import { demoSecrets } from './demo-secrets.ts';
import { readSetting } from './read-setting.ts';
import { settings, type Setting, type SettingName } from './settings.ts';

/** Ceilings that keep one visitor from hurting the others. Counts are per window as named in `settings`. */
export interface Limits {
  readonly bodyBytes: number;
  readonly formBytes: number;
  readonly uploadBytes: number;
  readonly storageBytes: number;
  readonly requests: number;
  readonly signIn: number;
  readonly signInAccount: number;
  readonly codes: number;
  readonly lookups: number;
  readonly registrations: number;
  readonly registrationBytes: number;
  readonly pdfs: number;
}

/** Days after which what has outlived its purpose is deleted. */
export interface Keeping {
  readonly drafts: number;
  readonly loginHistory: number;
  readonly errorReports: number;
}

/** What the server runs with; made by `readConfig` and never changed. */
export interface Config {
  readonly mode: 'demo' | 'production';
  readonly port: number;
  readonly bind: string;
  /** Without a trailing slash. In demo mode http://localhost:PORT unless given. */
  readonly origin: string;
  /** Absolute. */
  readonly dataDir: string;
  /** Absolute. */
  readonly fixturesDir: string;
  readonly defaultTenant?: string;
  readonly databaseUrl?: string;
  readonly smtpUrl?: string;
  readonly mailFrom: string;
  /** SMS and WhatsApp. */
  readonly messageGateway?: { readonly url: string; readonly token?: string };
  /** `clamd://host:3310` or `clamd:///path`. */
  readonly scanUrl?: string;
  /** Host names a vehicle check may ask. */
  readonly vehicleHosts: readonly string[];
  /** Host names a template of a PDF may be fetched from. */
  readonly pdfHosts: readonly string[];
  readonly trustProxy: number;
  readonly logLevel: string;
  /** `url` is absent where the embedded content service answers. */
  readonly content: { readonly url?: string; readonly client: string; readonly secret: string };
  readonly secrets: { readonly sessionKey: string; readonly codePepper: string; readonly linkKey: string };
  readonly limits: Limits;
  readonly keepDays: Keeping;
}

/** Settings that do not fit together; `faults` holds every one of them, in words. */
export class ConfigFaults extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(
      `Portico cannot start, ${faults.length === 1 ? 'one setting needs' : `${faults.length} settings need`} attention:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
    );
    this.name = 'ConfigFaults';
    this.faults = faults;
  }
}

/** Reads and checks all settings. Throws `ConfigFaults` with all faults at once. In demo mode missing secrets are made and kept. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const mode = env['PORTICO_MODE']?.trim() === 'production' ? 'production' : 'demo';
  const faults: string[] = unnamedMode(env);
  const values = {} as Record<SettingName, string | number | boolean>;
  for (const [name, setting] of Object.entries<Setting>(settings)) {
    const reading = readSetting(name, setting, env[name], mode);
    if (reading.ok) values[name as SettingName] = reading.value;
    else faults.push(reading.fault);
  }
  const text = (name: SettingName): string => String(values[name] ?? '');
  const count = (name: SettingName): number => Number(values[name] ?? 0);
  if (mode === 'production') faults.push(...productionFaults(text));
  if (faults.length > 0) throw new ConfigFaults(faults);

  const dataDir = resolve(text('PORTICO_DATA'));
  const made = mode === 'demo' ? demoSecrets(dataDir, secretNames) : {};
  const secret = (name: SettingName): string => text(name) || (made[name] ?? '');
  return {
    mode,
    port: count('PORT'),
    bind: text('PORTICO_BIND'),
    origin: text('PORTICO_ORIGIN') || `http://localhost:${count('PORT')}`,
    dataDir,
    fixturesDir: resolve(text('PORTICO_FIXTURES')),
    ...optional('defaultTenant', text('PORTICO_DEFAULT_TENANT')),
    ...optional('databaseUrl', text('DATABASE_URL')),
    ...optional('smtpUrl', text('SMTP_URL')),
    mailFrom: text('PORTICO_MAIL_FROM'),
    ...(text('PORTICO_MESSAGE_URL') === ''
      ? {}
      : { messageGateway: { url: text('PORTICO_MESSAGE_URL'), ...optional('token', text('PORTICO_MESSAGE_TOKEN')) } }),
    ...optional('scanUrl', text('PORTICO_SCAN_URL')),
    vehicleHosts: text('PORTICO_VIN_HOSTS').split(',').filter(Boolean),
    pdfHosts: text('PORTICO_PDF_HOSTS').split(',').filter(Boolean),
    trustProxy: count('PORTICO_TRUST_PROXY'),
    logLevel: text('PORTICO_LOG_LEVEL'),
    content: {
      ...optional('url', text('PORTICO_CONTENT_URL')),
      client: text('PORTICO_CONTENT_CLIENT'),
      secret: secret('PORTICO_CONTENT_SECRET'),
    },
    secrets: { sessionKey: secret('PORTICO_SESSION_KEY'), codePepper: secret('PORTICO_CODE_PEPPER'), linkKey: secret('PORTICO_LINK_KEY') },
    limits: {
      bodyBytes: count('PORTICO_LIMIT_BODY_BYTES'),
      formBytes: count('PORTICO_LIMIT_FORM_BYTES'),
      uploadBytes: count('PORTICO_LIMIT_UPLOAD_BYTES'),
      storageBytes: count('PORTICO_LIMIT_STORAGE_BYTES'),
      requests: count('PORTICO_LIMIT_REQUESTS'),
      signIn: count('PORTICO_LIMIT_SIGN_IN'),
      signInAccount: count('PORTICO_LIMIT_SIGN_IN_ACCOUNT'),
      codes: count('PORTICO_LIMIT_CODES'),
      lookups: count('PORTICO_LIMIT_LOOKUPS'),
      registrations: count('PORTICO_LIMIT_REGISTRATIONS'),
      registrationBytes: count('PORTICO_LIMIT_REGISTRATION_BYTES'),
      pdfs: count('PORTICO_LIMIT_PDFS'),
    },
    keepDays: {
      drafts: count('PORTICO_KEEP_DRAFTS_DAYS'),
      loginHistory: count('PORTICO_KEEP_LOGIN_HISTORY_DAYS'),
      errorReports: count('PORTICO_KEEP_ERROR_REPORTS_DAYS'),
    },
  };
}

const secretNames = Object.entries<Setting>(settings)
  .filter(([, { kind }]) => kind === 'secret')
  .map(([name]) => name);

/** A demo writes sample people: whoever has settings of a real portal says that a demo is meant. */
function unnamedMode(env: Readonly<Record<string, string | undefined>>): string[] {
  if (env['PORTICO_MODE']?.trim()) return [];
  const given = [
    env['DATABASE_URL']?.trim() ? 'DATABASE_URL is set' : '',
    env['PORTICO_ORIGIN']?.trim().toLowerCase().startsWith('https:') ? 'PORTICO_ORIGIN is an https address' : '',
    env['SMTP_URL']?.trim() ? 'SMTP_URL is set' : '',
  ].filter((fact) => fact !== '');
  return given.length === 0
    ? []
    : [
        `PORTICO_MODE is missing, and ${given.join(', ')}: without it this would be a demo, which writes sample tenants and people into its database. ` +
          'Set PORTICO_MODE=production for a real portal, or PORTICO_MODE=demo if a demo is what you want.',
      ];
}

function productionFaults(text: (name: SettingName) => string): string[] {
  const given = secretNames.map((name) => text(name as SettingName)).filter((value) => value !== '');
  return [
    text('PORTICO_ORIGIN').startsWith('http:')
      ? 'PORTICO_ORIGIN is not https: sign-in is only safe over https. Put a certificate in front and give the https address.'
      : '',
    plainMail(text('SMTP_URL'), text('PORTICO_SMTP_PLAIN') === 'true'),
    new Set(given).size < given.length ? 'Two secrets have the same value: give each its own.' : '',
  ].filter((fault) => fault !== '');
}

/** Why mail would travel for anybody to read; '' when it does not. */
function plainMail(url: string, allowed: boolean): string {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed?.protocol !== 'smtp:' || parsed.searchParams.get('requireTLS') === 'true') return '';
  const here = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(parsed.hostname);
  if (here && allowed) return '';
  return here
    ? 'SMTP_URL is smtp://, which sends passcodes unencrypted: for a mail server on this machine set PORTICO_SMTP_PLAIN=true, else give smtps://.'
    : 'SMTP_URL is smtp://, which sends passcodes unencrypted: give smtps://, or smtp://…?requireTLS=true for a server that encrypts by STARTTLS.';
}

const optional = <Key extends string>(key: Key, value: string): { [Name in Key]?: string } =>
  (value === '' ? {} : { [key]: value }) as { [Name in Key]?: string };
