/** JSON pointers (RFC 6901). */
export const escapePart = (part: string | number): string => String(part).replaceAll('~', '~0').replaceAll('/', '~1');

export const pointerOf = (...parts: readonly (string | number)[]): string => parts.map((part) => `/${escapePart(part)}`).join('');

export const partsOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
