import { lookedUpAddress, postcodeIn } from '#forms/definition';
import type { AddressLookup } from '../../../services/address-lookup/index.ts';
import { consumeLookup, type LookupParts } from '../../../platform/rate-counters/index.ts';
import { ProblemError } from '../../../platform/problems/index.ts';
import type { Operation } from '../call.ts';

/** What one list can show: a postcode of the United Kingdom has a hundred addresses at most. */
const maxAddresses = 100;

/**
 * CTL-ADDR: the addresses of a postcode, by the look-up service of the server, which gets country and postcode alone, and only what has the form of one. A
 * service that does not answer is a result: a failed call would be made again, and the person can write the address.
 */
export const findAddresses: Operation<'addresses.find', LookupParts & { readonly addressLookup: AddressLookup }> = async ({
  parts,
  tenant,
  query,
  address,
}) => {
  await consumeLookup(parts, { tenant, of: address, what: 'address look-ups' });
  const { country } = query;
  if (!parts.addressLookup.countries.includes(country))
    throw new ProblemError(404, 'no-address-lookup', 'Addresses of this country cannot be looked up here.');
  const postcode = postcodeIn(country, query.postcode);
  if (postcode === undefined) throw new ProblemError(400, 'no-postcode', 'This is no postcode of that country.');
  const found = await parts.addressLookup.find({ country, postcode });
  if (!found) return { result: 'Unavailable', addresses: [] };
  const addresses = found.flatMap((one) => lookedUpAddress(one, { country, postcode }) ?? []);
  const distinct = new Map(addresses.map((one) => [JSON.stringify(one), one]));
  return { result: 'Ok', addresses: [...distinct.values()].slice(0, maxAddresses) };
};
