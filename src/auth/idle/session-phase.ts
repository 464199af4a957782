import { minuteMs } from '#locale/dates-and-numbers/units-of-time';
import { differ, type SessionRecord } from './session-record.ts';

/** Why a tab may not show anything of its sign-in any more. */
export type SessionEnd = 'idle' | 'sign-out' | 'another-sign-in';

export type SessionPhase =
  | { readonly is: 'active' }
  | { readonly is: 'ending'; readonly endsAt: number }
  | { readonly is: 'over'; readonly by: SessionEnd };

/** A tab's own sign-in, and how long a person may be idle. */
interface OwnSession {
  readonly id: string;
  readonly minutes: number;
}

/** Milliseconds before the end at which people are asked whether they are still there: two minutes, or half of a shorter session. Pure. */
export const warningOf = (minutes: number): number => Math.min(120_000, minutes * 30_000);

/** SES-01: whether a sign-in goes on, ends soon or is over, by the wall clock; a device that slept has not counted. Pure. */
export function phaseOf(record: SessionRecord, { id, minutes }: OwnSession, now: number): SessionPhase {
  if (differ(record.id, id)) return { is: 'over', by: 'another-sign-in' };
  if (record.over) return { is: 'over', by: record.over };
  const endsAt = record.at + minutes * minuteMs;
  if (now >= endsAt) return { is: 'over', by: 'idle' };
  return now >= endsAt - warningOf(minutes) ? { is: 'ending', endsAt } : { is: 'active' };
}
