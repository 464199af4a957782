/** What an address of a file reveals about it. */
export interface StoredFile {
  /** Ending in capitals: `PDF`; empty where the address has none. */
  readonly kind: string;
  /** Bytes; undefined for a file elsewhere. */
  readonly size: number | undefined;
  /** It is kept at this portal, so that a browser may save it. */
  readonly own: boolean;
}

/** Reads an address that `File()` of a block became. Pure. */
export function storedFile(address: string): StoredFile {
  const base = 'https://portal.invalid';
  if (!URL.canParse(address, base)) return { kind: '', size: undefined, own: false };
  const { origin, pathname, searchParams } = new URL(address, base);
  const own = origin === base && pathname.startsWith('/api/assets/');
  const size = own && /^\d{1,12}$/.test(searchParams.get('size') ?? '') ? Number(searchParams.get('size')) : undefined;
  return { kind: (/\.([a-z0-9]{1,5})$/i.exec(pathname)?.[1] ?? '').toUpperCase(), size, own };
}
