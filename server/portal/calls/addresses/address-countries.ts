import type { AddressLookup } from '../../../services/address-lookup/index.ts';
import type { Operation } from '../call.ts';

/** CTL-ADDR: in which countries `findAddresses` has an answer; none where the server has no look-up service. */
export const addressCountries: Operation<'addresses.countries', { readonly addressLookup: AddressLookup }> = async ({ parts }) => ({
  countries: [...parts.addressLookup.countries],
});
