import { demoSecrets } from './demo-secrets.ts';
import { ConfigError, tryReadSettings, type Environment } from './read-settings.ts';
import { settings, settingsIn, type ValuesOf } from '../../settings/index.ts';
import { isRandomBytes } from './secrets.ts';
import { warnOfUnknownNames } from './unknown-names.ts';

/** What the server runs with, in the shape of `settings`; made by `readConfig` and never changed. */
export type Config = ValuesOf<typeof settings>;

const secretNames = settingsIn(settings)
  .filter(({ kind }) => kind === 'secret')
  .map(({ env }) => env);

/** Reads and checks all settings. Throws `ConfigError` with all faults at once. In demo mode missing secrets are made and kept. */
export function readConfig(env: Environment): Config {
  const mode = env[settings.mode.env]?.trim() === 'production' ? 'production' : 'demo';
  const { values, faults: unreadable } = tryReadSettings(settings, env, mode);
  const faults = [...unnamedMode(env), ...unreadable, ...(mode === 'production' ? productionFaults(values, env) : [])];
  if (faults.length > 0) throw new ConfigError([...faults, ...warnOfUnknownNames(env)]);
  const config = { ...values, origin: values.origin.replace('{PORT}', String(values.port)) };
  if (mode === 'production') return config;
  const made = demoSecrets(config.dataDir, secretNames);
  const { content, secrets } = tryReadSettings(
    { content: settings.content, secrets: settings.secrets },
    { ...made, ...given(env) },
    mode,
  ).values;
  return { ...config, content, secrets };
}

/** Secrets of production that a machine did not draw as 32 random bytes: a sentence each. They are taken, because existing installations have such. */
export const warnOfSecrets = (env: Environment): string[] =>
  env[settings.mode.env]?.trim() === 'production'
    ? secretNames
        .filter((name) => env[name]?.trim() && !isRandomBytes(env[name].trim()))
        .map((name) => `${name} is not 32 random bytes: make another one with \`openssl rand -base64 32\`.`)
    : [];

const given = (env: Environment): Environment => Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));

/** A demo writes sample people: with settings of a real portal, that a demo is meant must be stated. */
function unnamedMode(env: Environment): string[] {
  if (env['PORTICO_MODE']?.trim()) return [];
  const signs = [
    env['DATABASE_URL']?.trim() ? 'DATABASE_URL is set' : '',
    env['PORTICO_ORIGIN']?.trim().toLowerCase().startsWith('https:') ? 'PORTICO_ORIGIN is an https address' : '',
    env['SMTP_URL']?.trim() ? 'SMTP_URL is set' : '',
  ].filter((fact) => fact !== '');
  return signs.length === 0
    ? []
    : [
        `PORTICO_MODE is missing, and ${signs.join(', ')}: without it this would be a demo, which writes sample tenants and people into its database. ` +
          'Set PORTICO_MODE=production for a real portal, or PORTICO_MODE=demo if a demo is what you want.',
      ];
}

function productionFaults({ origin, smtpUrl, smtpPlain }: Partial<Config>, env: Environment): string[] {
  const secrets = secretNames.map((name) => env[name]?.trim()).filter(Boolean);
  return [
    origin?.startsWith('http:')
      ? 'PORTICO_ORIGIN is not https: sign-in is only safe over https. Put a certificate in front and give the https address.'
      : '',
    plainMail(smtpUrl, smtpPlain),
    new Set(secrets).size < secrets.length ? 'Two secrets have the same value: give each its own.' : '',
  ].filter((fault) => fault !== '');
}

/** Why mail would travel unencrypted; '' when it does not. */
function plainMail(url = '', allowed = false): string {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed?.protocol !== 'smtp:' || parsed.searchParams.get('requireTLS') === 'true') return '';
  const here = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(parsed.hostname);
  if (here && allowed) return '';
  return here
    ? 'SMTP_URL is smtp://, which sends passcodes unencrypted: for a mail server on this machine set PORTICO_SMTP_PLAIN=true, else give smtps://.'
    : 'SMTP_URL is smtp://, which sends passcodes unencrypted: give smtps://, or smtp://…?requireTLS=true for a server that encrypts by STARTTLS.';
}
