import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';

/** Makes texts unreadable, and readable again. Without waiting: what was typed last is kept while its document goes. */
export interface DeviceCipher {
  /** Base64. */
  seal(text: string): string;
  /** Throws where the text was changed, or sealed with another key. */
  open(sealed: string): string;
  /**
   * The same for the bytes of a file, by the browser's own cryptography: a photograph holds nothing up. They are opened at the place that they were sealed
   * for alone. Rejects where the browser has none.
   */
  sealFile(file: Blob, place: string): Promise<Blob>;
  openFile(sealed: Blob, place: string): Promise<ArrayBuffer>;
}

const nonceLength = 24;

/** After so many bytes V8 has compiled what they went through. */
const warmUpLength = 50_000;

/** Of AES-GCM. */
const ivLength = 12;

/**
 * Texts by XChaCha20-Poly1305: 24 bytes of nonce, text, 16 bytes of tag. Files by AES-256-GCM: 12 bytes of nonce, bytes, 16 bytes of tag; their key is derived
 * by HKDF. `key`: 32 bytes, base64url.
 */
export function deviceCipher(key: string): DeviceCipher {
  const bytes = bytesOf(key.replaceAll('-', '+').replaceAll('_', '/'));
  let fileKey: Promise<CryptoKey> | undefined;
  const keyOfFiles = () => (fileKey ??= deriveFileKey(bytes));
  const seal = (text: string): string => {
    const nonce = crypto.getRandomValues(new Uint8Array(nonceLength));
    return base64Of(nonce) + base64Of(xchacha20poly1305(bytes, nonce).encrypt(new TextEncoder().encode(text)));
  };
  // The answers to 1,000 questions take 7 to 12 ms while this code is interpreted, and half a millisecond once it is compiled: before the first key, where there is time.
  globalThis.requestIdleCallback?.(() => seal(' '.repeat(warmUpLength)));
  return {
    seal,
    open(sealed) {
      const [nonce, text] = [sealed.slice(0, base64Length), sealed.slice(base64Length)].map(bytesOf) as [Uint8Array, Uint8Array];
      return new TextDecoder().decode(xchacha20poly1305(bytes, nonce).decrypt(text));
    },
    async sealFile(file, place) {
      const iv = crypto.getRandomValues(new Uint8Array(ivLength));
      return new Blob([iv, await crypto.subtle.encrypt(atPlace(iv, place), await keyOfFiles(), await file.arrayBuffer())]);
    },
    async openFile(sealed, place) {
      const bytes = await sealed.arrayBuffer();
      const iv = new Uint8Array(bytes, 0, ivLength);
      return crypto.subtle.decrypt(atPlace(iv, place), await keyOfFiles(), new Uint8Array(bytes, ivLength));
    },
  };
}

const atPlace = (iv: Uint8Array<ArrayBuffer>, place: string): AesGcmParams => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(place),
});

async function deriveFileKey(bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const base = await crypto.subtle.importKey('raw', bytes, 'HKDF', false, ['deriveKey']);
  const hkdf = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: new TextEncoder().encode('files') };
  return crypto.subtle.deriveKey(hkdf, base, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

/** Of a nonce, without padding. */
const base64Length = (nonceLength / 3) * 4;

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** By the browser itself where it can; else in pieces: a call takes only so many arguments. */
function base64Of(bytes: Uint8Array & { readonly toBase64?: () => string }): string {
  if (bytes.toBase64) return bytes.toBase64();
  let letters = '';
  for (let from = 0; from < bytes.length; from += 8192) letters += String.fromCharCode(...bytes.subarray(from, from + 8192));
  return btoa(letters);
}
