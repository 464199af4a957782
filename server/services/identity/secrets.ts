import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto';

/** Keeps small texts unreadable in the database. */
export interface Seal {
  seal(text: string): string;
  /** Throws when the text was changed or sealed with another key. */
  open(sealed: string): string;
}

/** What identity, sign-in and mail derive from the server's settings. */
export interface Secrets {
  /** Keyed hash, base64url: for codes, names and addresses. The pepper is outside the database (SEC-1). */
  readonly hmac: (purpose: string, ...parts: readonly string[]) => string;
  readonly keys: Seal;
  readonly sessions: Seal;
  readonly messages: Seal;
  /** One text is sealed alike each time: for marks that others hand back (BKG-06). */
  readonly marks: Seal;
}

/** `sessionKey` and `codePepper` are settings of at least 32 characters; each use gets a key of its own. */
export function secretsFrom(settings: { readonly sessionKey: string; readonly codePepper: string }): Secrets {
  const pepper = derive(settings.codePepper, 'code-pepper');
  return {
    hmac: (purpose, ...parts) =>
      createHmac('sha256', pepper)
        .update(JSON.stringify([purpose, ...parts]))
        .digest('base64url'),
    keys: sealWith(derive(settings.sessionKey, 'signing-keys')),
    sessions: sealWith(derive(settings.sessionKey, 'sessions')),
    messages: sealWith(derive(settings.sessionKey, 'messages')),
    marks: sealWith(derive(settings.sessionKey, 'marks'), nonceOf(derive(settings.sessionKey, 'nonces of marks'))),
  };
}

/** SHA-256, base64url: for values that are random by themselves (tokens, cookies). */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** 256 random bits, base64url. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/** A key object, so that no use of the key prepares it again. */
const derive = (secret: string, use: string): KeyObject => createSecretKey(Buffer.from(hkdfSync('sha256', secret, 'portico', use, 32)));

/** A nonce that only the same text has. */
const nonceOf =
  (key: KeyObject) =>
  (text: string): Buffer =>
    createHmac('sha256', key).update(text).digest().subarray(0, 12);

/** AES-256-GCM: 12 bytes nonce, 16 bytes tag, text. */
function sealWith(key: KeyObject, nonceFor: (text: string) => Buffer = () => randomBytes(12)): Seal {
  return {
    seal(text) {
      const nonce = nonceFor(text);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 });
      decipher.setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    },
  };
}
