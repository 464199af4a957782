import { inNumberingSystem } from './intl.ts';
import { formatDate } from './format-date.ts';
import { formatNumber } from './format-number.ts';
import { formatDefaults, type FormatSettings } from './format-defaults.ts';

type Moment = string | undefined;

/** How a column of a grid is formatted (CLM-08). */
interface ColumnFormat {
  readonly dataType?: string | undefined;
  /** A pattern, or `date`, `dateTime`, `time`, `number`, `money`: the tenant's. */
  readonly format?: string | undefined;
  readonly currency?: string | undefined;
}

/** Formats values for people. Moments are ISO 8601, in the firm's time zone unless another is given; an unreadable one is an empty text. */
export interface Formats {
  readonly date: (at: Moment, timeZone?: string) => string;
  readonly dateTime: (at: Moment, timeZone?: string) => string;
  readonly time: (at: Moment, timeZone?: string) => string;
  readonly column: (value: string | number, column: ColumnFormat) => string;
}

/** Formats in one language as the tenant sets them, else by default. Pure. */
export function formatsOf(settings: FormatSettings | undefined, of: string): Formats {
  const language = inNumberingSystem(of, settings?.numberingSystem);
  const patterns: Readonly<Record<string, string | undefined>> = { ...formatDefaults, ...settings };
  const currencyOfTenant = settings?.currency ?? formatDefaults.currency;
  const named = (format: string): string => (Object.hasOwn(formatDefaults, format) ? (patterns[format] ?? format) : format);
  const moment = (format: string) => (at: Moment, timeZone?: string) =>
    formatDate(at, named(format), language, timeZone ?? settings?.timeZone);
  return {
    date: moment('date'),
    dateTime: moment('dateTime'),
    time: moment('time'),
    column(value, { dataType, format, currency }) {
      if (dataType === 'DateTime') return moment(format ?? 'dateTime')(String(value));
      if (dataType !== 'Number') return String(value);
      return formatNumber(value, named(format ?? (currency ? 'money' : 'number')), language, currency ?? currencyOfTenant);
    },
  };
}
