import { isPlaceholder, leastBits, strengthOf } from './secret-strength.ts';
import type { Setting } from './settings.ts';

export type Reading = { readonly ok: true; readonly value: string | number | boolean } | { readonly ok: false; readonly fault: string };

const flags: Readonly<Record<string, boolean>> = { '1': true, true: true, yes: true, '0': false, false: false, no: false };

/** Reads one setting. A fault is a sentence that names the setting and says what to do; it never repeats a secret. Pure. */
export function readSetting(name: string, setting: Setting, given: string | undefined, mode: string): Reading {
  const raw = given?.trim() || (mode === 'demo' ? (setting.demo ?? setting.fallback) : setting.fallback) || '';
  const wrong = (what: string): Reading => ({ ok: false, fault: `${name} ${what}` });
  if (raw === '') {
    if (setting.needed === mode) return wrong(`is missing: ${setting.about} Set it in the environment and start again.`);
    return { ok: true, value: setting.kind === 'integer' ? 0 : setting.kind === 'flag' ? false : '' };
  }
  switch (setting.kind) {
    case 'integer': {
      const { min = 0, max = Number.MAX_SAFE_INTEGER } = setting;
      const value = Number(raw);
      return /^\d+$/.test(raw) && value >= min && value <= max
        ? { ok: true, value }
        : wrong(`is “${raw}”: give a whole number from ${min} to ${max}.`);
    }
    case 'choice':
      return setting.choices?.includes(raw) ? { ok: true, value: raw } : wrong(`is “${raw}”: give one of ${setting.choices?.join(', ')}.`);
    case 'flag': {
      const value = flags[raw.toLowerCase()];
      return value === undefined ? wrong(`is “${raw}”: give true or false.`) : { ok: true, value };
    }
    case 'url':
      return URL.canParse(raw) && setting.schemes?.includes(new URL(raw).protocol)
        ? { ok: true, value: raw.replace(/\/$/, '') }
        : wrong(`is not an address that starts with ${setting.schemes?.map((scheme) => `${scheme}//`).join(' or ')}`);
    case 'secret':
      return mode === 'demo' || isStrong(raw)
        ? { ok: true, value: raw }
        : wrong(`is too weak (${weaknessOf(raw)}): give at least 32 random characters, as \`openssl rand -base64 32\` makes them.`);
    case 'hosts': {
      const hosts = raw.split(',').map((host) => host.trim().toLowerCase());
      const wrongly = hosts.find((host) => !isHostName(host));
      return wrongly === undefined
        ? { ok: true, value: hosts.join(',') }
        : wrong(`has “${wrongly}”: give host names only, without https:// and without a port, with commas between.`);
    }
    default:
      return { ok: true, value: raw };
  }
}

const isStrong = (secret: string): boolean => weaknessOf(secret) === '';

/** Why a secret can be guessed, in words; '' when it cannot. */
function weaknessOf(secret: string): string {
  if (secret.length < 32) return 'it is shorter than 32 characters';
  if (isPlaceholder(secret)) return 'it reads as a placeholder';
  return strengthOf(secret) < leastBits ? 'it repeats itself, counts, or is made of words' : '';
}

/** A name as `URL` writes it, so that it can be compared; an address in place of a name is none. */
const isHostName = (host: string): boolean =>
  /[a-z]$/.test(host) && URL.canParse(`https://${host}`) && new URL(`https://${host}`).hostname === host;
