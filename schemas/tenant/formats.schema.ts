import { numberingSystemPattern } from '#locale/dates-and-numbers/intl';
import { Type } from 'typebox';
import { dateFormatPattern } from '#locale/dates-and-numbers/format-date';
import { formatDefaults } from '#locale/dates-and-numbers/format-defaults';
import { Text } from '../shared/text.ts';

const MomentPattern = (standard: string, description: string) =>
  Type.Optional(
    Text({
      maxLength: 60,
      pattern: dateFormatPattern,
      'x-pattern': `made of d dd M MM MMM MMMM yy yyyy HH hh mm a, signs, and letters in '…', such as ${standard}`,
      default: standard,
      description,
    }),
  );

const NumberPattern = (letter: string, standard: string, description: string) =>
  Type.Optional(
    Type.String({
      pattern: `^${letter}[0-9]?$`,
      'x-pattern': `${letter}, and how many decimals, such as ${letter}2`,
      default: standard,
      description,
    }),
  );

/** How dates, money and numbers are written everywhere in the portal. */
export const FormatsOfTenant = Type.Object(
  {
    date: MomentPattern(formatDefaults.date, 'A day. Where it is set, days in answers and PDFs follow it too.'),
    dateTime: MomentPattern(formatDefaults.dateTime, 'A day with its time.'),
    time: MomentPattern(formatDefaults.time, 'A time of day.'),
    number: NumberPattern('N', formatDefaults.number, 'Numbers in grids; without a digit the decimals that a value has.'),
    money: NumberPattern('C', formatDefaults.money, 'Money in grids; without a digit the decimals that are usual in the currency.'),
    numberingSystem: Type.Optional(
      Text({
        maxLength: 8,
        pattern: numberingSystemPattern,
        'x-pattern': 'the code of a numbering system with ten digits, such as latn, arab or deva',
        description: 'The digits of dates and numbers; by default those of the language (Latin ones in most, Arabic included).',
      }),
    ),
    currency: Type.Optional(
      Type.String({
        pattern: '^[A-Z]{3}$',
        'x-pattern': 'a code of three capital letters, such as GBP',
        default: formatDefaults.currency,
        description: 'Of money whose column names no currency.',
      }),
    ),
  },
  {
    additionalProperties: false,
    description:
      'How dates, money and numbers are written; patterns of dates may differ by language, as any text. Months are those of the language.',
  },
);
