import type { PostalAddress } from '#schemas/shared/contact-details';
import { rulesOf } from '#schemas/values/postal-address/country-rules';
import { isNoFixedAddress } from '#schemas/values/postal-address/no-fixed-address';

/**
 * The lines that an address needs (CTL-ADDR): those that its country asks for; the state as a question demands it, if it states that. In countries whose
 * letters need a state but no town, either names the place. Who has no fixed address needs the country alone beside that line. Pure.
 */
export function requiredLines(address: PostalAddress, isStateDemanded?: unknown): ReadonlySet<keyof PostalAddress> {
  const lines = new Set<keyof PostalAddress>(['country', 'addressLine1']);
  if (isNoFixedAddress(address.addressLine1)) return lines;
  const { isTownNeeded, isStateNeeded, postcodeNeed } = rulesOf(address.country);
  if (isTownNeeded || (isStateNeeded && !address.state)) lines.add('city');
  if (typeof isStateDemanded === 'boolean' ? isStateDemanded : isStateNeeded && (isTownNeeded || !address.city)) lines.add('state');
  if (postcodeNeed === 'required') lines.add('postcode');
  return lines;
}
