export { type AddressLookup, noAddressLookup } from './address-lookup.ts';
export { createAddressLookup } from './create-address-lookup.ts';
