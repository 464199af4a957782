/**
 * `Step {step} of {steps}` with the values of its places, each as it is: no sign in a value means anything. A place without a value
 * stays. After a value that ends a sentence of its own a full stop or a colon is left out. Pure.
 */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}(\u00a0?[.:۔])?/g, (place, name: string, sign = '') => {
    if (!Object.hasOwn(values, name)) return place;
    const value = String(values[name]);
    const endsSentence = (sign.endsWith(':') ? /[?!…؟]\u2069?$/ : /[.۔?!…؟]\u2069?$/).test(value);
    return value + (endsSentence ? '' : sign);
  });
