import type { AskedPostcode } from './address-lookup.ts';

/** How a kind of service is asked, and what of its answer is an address. */
export interface LookupFormat {
  /** The only countries that such a service knows; absent where that is a setting. */
  readonly countries?: readonly string[];
  /** What is added to the query of its address. */
  readonly query: (asked: AskedPostcode) => Readonly<Record<string, string>>;
  /** Headers with its key. */
  readonly headers: (key: string) => Readonly<Record<string, string>>;
  /** The addresses of its answer, by the names of `PostalAddress`; undefined for an answer of another kind. Pure. */
  readonly read: (body: unknown) => readonly unknown[] | undefined;
}
