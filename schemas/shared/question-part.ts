const prefix = '#question-';

/** The part of an address that names a question of the form there. Pure. */
export const questionPart = (name: string): string => prefix + encodeURIComponent(name);

/** The question that the part of an address names; undefined where it names none. Pure. */
export function questionIn(part: string): string | undefined {
  if (!part.startsWith(prefix)) return undefined;
  try {
    return decodeURIComponent(part.slice(prefix.length));
  } catch {
    return undefined;
  }
}
