/** A postcode as it is written in its country. Nothing else is sent to a service. */
export interface AskedPostcode {
  /** ISO 3166-1, three letters. */
  readonly country: string;
  readonly postcode: string;
}

/** CTL-ADDR: a service that knows the addresses of a postcode. */
export interface AddressLookup {
  /** Where it knows addresses: ISO 3166-1, three letters. */
  readonly countries: readonly string[];
  /** What it has there, each as an object with names of `PostalAddress`, as it was answered: untrusted. Undefined where it could not be asked. */
  readonly find: (asked: AskedPostcode) => Promise<readonly unknown[] | undefined>;
}

/** Where no service is set. */
export const noAddressLookup: AddressLookup = { countries: [], find: async () => undefined };
