import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig, warnOfSecrets } from './config.ts';
import { ConfigError } from './read-settings.ts';
import { describeSettings, settings, settingsIn } from '../../settings/index.ts';

const folder = (): string => mkdtempSync(join(tmpdir(), 'portico-config-'));
const random = (seed: string): string => `${seed}8fKq2Zr7Tn4Xw9Lc3Vb6Hm1Jd5Gs0Pa`;
const sound = {
  PORTICO_MODE: 'production',
  PORTICO_ORIGIN: 'https://claims.example',
  SMTP_URL: 'smtps://mail.example',
  PORTICO_CONTENT_SECRET: random('A'),
  PORTICO_SESSION_KEY: random('B'),
  PORTICO_CODE_PEPPER: random('C'),
  PORTICO_LINK_KEY: random('D'),
};

function faultsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
}

test('a demo needs nothing: this machine only, secrets made once and kept for this user alone', () => {
  const dataDir = folder();
  const first = readConfig({ PORTICO_DATA: dataDir });
  expect(first).toMatchObject({ mode: 'demo', port: 8080, bind: '127.0.0.1', origin: 'http://localhost:8080' });
  expect(first.secrets.sessionKey.length).toBeGreaterThanOrEqual(32);
  expect(first.secrets.sessionKey).not.toBe(first.secrets.codePepper);
  expect(readConfig({ PORTICO_DATA: dataDir }).secrets).toEqual(first.secrets);
  expect(statSync(join(dataDir, 'secrets.json')).mode & 0o077).toBe(0);
});

test('production with everything set starts', () => {
  expect(readConfig({ ...sound, PORTICO_DATA: folder() })).toMatchObject({
    mode: 'production',
    bind: '0.0.0.0',
    origin: 'https://claims.example',
  });
});

test('[SEC-46] production refuses what is missing, all at once', () => {
  const faults = faultsOf({ PORTICO_MODE: 'production', PORT: 'eighty' });
  for (const name of [
    'PORT',
    'PORTICO_ORIGIN',
    'SMTP_URL',
    'PORTICO_CONTENT_SECRET',
    'PORTICO_SESSION_KEY',
    'PORTICO_CODE_PEPPER',
    'PORTICO_LINK_KEY',
  ]) {
    expect(
      faults.some((fault) => fault.startsWith(`${name} `)),
      name,
    ).toBe(true);
  }
});

test.each([
  ['plain smtp', { SMTP_URL: 'smtp://mail.example:587' }, 'SMTP_URL'],
  ['plain smtp elsewhere, whatever is allowed', { SMTP_URL: 'smtp://mail.example', PORTICO_SMTP_PLAIN: 'true' }, 'SMTP_URL'],
  ['plain smtp on this machine without permission', { SMTP_URL: 'smtp://localhost' }, 'PORTICO_SMTP_PLAIN=true'],
  ['a host that only begins as this machine', { SMTP_URL: 'smtp://127.0.0.1.mail.example', PORTICO_SMTP_PLAIN: 'true' }, 'SMTP_URL'],
  ['a secret of one sign', { PORTICO_SESSION_KEY: 'a'.repeat(48) }, 'PORTICO_SESSION_KEY'],
  ['an http origin', { PORTICO_ORIGIN: 'http://claims.example' }, 'PORTICO_ORIGIN'],
  ['a short secret', { PORTICO_SESSION_KEY: 'short' }, 'PORTICO_SESSION_KEY'],
  ['a placeholder', { PORTICO_LINK_KEY: `change-me-${random('E')}` }, 'PORTICO_LINK_KEY'],
  ['one secret twice', { PORTICO_LINK_KEY: random('B') }, 'Two secrets'],
  ['another database', { DATABASE_URL: 'mysql://db' }, 'DATABASE_URL'],
])('[SEC-46] production refuses %s', (_, change, word) => {
  const faults = faultsOf({ ...sound, ...change });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(word);
});

test.each([
  ['smtp://localhost:25', 'true'],
  ['smtp://127.0.0.1', 'true'],
  ['smtp://[::1]:25', 'true'],
  ['smtp://user:word@mail.example:587?requireTLS=true', ''],
])('[SEC-46] production takes %s where PORTICO_SMTP_PLAIN is "%s"', (SMTP_URL, PORTICO_SMTP_PLAIN) => {
  expect(faultsOf({ ...sound, PORTICO_DATA: folder(), SMTP_URL, PORTICO_SMTP_PLAIN })).toEqual([]);
});

test.each([
  ['DATABASE_URL is set', { DATABASE_URL: 'postgres://db.internal/portico' }],
  ['SMTP_URL is set', { SMTP_URL: 'smtps://mail.example' }],
  ['PORTICO_ORIGIN is an https address', { PORTICO_ORIGIN: 'HTTPS://claims.example' }],
])('[SEC-49] where %s, a demo has to be named', (why, given) => {
  const dataDir = join(folder(), 'new');
  for (const mode of [{}, { PORTICO_MODE: ' ' }]) {
    const faults = faultsOf({ ...given, ...mode, PORTICO_DATA: dataDir });
    expect(faults).toHaveLength(1);
    for (const word of ['PORTICO_MODE is missing', why, 'PORTICO_MODE=production', 'PORTICO_MODE=demo']) expect(faults[0]).toContain(word);
  }
  expect(existsSync(dataDir)).toBe(false);
  expect(readConfig({ ...given, PORTICO_MODE: 'demo', PORTICO_DATA: dataDir }).mode).toBe('demo');
});

