const others: Readonly<Record<string, string>> = { ar: '، ', fa: '، ', ur: '، ', ja: '、', zh: '、' };

/** What is between the members of a list, in a language (ISO 639-1). Pure. */
export const listSeparator = (language: string): string => others[language] ?? ', ';

/** A name with what distinguishes it from others of the name, such as a registration number. Pure. */
export const withLabel = (name: string, label: string | undefined, language: string): string =>
  label ? `${name}${listSeparator(language)}${label}` : name;
