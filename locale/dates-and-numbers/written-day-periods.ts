/**
 * The halves of the day, as the CLDR has them. They count in Node too: its Intl has Welsh, but writes AM and PM there; a browser without Welsh writes its own.
 */
const written: Readonly<Record<string, readonly [morning: string, afternoon: string]>> = { cy: ['yb', 'yh'] };

/** What stands for AM and PM in a language, whatever Intl has; undefined where Intl writes them. `hour` is 0 to 23. Pure. */
export const writtenDayPeriod = (language: string, hour: number): string | undefined =>
  written[language.split('-')[0] ?? '']?.[hour < 12 ? 0 : 1];
