/** What is formatted in the portal of a tenant that sets no formats of its own. */
export const formatDefaults = {
  /** CLM-13, MYC-02. */
  date: 'dd MMM yyyy',
  /** CLM-08. */
  dateTime: 'dd MMM yyyy hh:mm a',
  time: 'HH:mm',
  number: 'N',
  money: 'C',
  currency: 'GBP',
} as const;

type FormatName = keyof typeof formatDefaults;

/** The formats of one tenant in one language. */
export interface FormatSettings extends Partial<Readonly<Record<FormatName, string>>> {
  /** Digits of dates and numbers, by their code in the CLDR: `arab`; without it those of the language. */
  readonly numberingSystem?: string | undefined;
  /** Time zone of the firm: in it server and browser format the same day. */
  readonly timeZone?: string | undefined;
}
