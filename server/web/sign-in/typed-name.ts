import { digitsOf } from '#schemas/values/digits';
import { readMailAddress } from '#schemas/values/mail-address';
import { countryOfCode } from '#schemas/values/telephone/dialing-codes';
import { formerNumber } from '#schemas/values/telephone/former-number';
import { readPhone } from '#schemas/values/telephone/read-phone';
import { storedNumbers } from '#schemas/values/telephone/stored-numbers';
import type { SignInMethod } from '#schemas/shared/sign-in-method';

/** Whom a sign-in is for, as typed. */
export interface TypedName {
  readonly method: SignInMethod;
  /** Mail address, or number with or without its dialling code. */
  readonly username: string;
  /** Of the field beside a number: `+44 United Kingdom`, of which the digits count. */
  readonly countryCode?: string | undefined;
}

export interface ReadName {
  /** In the form that is stored; undefined where a number is possible nowhere. */
  readonly name: string | undefined;
  /** What an account may be stored under that was made before numbers were read by the rules of their country. */
  readonly formerNames: readonly string[];
}

/**
 * LOGIN-03: what was typed, as it is stored. A dialling code that was typed with the number counts before the one beside it; an extension is left out. `home`: the
 * country that is meant where several share a code, or none is named. Pure.
 */
export function readName({ method, username, countryCode = '' }: TypedName, home: string | undefined): ReadName {
  if (method === 'Email') return { name: readMailAddress(username), formerNames: [] };
  const code = digitsOf(countryCode);
  const reading = readPhone(username, code === '' ? home : countryOfCode(code, home));
  const [name, ...stored] = 'fault' in reading ? [] : storedNumbers(reading.e164);
  const asTyped = code === '' ? `+${digitsOf(username)}` : formerNumber(code, username);
  return { name, formerNames: [...new Set([...stored, asTyped])].filter((former) => former !== name) };
}
