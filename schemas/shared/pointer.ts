/** One part of a JSON pointer (RFC 6901), escaped. */
export const escapePart = (part: string | number): string => String(part).replaceAll('~', '~0').replaceAll('/', '~1');

/** The pointer to a path. */
export const pointerOf = (...parts: readonly (string | number)[]): string => parts.map((part) => `/${escapePart(part)}`).join('');

/** One part of a pointer as the name it was. */
const unescapePart = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~');

/** The path that a pointer names. */
export const partsOf = (pointer: string): string[] => pointer.split('/').slice(1).map(unescapePart);