test('the gateway for SMS and WhatsApp is its address, with a token where it has one', () => {
  const gatewayOf = (env: Record<string, string>) => readConfig({ PORTICO_DATA: folder(), ...env }).messageGateway;
  expect(gatewayOf({})).toEqual({ url: undefined, token: undefined });
  expect(gatewayOf({ PORTICO_MESSAGE_URL: 'https://sms.example/send' })).toEqual({ url: 'https://sms.example/send' });
  expect(gatewayOf({ PORTICO_MESSAGE_URL: 'https://sms.example/send', PORTICO_MESSAGE_TOKEN: 'key' })).toEqual({
    url: 'https://sms.example/send',
    token: 'key',
  });
  expect(faultsOf({ PORTICO_MESSAGE_URL: 'ftp://sms.example' })[0]).toContain('PORTICO_MESSAGE_URL');
});

test('hosts of vehicle checks: none unless named; anything but a host name is a fault', () => {
  const hostsOf = (hosts: string) => readConfig({ PORTICO_DATA: folder(), PORTICO_VIN_HOSTS: hosts }).vehicleHosts;
  expect(hostsOf('')).toEqual([]);
  expect(hostsOf('API.vehicles.example, vin.example')).toEqual(['api.vehicles.example', 'vin.example']);
  for (const wrong of [
    'https://vin.example',
    'vin.example:8443',
    'vin.example/check',
    '127.0.0.1',
    '[::1]',
    '0x7f.1',
    'vin.example,,',
    'a@b.example',
  ])
    expect(faultsOf({ PORTICO_VIN_HOSTS: wrong }).join(), wrong).toContain('PORTICO_VIN_HOSTS has');
});

test('a look-up of addresses is its address, with what is known of it; a country that is none is a fault', () => {
  const lookupOf = (env: Record<string, string>) => readConfig({ PORTICO_DATA: folder(), ...env }).addressLookup;
  expect(lookupOf({})).toEqual({ url: undefined, key: undefined, format: 'portico', countries: ['GBR'] });
  expect(lookupOf({ PORTICO_ADDRESS_COUNTRIES: ' irl,GBR ' }).countries).toEqual(['IRL', 'GBR']);
  for (const wrong of ['GB', 'GBR,', 'XXX', 'GBR;IRL'])
    expect(faultsOf({ PORTICO_ADDRESS_COUNTRIES: wrong }).join(), wrong).toContain('PORTICO_ADDRESS_COUNTRIES has');
  for (const wrong of ['http://addresses.example', 'addresses.example'])
    expect(faultsOf({ PORTICO_ADDRESS_URL: wrong }).join(), wrong).toContain('PORTICO_ADDRESS_URL');
});

test('[SEC-46] a secret that is not 32 random bytes is warned of, and taken; one that `openssl` draws is not warned of', () => {
  const words = { PORTICO_CODE_PEPPER: 'our claimants are the reason why we are here' };
  expect(faultsOf({ ...sound, PORTICO_DATA: folder(), ...words })).toEqual([]);
  expect(warnOfSecrets({ ...sound, ...words }).join()).toContain('PORTICO_CODE_PEPPER is not 32 random bytes');
  const bytes = randomBytes(32);
  for (const encoding of ['hex', 'base64', 'base64url'] as const) {
    const drawn = { ...sound, PORTICO_CODE_PEPPER: bytes.toString(encoding) };
    expect([
      faultsOf({ ...drawn, PORTICO_DATA: folder() }),
      warnOfSecrets(drawn).filter((one) => one.startsWith('PORTICO_CODE_PEPPER')),
    ]).toEqual([[], []]);
  }
});

test('[SEC-46] a fault never repeats a secret', () => {
  expect(faultsOf({ ...sound, PORTICO_SESSION_KEY: 'hunter2' }).join()).not.toContain('hunter2');
});

test('settings of a demo that are given are kept, and only what is missing is made', () => {
  const given = { PORTICO_SESSION_KEY: random('B'), PORTICO_CONTENT_SECRET: ' ', PORTICO_ORIGIN: 'http://portal.test' };
  const config = readConfig({ PORTICO_DATA: folder(), PORT: '9000', ...given });
  expect(config).toMatchObject({ origin: 'http://portal.test', secrets: { sessionKey: given.PORTICO_SESSION_KEY } });
  expect(config.content.secret.length).toBeGreaterThanOrEqual(32);
  expect(readConfig({ PORTICO_DATA: folder(), PORT: '9000' }).origin).toBe('http://localhost:9000');
});

test('each setting has a variable of its own, and is described', () => {
  const names = settingsIn(settings).map(({ env }) => env);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(describeSettings()).toContain(`- \`${name}\` (`);
});

test('keys by tenant: each has its own, and a wrong entry is named by its place, not by its secret', () => {
  const key = 'AbCdEfGhIjKlMnOp=';
  expect(readConfig({ PORTICO_DATA: folder(), PORTICO_SCHEDULING_KEYS: `north=${key}, south=${key}2` }).schedulingKeys).toEqual({
    north: key,
    south: `${key}2`,
  });
  expect(readConfig({ PORTICO_DATA: folder() }).schedulingKeys).toEqual({});
  for (const wrong of [key, `north=short,south=${key}`, `NORTH=${key}`]) {
    const [fault = ''] = faultsOf({ PORTICO_SCHEDULING_KEYS: wrong });
    expect(fault).toMatch(/^PORTICO_SCHEDULING_KEYS has a wrong entry, number 1:/);
    expect(fault).not.toContain(key);
  }
});
