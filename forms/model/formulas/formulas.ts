import { FunctionFactory } from 'survey-core';
import { dayMs } from '#locale/dates-and-numbers/units-of-time';
import { countDatesInUtc, UtcDate } from './utc-dates.ts';

/**
 * CTL-FN `now(years, months, days)`: midnight UTC of today, moved by these offsets; 31 January and one month is the last of February. The same for
 * everybody at one moment, so that browser and server agree.
 */
export function now([years, months, days]: readonly unknown[], at = Date.now()): Date {
  const today = new Date(Math.floor(at / dayMs) * dayMs);
  const moved = today.getUTCFullYear() * 12 + today.getUTCMonth() + 12 * offset(years) + offset(months);
  const [year, month] = [Math.floor(moved / 12), ((moved % 12) + 12) % 12];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new UtcDate(Date.UTC(year, month, Math.min(today.getUTCDate(), last)) + offset(days) * dayMs);
}

const offset = (value: unknown): number => {
  const number = Math.trunc(Number(value ?? 0));
  return Number.isFinite(number) && Math.abs(number) < 100_000 ? number : 0;
};

/** CTL-FN `parseDate(value)`: the day of a date, of its text as it is stored or written in full; null for what is none. */
export function parseDate([value]: readonly unknown[]): string | null {
  const text = value instanceof Date && !Number.isNaN(value.getTime()) ? value.toISOString() : value;
  const found = typeof text === 'string' ? /^(\d{4})-(\d\d)-(\d\d)(?:T|$)/.exec(text.trim()) : null;
  if (!found) return null;
  const [year = 0, month = 0, date = 0] = found.slice(1).map(Number);
  const made = new Date(Date.UTC(year, month - 1, date));
  return made.getUTCMonth() === month - 1 && made.getUTCDate() === date ? found[0].slice(0, 10) : null;
}

/** Makes the portal's own formulas known to survey-core; its own (`age`, `dateDiff`, `today` …) count in UTC too. */
export function registerFormulas(): void {
  countDatesInUtc();
  FunctionFactory.Instance.register('now', (given: unknown[]) => now(given));
  FunctionFactory.Instance.register('parseDate', (given: unknown[]) => parseDate(given));
}
