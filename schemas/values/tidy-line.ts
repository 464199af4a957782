/** A line as it was typed, as it is stored: composed letters (NFC), one space where there was white space, none around it. Pure. */
export const tidyLine = (typed: string): string => typed.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
