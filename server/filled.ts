// Apart from words-of.ts: the worker that draws PDFs fills texts, and loads neither engine nor schemas for it.

export type Values = Readonly<Record<string, string | number>>;

/** `{name}` in a text becomes the value of that name; a name without a value stays as it is. Pure. */
export const filled = (text: string, values: Values): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : place));
