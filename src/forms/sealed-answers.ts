import type { SessionState } from '../auth/index.ts';
import type { AnswersCipher } from './answers-cipher.ts';

/** The person whose answers this document can read and keep, and how. */
let unlocked: { readonly person: string; readonly cipher: AnswersCipher } | undefined;

/**
 * Before anything that this device keeps of a person signed in is read or written: from now on it is sealed with the key that came with their session, and
 * what was sealed with it before can be read (FRM-15, decision 0024). Does nothing for a visitor, and on the server. The key goes with the
 * document. `cipherOf` is given, because only who opens a form needs its code.
 */
export function unlockAnswers(session: SessionState, cipherOf: (key: string) => AnswersCipher): void {
  if (session.state !== 'signed-in' || session.answersKey === undefined) return;
  unlocked = { person: session.view.id, cipher: cipherOf(session.answersKey) };
}

/** Text for the storage, of what is kept by a keeper whose name has this person; undefined: no key is for it. */
export const sealed = (keeper: string, text: string): string | undefined => (isOfPerson(keeper) ? unlocked?.cipher.seal(text) : undefined);

/** What was sealed for a keeper; undefined where this session cannot read it. */
export function unsealed(keeper: string, text: string): string | undefined {
  try {
    return isOfPerson(keeper) ? unlocked?.cipher.open(text) : undefined;
  } catch {
    return undefined;
  }
}

/** The same for the bytes of a chosen file; undefined where this session has no key for it, or the browser no cryptography. */
export const sealedBytes = (keeper: string, bytes: ArrayBuffer): Promise<ArrayBuffer | undefined> =>
  bytesBy(keeper, (cipher) => cipher.sealBytes(bytes));

export const unsealedBytes = (keeper: string, sealed: ArrayBuffer): Promise<ArrayBuffer | undefined> =>
  bytesBy(keeper, (cipher) => cipher.openBytes(sealed));

const bytesBy = async (keeper: string, work: (cipher: AnswersCipher) => Promise<ArrayBuffer>): Promise<ArrayBuffer | undefined> =>
  isOfPerson(keeper) && unlocked ? work(unlocked.cipher).catch(() => undefined) : undefined;

/** Staff keep answers for each account they act for; a link and a visitor's registration have keepers of their own, which no session ends. */
const isOfPerson = (keeper: string): boolean => unlocked !== undefined && keeper.split(' ').includes(unlocked.person);
