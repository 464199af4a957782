/**
 * `Step {step} of {steps}` with the values of its places, each as it is: no sign in a value means anything. A place without a value
 * stays. Pure.
 */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : place));

/** A name, an address, a time as somebody else wrote it, in a line of text of another direction: it keeps its own order. Pure. */
export const isolated = (value: string): string => `\u2068${value}\u2069`;
