/**
 * Text as every database keeps it: a NUL, and half of a pair (an emoji cut in two by a length limit), become U+FFFD. What a
 * claimant wrote around them is kept; without this their whole answer would be refused. Pure.
 */
export const storableText = (text: string): string => text.replaceAll('\0', '\ufffd').toWellFormed();

/** Only a body that writes such a sign as an escape can hold one: most bodies are not walked. */
const suspect = /\\u(?:0000|d[89a-f][0-9a-f]{2})/i;

/** The value of a JSON body with every text and key storable; `source` is the body as it arrived. */
export const storableJson = (value: unknown, source: string): unknown => (suspect.test(source) ? mend(value) : value);

function mend(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value);
  if (Array.isArray(value)) return value.map(mend);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [storableText(key), mend(item)]));
}
