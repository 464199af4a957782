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

/** Another document has it, or the device. */
export const forgetTypedBeforeScript = (): void => kept.forget();

/** This device keeps the answers of a form: what was typed in its html is among them, or older. */
export function forgetTypedInForm(formSlug: string): void {
  const path = read().place.split(' ').at(-1)?.split('?')[0];
  if (path?.split('/').at(-1) === formSlug) kept.forget();
}

function read(): { readonly place: string; readonly typed: readonly TypedControl[]; readonly at: number } {
  const [place = '', typed = [], at = 0] = JSON.parse(kept.read() ?? '[]') as [
    place?: string,
    typed?: readonly TypedControl[],
    at?: number,
  ];
  return { place, typed, at };
}
