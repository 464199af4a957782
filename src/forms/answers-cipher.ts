import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';

/** Makes texts unreadable, and readable again. Without waiting: what was typed last is kept while its document goes. */
export interface AnswersCipher {
  /** Base64. */
  seal(text: string): string;
  /** Throws where the text was changed, or sealed with another key. */
  open(sealed: string): string;
}

const nonceLength = 24;

/** XChaCha20-Poly1305: 24 bytes of nonce, text, 16 bytes of tag. `key`: 32 bytes, base64url. */
export function answersCipher(key: string): AnswersCipher {
  const bytes = bytesOf(key.replaceAll('-', '+').replaceAll('_', '/'));
  return {
    seal(text) {
      const nonce = crypto.getRandomValues(new Uint8Array(nonceLength));
      return base64Of(nonce) + base64Of(xchacha20poly1305(bytes, nonce).encrypt(new TextEncoder().encode(text)));
    },
    open(sealed) {
      const [nonce, text] = [sealed.slice(0, base64Length), sealed.slice(base64Length)].map(bytesOf) as [Uint8Array, Uint8Array];
      return new TextDecoder().decode(xchacha20poly1305(bytes, nonce).decrypt(text));
    },
  };
}

/** Of a nonce, without padding. */
const base64Length = (nonceLength / 3) * 4;

const bytesOf = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** In pieces: a call takes only so many arguments. */
function base64Of(bytes: Uint8Array): string {
  let letters = '';
  for (let from = 0; from < bytes.length; from += 8192) letters += String.fromCharCode(...bytes.subarray(from, from + 8192));
  return btoa(letters);
}
