import { QuestionExpressionModel, settings } from 'survey-core';
import { numberFormat } from '#locale/dates-and-numbers/intl';
import { speltDate } from '#locale/dates-and-numbers/spelt-date';

/**
 * A date whose own fields are those of UTC. survey-core counts days, months and years by the fields of the time zone of the machine, and browser and server
 * are in different ones: of these dates both get the same.
 */
export class UtcDate extends Date {
  override getFullYear(): number {
    return this.getUTCFullYear();
  }
  override getMonth(): number {
    return this.getUTCMonth();
  }
  override getDate(): number {
    return this.getUTCDate();
  }
  override getDay(): number {
    return this.getUTCDay();
  }
  override getHours(): number {
    return this.getUTCHours();
  }
  override getMinutes(): number {
    return this.getUTCMinutes();
  }
  override getSeconds(): number {
    return this.getUTCSeconds();
  }
  override getTimezoneOffset(): number {
    return 0;
  }
  override setFullYear(...fields: [year: number]): number {
    return this.setUTCFullYear(...fields);
  }
  override setMonth(...fields: [month: number]): number {
    return this.setUTCMonth(...fields);
  }
  override setDate(day: number): number {
    return this.setUTCDate(day);
  }
  override setHours(...fields: [hours: number]): number {
    return this.setUTCHours(...fields);
  }
  override setMinutes(...fields: [minutes: number]): number {
    return this.setUTCMinutes(...fields);
  }
  override setSeconds(...fields: [seconds: number]): number {
    return this.setUTCSeconds(...fields);
  }
}

/** A date of an expression: a moment without a time zone (`2026-03-29T02:30`, `29 March 2026`) is one of UTC, on every machine. Now for no value. */
function utcDate(value?: unknown): UtcDate {
  if (typeof value !== 'string') return new UtcDate((value as number | Date | undefined) || Date.now());
  const text = value.trim();
  if (/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?$/.test(text)) return new UtcDate(`${text.replace(' ', 'T')}Z`);
  const isoOrZoned = /^\d{4}(-\d\d){0,2}$|(?:Z|[+-]\d\d:?\d\d|GMT.*|UTC)$/i;
  return new UtcDate(isoOrZoned.test(text) ? text : `${text} UTC`);
}

/** Makes survey-core count dates in UTC, and write those of expressions, and their numbers, as the language of the form does on every machine. */
export function countDatesInUtc(): void {
  settings.onDateCreated = (_, __, value) => utcDate(value);
  Object.assign(QuestionExpressionModel.prototype, { getValueAsStr: writtenResult });
}

function writtenResult(this: QuestionExpressionModel, value: unknown): string {
  const language = this.getLocale() || 'en';
  if (this.displayStyle === 'date' || value instanceof Date) {
    const date = utcDate(value);
    return Number.isNaN(date.getTime()) ? String(value) : speltDate(date, language);
  }
  if (this.displayStyle === 'none' || !Number.isFinite(Number(value)) || value === '') return String(value);
  const { maximumFractionDigits, minimumFractionDigits } = this;
  return numberFormat(language, {
    style: this.displayStyle as 'decimal' | 'currency' | 'percent',
    currency: this.currency,
    useGrouping: this.useGrouping,
    ...(maximumFractionDigits > -1 ? { maximumFractionDigits } : {}),
    ...(minimumFractionDigits > -1 ? { minimumFractionDigits } : {}),
  }).format(Number(value));
}
