const others: Readonly<Record<string, string>> = { ar: '، ', fa: '، ', ur: '، ', ja: '、', zh: '、' };

/** What is between the members of a list, in a language (ISO 639-1). Pure. */
export const listSeparator = (language: string): string => others[language] ?? ', ';
