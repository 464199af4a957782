import { hourMs } from '#locale/dates-and-numbers/units-of-time';
import type { FieldSettings, FieldType } from '../field-type.ts';
import { speltDate } from '#locale/dates-and-numbers/spelt-date';
import {
  dateFault,
  defaultDatePattern,
  dayOf,
  fitDate,
  isDatePattern,
  isFarYear,
  readDate,
  type DateLimits,
  unreadDateFault,
  writeDate,
} from '#schemas/values/date';

/** Pattern of a question's dates. */
export function patternOf({ property }: Pick<FieldSettings, 'property'>): string {
  const given = property('format');
  return typeof given === 'string' && isDatePattern(given) ? given : defaultDatePattern;
}

/** `today` is the day that it is somewhere on earth: browser and server, in whatever zone each is, find the same. */
const limitsOf = ({ property }: Pick<FieldSettings, 'property'>, now: number): DateLimits => {
  const day = (name: string, zone: number): string | undefined => {
    const given = property(name);
    return given === 'today' ? new Date(now + zone * hourMs).toISOString().slice(0, 10) : dayOf(fitDate(given));
  };
  return { min: day('minDate', -12), max: day('maxDate', 14) };
};

/** First and last day that a question takes, as `2015-03-27`. */
export const dateLimitsOf = (settings: Pick<FieldSettings, 'property'>): DateLimits => limitsOf(settings, Date.now());

/** An example of a date, as a question has them written. */
export const exampleDate = (settings: Pick<FieldSettings, 'property'>): string => writeDate('2015-03-27', patternOf(settings));

type Reading = Pick<FieldSettings, 'property' | 'language'>;

/** What a text is read as, whether it is an answer or its year is asked about first (`isFar`); undefined where it is no day. Pure but for the clock. */
export function readAnswer(typed: string, settings: Reading): { readonly answer: string; readonly isFar: boolean } | undefined {
  const answer = readDate(typed, patternOf(settings), settings.language);
  return answer === undefined ? undefined : { answer, isFar: isFarYear(answer, dateLimitsOf(settings), Date.now()) };
}

/** A day in words, day first: `3 February 1980`. */
export const dayInWords = (answer: unknown, { language }: Pick<FieldSettings, 'language'>): string => {
  const day = dayOf(answer);
  return day === undefined ? '' : speltDate(new Date(day), language);
};

/** A limit as its message states it: `today` by the reader's own clock, not tomorrow, where that is a day somewhere on earth already. Pure but for the clock. */
function statedLimit(
  { property }: Pick<FieldSettings, 'property'>,
  name: 'minDate' | 'maxDate',
  day: string | undefined,
): string | undefined {
  if (property(name) !== 'today') return day;
  const now = new Date();
  return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())).toISOString().slice(0, 10);
}

const limit = { type: 'string' } as const;

export const datepicker = {
  properties: {
    format: {
      type: 'string',
      description: 'How the date is written: day, month and year in digits, as dd/MM/yyyy or MM/dd/yyyy.',
      default: defaultDatePattern,
    },
    minDate: { ...limit, description: 'First day that is taken: 2009-01-01, today, or the name of an answer or value in braces.' },
    maxDate: { ...limit, description: 'Last day that is taken: 2009-12-31, today, or the name of an answer or value in braces.' },
  },
  words: {
    dateRequired: 'Please enter a date.',
    dateExample: 'For example {example}',
    dateNotRead: 'Please write the date like this: {example}.',
    dateNoSuchDay: 'There is no such day in the calendar. Please check day and month.',
    dateFarYear: 'Please check the year of {date}. It is written by the Gregorian calendar, as in {example}.',
    dateYearRight: 'Yes, {date} is right',
    dateTooEarly: 'The date must be {date} or later.',
    dateTooLate: 'The date must be {date} or earlier.',
    chooseDate: 'Choose in a calendar',
  },
  isRequired: true,
  fit: fitDate,
  unread(typed, settings) {
    const example = exampleDate(settings);
    const read = readAnswer(typed, settings);
    if (read) return { word: 'dateFarYear', values: { date: dayInWords(read.answer, settings), example } };
    return { word: unreadDateFault(typed, patternOf(settings), settings.language), values: { example } };
  },
  faults(value, settings) {
    if (value === undefined) return settings.isRequired ? [{ word: 'dateRequired' }] : [];
    const { min, max } = dateLimitsOf(settings);
    const word = dateFault(value, { min, max });
    if (!word) return [];
    const stated = word === 'dateTooEarly' ? statedLimit(settings, 'minDate', min) : statedLimit(settings, 'maxDate', max);
    return [{ word, values: { date: writeDate(stated, patternOf(settings)) } }];
  },
  readable: (value, settings) => writeDate(value, patternOf(settings)),
} as const satisfies FieldType;
