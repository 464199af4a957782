import type { TypedControl } from '#schemas/api';
import { storedOfPersonInTab } from './stored-in-tab.ts';

/** Written by the inline loader when a document is left whose form waits for its script: what was typed, and when (milliseconds since 1970), by place. */
const kept = storedOfPersonInTab('typing');

type Noted = readonly [typed: readonly TypedControl[], at: number];

/** Milliseconds: what is older may be known better elsewhere. */
export const maxAgeOfTyping = 10 * 60_000;

/** What was typed at this place in earlier documents of the tab, and no form has taken over since (FRM-24); nothing on the server. */
export const typedBeforeScript = (place: string | undefined): readonly TypedControl[] => read().get(place ?? '')?.[0] ?? [];

/** Of what was typed at this place only that stays which is `left`. */
export function keepTypedBeforeScript(place: string, left: (typed: TypedControl) => boolean): void {
  const all = read();
  const [typed, at] = all.get(place) ?? [[], 0];
  const rest = typed.filter(left);
  if (rest.length > 0) all.set(place, [rest, at]);
  else all.delete(place);
  write(all);
}

/** Nothing of what was typed at this place stays. */
export const forgetTypedBeforeScript = (place: string): void => keepTypedBeforeScript(place, () => false);

/** A submission is deleted: nothing stays that was typed in its form, at an address that names no other one. */
export function forgetTypedInSubmission(formSlug: string, submissionId: string): void {
  const isOf = (place: string): boolean => {
    const { pathname, searchParams } = new URL(place.split(' ').at(-1) ?? '', 'https://portal.invalid');
    return pathname.split('/').at(-1) === formSlug && (searchParams.get('submissionId') ?? submissionId) === submissionId;
  };
  write(new Map([...read()].filter(([place]) => !isOf(place))));
}

function write(all: ReadonlyMap<string, Noted>): void {
  if (all.size > 0) kept.keep(JSON.stringify(Object.fromEntries(all)));
  else kept.forget();
}

function read(): Map<string, Noted> {
  try {
    const all = Object.entries(JSON.parse(kept.read() ?? '{}') as Readonly<Record<string, unknown>>);
    return new Map(all.filter((one): one is [string, Noted] => isNoted(one[1])));
  } catch {
    // What cannot be read is not kept.
    return new Map();
  }
}

const isNoted = (one: unknown): one is Noted =>
  Array.isArray(one) && Array.isArray(one[0]) && one[0].every(isTyped) && Math.abs(Date.now() - Number(one[1])) <= maxAgeOfTyping;

const isTyped = (one: unknown): one is TypedControl =>
  Array.isArray(one) &&
  one.length === 4 &&
  ['string', 'string', 'boolean'].every((type, index) => typeof one[index] === type) &&
  ['string', 'boolean'].includes(typeof one[3]);
