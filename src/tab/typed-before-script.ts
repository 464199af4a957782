import type { TypedControl } from '#schemas/api';
import { storedOfPersonInTab } from './stored-in-tab.ts';

/** Written by the inline loader when a document is left whose form waits for its script. */
const kept = storedOfPersonInTab('typing');

/** Milliseconds: what is older may be known better elsewhere. */
const maxAge = 10 * 60_000;

/** Whose html something is typed in, and where: by a person, or the holder of a link, at an address without its secret. Pure. */
export const typingPlace = (keeper: string | undefined, { pathname, search }: Pick<URL, 'pathname' | 'search'>): string =>
  `${keeper ?? ''} ${pathname}${search}`;

/** What was typed at this place in an earlier document of the tab, and no form has taken over since (FRM-24); nothing on the server. */
export function typedBeforeScript(place: string | undefined): readonly TypedControl[] {
  const noted = read();
  if (Date.now() - noted.at <= maxAge) return noted.place === place ? noted.typed : [];
  kept.forget();
  return [];
}

/** The html of another document has it. */
export const forgetTypedBeforeScript = (): void => kept.forget();

/** The answers of a form are kept, by the device or the server, or deleted: what was typed in its html is among them, or older. */
export function forgetTypedInForm(formSlug: string): void {
  const path = read().place.split(' ').at(-1)?.split('?')[0];
  if (path?.split('/').at(-1) === formSlug) kept.forget();
}

interface Noted {
  readonly place: string;
  readonly typed: readonly TypedControl[];
  /** In milliseconds since 1970. */
  readonly at: number;
}

function read(): Noted {
  try {
    const [place, typed, at] = JSON.parse(kept.read() ?? '[]') as unknown[];
    if (typeof place === 'string' && typeof at === 'number' && Array.isArray(typed) && typed.every(isTyped)) return { place, typed, at };
  } catch {
    // What cannot be read is not kept.
  }
  return { place: '', typed: [], at: 0 };
}

const isTyped = (one: unknown): one is TypedControl =>
  Array.isArray(one) && one.length === 5 && ['string', 'number', 'string', 'boolean'].every((type, index) => typeof one[index] === type);
