import { resolve } from 'node:path';
import { twoLetters } from '#forms/definition';
import { refusalOfSecret } from './secrets.ts';
import type { Setting } from '../../settings/index.ts';

/** A value that was read, or why it cannot be used. */
export type SettingResult = { readonly value: unknown } | { readonly fault: string };

const switches: Readonly<Record<string, boolean>> = { '1': true, true: true, yes: true, '0': false, false: false, no: false };

/** Reads one setting. A fault is a sentence that names the setting and what to do; it never repeats a secret. */
export function readSetting(setting: Setting, given: string | undefined, mode: 'demo' | 'production'): SettingResult {
  const raw = given?.trim() ?? '';
  const wrong = (what: string): SettingResult => ({ fault: `${setting.env} ${what}` });
  if (raw === '') {
    const value = mode === 'demo' ? (setting.demo ?? setting.fallback) : setting.fallback;
    if (value === undefined && setting.needed === mode)
      return wrong(`is missing: ${setting.about} Set it in the environment and start again.`);
    return { value: setting.kind === 'folder' ? resolve(String(value)) : value };
  }
  switch (setting.kind) {
    case 'number': {
      const { min, max } = setting;
      const value = Number(raw);
      return /^\d+$/.test(raw) && value >= min && value <= max
        ? { value }
        : wrong(`is “${raw}”: give a whole number from ${min} to ${max}.`);
    }
    case 'choice':
      return setting.choices.includes(raw) ? { value: raw } : wrong(`is “${raw}”: give one of ${setting.choices.join(', ')}.`);
    case 'switch': {
      const value = switches[raw.toLowerCase()];
      return value === undefined ? wrong(`is “${raw}”: give true or false.`) : { value };
    }
    case 'url':
      return URL.canParse(raw) && setting.schemes.includes(new URL(raw).protocol)
        ? { value: raw.replace(/\/$/, '') }
        : wrong(`is not an address that starts with ${setting.schemes.map((scheme) => `${scheme}//`).join(' or ')}.`);
    case 'secret': {
      const refusal = mode === 'demo' ? '' : refusalOfSecret(raw);
      return refusal === ''
        ? { value: raw }
        : wrong(`is too weak (${refusal}): give 32 random bytes, as \`openssl rand -base64 32\` makes them.`);
    }
    case 'hosts': {
      const hosts = raw.split(',').map((host) => host.trim().toLowerCase());
      const bad = hosts.find((host) => !isHostName(host));
      return bad === undefined
        ? { value: hosts }
        : wrong(`has “${bad}”: give host names only, without https:// and without a port, with commas between.`);
    }
    case 'countries': {
      const countries = raw.split(',').map((country) => country.trim().toUpperCase());
      const bad = countries.find((country) => twoLetters(country) === undefined);
      return bad === undefined
        ? { value: countries }
        : wrong(`has “${bad}”: give three letters for each country (ISO 3166-1), as GBR,IRL.`);
    }
    case 'keys': {
      const pairs = raw.split(',').map((pair) => pair.trim());
      const bad = pairs.findIndex((pair) => !/^[a-z][a-z0-9-]{1,40}=\S{16,}$/.test(pair));
      return bad === -1
        ? { value: Object.fromEntries(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)])) }
        : wrong(`has a wrong entry, number ${bad + 1}: give tenant=key with commas between, each key of at least 16 characters.`);
    }
    case 'folder':
      return { value: resolve(raw) };
    case 'text':
      return { value: raw };
  }
}

/** A name as `URL` writes it, so that it can be compared; an address in place of a name is none. */
const isHostName = (host: string): boolean =>
  /[a-z]$/.test(host) && URL.canParse(`https://${host}`) && new URL(`https://${host}`).hostname === host;
