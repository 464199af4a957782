/** Marks a name, an address or a time so that it keeps its own order in a line of text of another direction. Pure. */
export const isolated = (value: string): string => `\u2068${value}\u2069`;
