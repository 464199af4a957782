/**
 * `Step {step} of {steps}` with the values of its places, each as it is: no sign in a value means anything. A place without a value
 * stays. Pure.
 */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : place));
