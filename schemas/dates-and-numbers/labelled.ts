/** French has a space before a colon, at which no line breaks. */
const colons: Readonly<Record<string, string>> = { fr: '\u00a0: ' };

/**
 * A label, and the text that it is of, joined as a language (ISO 639-1) does: `Change: Address`. A label that ends a sentence of its own needs no
 * colon: `Did it help? Enter an answer`. Pure.
 */
export const labelled = (label: string, text: string, language: string): string =>
  endsSentence(label) ? `${label} ${text}` : `${label}${colons[language] ?? ': '}${text}`;

const endsSentence = (text: string): boolean => /[.?!…:؟。？]$/u.test(text.trim());
