/** The places of a word that values are filled into, such as `{name}`. Pure. */
export const placesIn = (text: string): readonly string[] => text.match(/\{\w+\}/g) ?? [];
