import type { SessionState } from '../../auth/index.ts';
import type { DeviceCipher } from './device-cipher.ts';

/** The person whose answers this document can read and keep, and how. */
let unlocked: { readonly person: string; readonly cipher: DeviceCipher } | undefined;

/**
 * Before anything that this device keeps of a person signed in is read or written: from now on it is sealed with the key that came with their session, and
 * what was sealed with it before can be read (FRM-15, decision 0024). Does nothing for a visitor, and on the server. The key goes with the
 * document. `cipherOf` is given, because only who opens a form needs its code.
 */
export function unlockDevice(session: SessionState, cipherOf: (key: string) => DeviceCipher): void {
  if (session.state !== 'signed-in' || session.answersKey === undefined) return;
  unlocked = { person: session.view.id, cipher: cipherOf(session.answersKey) };
}

/** How what is kept by a keeper whose name has this person is sealed; undefined: no key is for it. */
export const cipherFor = (keeper: string): DeviceCipher | undefined => (isOfPerson(keeper) ? unlocked?.cipher : undefined);

/** Text for the storage; undefined where no key is for it. */
export const sealed = (keeper: string, text: string): string | undefined => cipherFor(keeper)?.seal(text);

/** What was sealed for a keeper; undefined where this session cannot read it. */
export function unsealed(keeper: string, text: string): string | undefined {
  try {
    return cipherFor(keeper)?.open(text);
  } catch {
    return undefined;
  }
}

/** Staff keep answers for each account they act for; a link and a visitor's registration have keepers of their own, which no session ends. */
const isOfPerson = (keeper: string): boolean => unlocked !== undefined && keeper.split(' ').includes(unlocked.person);
