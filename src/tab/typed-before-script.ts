import type { TypedControl } from '#schemas/api';
import { minuteMs } from '#locale/dates-and-numbers/units-of-time';
import { storedOfPersonInTab } from './stored-in-tab.ts';

/** Written by the inline loader when a document is left whose form waits for its script: what was typed, by place. */
const stored = storedOfPersonInTab('typing');

/** Milliseconds: what is older may be known better elsewhere. */
export const maxAgeOfTyping = 10 * minuteMs;

/** What was typed at this place in earlier documents of the tab, and no form has taken over since (FRM-24); nothing on the server. */
export const typedBeforeScript = (place: string): readonly TypedControl[] => read().get(place) ?? [];

/** Of what was typed at this place only that stays which is `left`. */
export function keepTypedBeforeScript(place: string, left: (typed: TypedControl) => boolean): void {
  const all = read();
  write(all.set(place, (all.get(place) ?? []).filter(left)));
}

/** Nothing stays that this person, or holder of a link, typed at addresses that `isOf` names. */
export function forgetTypedBeforeScript(keeper: string | undefined, isOf: (address: URL) => boolean): void {
  const all = [...read()].filter(([place]) => {
    const [path = '', ...backwards] = place.split(' ').toReversed();
    const base = 'https://portal.invalid';
    return backwards.toReversed().join(' ') !== (keeper ?? '') || !URL.canParse(path, base) || !isOf(new URL(path, base));
  });
  write(new Map(all));
}

/** What is too old does not stay in the tab. */
export const sweepTypedBeforeScript = (): void => write(read());

function write(all: ReadonlyMap<string, readonly TypedControl[]>): void {
  const some = [...all].filter(([, { length }]) => length > 0);
  if (some.length > 0) stored.keep(JSON.stringify(Object.fromEntries(some)));
  else if (stored.read() !== null) stored.forget();
}

function read(): Map<string, readonly TypedControl[]> {
  try {
    const all = Object.entries(JSON.parse(stored.read() ?? '{}') as Readonly<Record<string, unknown>>);
    return new Map(all.map(([place, typed]) => [place, Array.isArray(typed) ? typed.filter(isTyped) : []]));
  } catch {
    // What cannot be read is not kept.
    return new Map();
  }
}

const isTyped = (one: unknown): one is TypedControl =>
  Array.isArray(one) &&
  ['string', 'string', 'boolean'].every((type, index) => typeof one[index] === type) &&
  ['string', 'boolean'].includes(typeof one[3]) &&
  typeof one[4] === 'number' &&
  Math.abs(Date.now() - one[4]) <= maxAgeOfTyping;
