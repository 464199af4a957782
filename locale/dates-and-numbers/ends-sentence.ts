/** Also where the mark that ends a name or a time (`isolated`) is after the sign. */
const end = /[.۔。?؟？!！…]\u2069?\s*$/u;
const fullStop = /[.۔。](?=\u2069?\s*$)/u;

/** Whether a text ends with a sign that ends a sentence. Pure. */
export const endsSentence = (text: string): boolean => end.test(text);

/** Whether that sign is a full stop, which ends an abbreviation too: `Smith & Co.` Pure. */
export const endsWithFullStop = (text: string): boolean => fullStop.test(text);

/** A sentence as a title has it. Pure. */
export const withoutFullStop = (text: string): string => text.replace(fullStop, '');
