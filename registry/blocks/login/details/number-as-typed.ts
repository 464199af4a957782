import { digitsOf } from '#schemas/values/digits';
import { codeOf, countryOfCode } from '#schemas/values/telephone/dialing-codes';
import { loadPhoneReader } from '#schemas/values/telephone/phone-reader';
import { isPlain, type TypedUsername } from './username.ts';

const chosenIn = (countryCode: string, home: string | undefined): string | undefined => countryOfCode(digitsOf(countryCode), home);

/** Whether what was typed can be no number; false where a browser cannot get the rules of countries. */
export async function isImpossible({ CountryCode, MobileNumber }: TypedUsername, home: string | undefined): Promise<boolean> {
  const readPhone = await loadPhoneReader().catch(() => undefined);
  return readPhone !== undefined && 'fault' in readPhone(MobileNumber, chosenIn(CountryCode, home));
}

/** A number that was typed with its dialling code chooses the country beside it; its other digits stay in its field. Without the rules of countries the server reads both. */
export async function followCode(field: HTMLInputElement, home: string | undefined): Promise<void> {
  const typed = field.value;
  const country = field.form?.querySelector<HTMLInputElement>('[name=CountryCode]');
  if (!country || isPlain(typed)) return;
  const readPhone = await loadPhoneReader().catch(() => undefined);
  const reading = readPhone?.(typed, chosenIn(country.value, home));
  const code = reading && 'country' in reading && reading.extension === undefined ? codeOf(reading.country ?? '') : undefined;
  if (code === undefined || field.value !== typed || document.activeElement === field) return;
  field.value = reading && 'digits' in reading ? reading.digits : typed;
  if (digitsOf(country.value) === digitsOf(code)) return;
  country.value = code;
  country.dispatchEvent(new Event('input', { bubbles: true }));
}
