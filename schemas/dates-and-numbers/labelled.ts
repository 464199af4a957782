/** French has a space before a colon, at which no line breaks. */
const colons: Readonly<Record<string, string>> = { fr: '\u00a0: ' };

/** A label, and the text that it is of, joined as a language (ISO 639-1) does: `Change: Address`. Pure. */
export const labelled = (label: string, text: string, language: string): string => `${label}${colons[language] ?? ': '}${text}`;
