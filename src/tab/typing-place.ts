/** Whose html something is typed in, and where: by a person, or the holder of a link, at an address without its secret. Pure. */
export const typingPlace = (keeper: string | undefined, { pathname, search }: Pick<URL, 'pathname' | 'search'>): string =>
  `${keeper ?? ''} ${pathname}${search}`;
