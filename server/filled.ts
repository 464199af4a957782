export type Values = Readonly<Record<string, string | number>>;

/** `{name}` in a text becomes the value of that name; a name without a value stays as it is. Pure. */
export const filled = (text: string, values: Values): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : place));
