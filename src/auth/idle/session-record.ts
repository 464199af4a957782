/** What all tabs of one sign-in know of it together. It holds nothing of the person. */
export interface SessionRecord {
  /** Distinguishes this sign-in from the next one in this browser; no secret. Empty where a tab cannot know it, because storage is closed. */
  readonly id: string;
  /** When the person last did something, in any tab: milliseconds since 1970. */
  readonly at: number;
  /** How it ended. */
  readonly over?: 'idle' | 'sign-out';
}

/** Why a tab may not show anything of its sign-in any more. */
export type SessionEnd = 'idle' | 'sign-out' | 'another-sign-in';

export type SessionPhase =
  | { readonly is: 'active' }
  | { readonly is: 'ending'; readonly endsAt: number }
  | { readonly is: 'over'; readonly by: SessionEnd };

/** A tab's own sign-in, and how long a person may be idle. */
interface Own {
  readonly id: string;
  readonly minutes: number;
}

const differ = (one: string, other: string): boolean => one !== '' && other !== '' && one !== other;

/** Milliseconds before the end at which people are asked whether they are still there: two minutes, or half of a shorter session. Pure. */
export const warningOf = (minutes: number): number => Math.min(120_000, minutes * 30_000);

/** SES-01: whether a sign-in goes on, ends soon or is over, by the wall clock; a device that slept has not counted. Pure. */
export function phaseOf(record: SessionRecord, { id, minutes }: Own, now: number): SessionPhase {
  if (differ(record.id, id)) return { is: 'over', by: 'another-sign-in' };
  if (record.over) return { is: 'over', by: record.over };
  const endsAt = record.at + minutes * 60_000;
  if (now >= endsAt) return { is: 'over', by: 'idle' };
  return now >= endsAt - warningOf(minutes) ? { is: 'ending', endsAt } : { is: 'active' };
}

/** Two records of one browser as one: an end stays an end, and of two sign-ins the later one counts. Pure. */
export function joined(one: SessionRecord, other: SessionRecord): SessionRecord {
  if (differ(one.id, other.id)) return other.at >= one.at ? other : one;
  const over = one.over ?? other.over;
  return { id: one.id || other.id, at: Math.max(one.at, other.at), ...(over ? { over } : {}) };
}

/** A record as another tab, or an earlier version, kept it; undefined for anything else. Pure. */
export function readRecord(kept: unknown): SessionRecord | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { id, at, over } = kept as Record<string, unknown>;
  if (typeof id !== 'string' || typeof at !== 'number' || !Number.isFinite(at)) return undefined;
  return { id, at, ...(over === 'idle' || over === 'sign-out' ? { over } : {}) };
}
