import { endsSentence, endsWithFullStop } from '../dates-and-numbers/ends-sentence.ts';

/**
 * `Step {step} of {steps}` with the values of its places, each as it is: no sign in a value means anything. A place without a value
 * stays. After a value that ends a sentence of its own a full stop or a colon is left out, with the space that French has before it. Pure.
 */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}([ \u00a0\u202f]?:|[.۔。])?/g, (place, name: string, sign = '') => {
    if (!Object.hasOwn(values, name)) return place;
    const value = String(values[name]);
    const isEnded = endsSentence(value) && !(sign.endsWith(':') && endsWithFullStop(value));
    return value + (isEnded ? '' : sign);
  });
