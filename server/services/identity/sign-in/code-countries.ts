import { readPhone } from '#schemas/values/telephone/read-phone';
import type { Pool } from '../pools.ts';

/** SEC-4: whether codes are sent to this number. A stranger who has a share in the fees of numbers abroad would have them sent there by the thousand. Pure. */
export function isServed({ codeCountries }: Pick<Pool, 'codeCountries'>, number: string): boolean {
  if (codeCountries === undefined) return true;
  const reading = readPhone(number);
  return 'e164' in reading && reading.country !== undefined && codeCountries.includes(reading.country);
}
