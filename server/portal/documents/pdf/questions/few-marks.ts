/** As many marks as Unicode's stream-safe text has after one letter (UAX 15); no script needs more. */
const maxMarks = 30;
const endless = new RegExp(`(\\p{M}{${maxMarks}})\\p{M}+`, 'gu');

/** Answers whose texts put at most thirty marks on a letter: fonts and normalisation take ages for more, or overflow the stack. Pure. */
export function withFewMarks<Value>(value: Value): Value {
  if (typeof value === 'string') return value.replace(endless, '$1') as Value;
  if (Array.isArray(value)) return value.map((part: unknown) => withFewMarks(part)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withFewMarks<unknown>(part)])) as Value;
}
