/** What all tabs of one sign-in know of it together. It holds nothing of the person. */
export interface SessionRecord {
  /** Distinguishes this sign-in from the next one in this browser; no secret. Empty where a tab cannot know it, because storage is closed. */
  readonly id: string;
  /** When the person last did something, in any tab: milliseconds since 1970. */
  readonly at: number;
  /** How it ended. */
  readonly over?: 'idle' | 'sign-out';
}

/** Whether two ids are those of different sign-ins, as far as both are known. Pure. */
export const differ = (one: string, other: string): boolean => one !== '' && other !== '' && one !== other;

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
