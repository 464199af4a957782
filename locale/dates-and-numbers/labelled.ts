import { endsSentence } from './ends-sentence.ts';

/** French has a space before a colon, at which no line breaks. */
const colons: Readonly<Record<string, string>> = { fr: '\u00a0: ' };

/**
 * A label, and the text that it is of, joined as a language (ISO 639-1) does: `Change: Address`. A label that ends a sentence of its own, or has a colon, needs
 * none: `Did it help? Enter an answer`. Pure.
 */
export const labelled = (label: string, text: string, language: string): string =>
  endsSentence(label) || /:\s*$/.test(label) ? `${label} ${text}` : `${label}${colons[language] ?? ': '}${text}`;
