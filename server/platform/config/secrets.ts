/** Signs of a secret, at least: existing installations may have fewer than the 32 random bytes that are asked for. */
const leastSigns = 32;
/** Even 32 random signs of hex have more different ones. */
const leastDifferentSigns = 8;
const placeholder = /change.?me|example|default|secret|passw[o0]rd|letmein/i;
/** 32 bytes or more in hex or base64, as `openssl rand` writes them. */
const randomBytes = /^(?:[0-9a-f]{64,}|[\w+/-]{43,}={0,2})$/i;

/** Why a start in production refuses a secret; '' if it takes it (SEC-46). Pure. */
export function refusalOfSecret(secret: string): string {
  if (secret.length < leastSigns) return `it is shorter than ${leastSigns} characters`;
  if (placeholder.test(secret)) return 'it reads as a placeholder';
  return new Set(secret).size < leastDifferentSigns ? 'it repeats a few characters' : '';
}

/** Whether a secret may be 32 random bytes. Another one is taken, and warned of. Pure. */
export const isRandomBytes = (secret: string): boolean => randomBytes.test(secret);
