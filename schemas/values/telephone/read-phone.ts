import { Metadata, parsePhoneNumberFromString, type CountryCode, type PhoneNumber as Parsed } from 'libphonenumber-js/min';
import { codeOf, countriesOf } from './dialing-codes.ts';
import { phoneTexts, type PhoneText } from './phone-text.ts';

/** A telephone number that can exist. */
export interface PhoneNumber {
  /** E.164: `+447700900123`. */
  readonly e164: string;
  /** ISO 3166-1, two letters; of countries that share a dialling code the one that was chosen, unless the number is of another. Absent where no country has the code. */
  readonly country?: string;
  /** Its digits as they were typed, without a dialling code: `07700900123`. */
  readonly digits: string;
  /** Digits that were typed behind the number, and are no part of it. */
  readonly extension?: string;
}

/** `noCountry`: a number without its dialling code, and no country is chosen. `impossible`: no number, by its digits or their count, or several. */
export type PhoneReading = PhoneNumber | { readonly fault: 'noCountry' | 'impossible' };

/**
 * The one reading of telephone numbers (CTL-PHONE): what was typed or pasted, by the rules of a country (two letters) where it has no dialling code of its own. A code that
 * was typed counts before the chosen country. Loads 30 kB of rules, so a browser imports it when a number is asked for. Pure.
 *
 * A number is possible if its count of digits and its beginning fit a country of its code: the general pattern of the numbering plan. The library's `isPossible` compares
 * the count alone and takes 0770 090012, one digit short; its `isValid` also asks for a range that is in use: it refuses new ranges, and those that Ofcom keeps for
 * fiction (07700 900xxx), which demonstrations use.
 */
export function readPhone(typed: string, country?: string): PhoneReading {
  const chosen = country !== undefined && codeOf(country) !== undefined ? (country as CountryCode) : undefined;
  const texts = phoneTexts(typed);
  const possible = texts.flatMap((text) => candidatesOf(text, chosen));
  const valid = possible.filter(({ parsed }) => parsed.isValid());
  const best = valid[0] ?? possible[0];
  // `+39 (0)332 345678` is a number in Varese, and a mobile one without its 0: none is guessed.
  const isAmbiguous = valid.some(({ parsed, extension }) => extension === best?.extension && parsed.number !== best?.parsed.number);
  if (best && !isAmbiguous) return numberOf(best, chosen);
  const isNational = texts.length > 0 && !texts.some(({ hasPlus, digits }) => hasPlus || digits.startsWith('00'));
  return { fault: isNational && chosen === undefined ? 'noCountry' : 'impossible' };
}

/** A possible number that a text may mean. */
interface Candidate extends PhoneText {
  readonly parsed: Parsed;
  /** Whether it has its dialling code, with a plus or without. */
  readonly hasCode: boolean;
}

/** The possible numbers that a text may mean, the likely one first. */
function candidatesOf(text: PhoneText, chosen: CountryCode | undefined): readonly Candidate[] {
  const { digits, hasPlus } = text;
  const read = (written: string, country?: CountryCode): readonly Candidate[] => {
    const parsed = parsePhoneNumberFromString(written, country);
    // Within a country a number may have its own code without a plus, or be one abroad as it is dialled there.
    return parsed && isPossible(parsed)
      ? [{ ...text, parsed, hasCode: country === undefined || digits.endsWith(parsed.number.slice(1)) }]
      : [];
  };
  if (hasPlus) return read(`+${digits}`);
  // People write 00 for the plus also in countries that dial something else.
  const abroad = digits.startsWith('00') ? read(`+${digits.slice(2)}`) : [];
  if (chosen === undefined) return abroad;
  const { code, trunk } = planOf(chosen);
  if (abroad[0]?.parsed.countryCallingCode === code) return abroad;
  // In a country that has a trunk digit few leave it out: a number that begins with the code of the country has that code.
  const own = digits.startsWith(code) && trunk !== undefined && !digits.startsWith(trunk) ? read(`+${digits}`) : [];
  return [...abroad, ...(own.length > 0 ? own : read(digits, chosen))];
}

function numberOf({ parsed, hasCode, digits, extension }: Candidate, chosen: string | undefined): PhoneNumber {
  const country = hasCode ? countryOf(parsed, chosen) : chosen;
  return {
    e164: parsed.number,
    ...(country === undefined ? {} : { country }),
    digits: hasCode ? parsed.nationalNumber : digits,
    ...(extension === undefined ? {} : { extension }),
  };
}

function countryOf({ nationalNumber, countryCallingCode, country }: Parsed, chosen: string | undefined): string | undefined {
  const sharing = countriesOf(countryCallingCode);
  const isOfChosen = chosen !== undefined && sharing.includes(chosen) && isPossibleIn(chosen, nationalNumber);
  return isOfChosen ? chosen : (country ?? sharing[0]);
}

function isPossible(parsed: Parsed): boolean {
  const sharing = countriesOf(parsed.countryCallingCode);
  // No country has the code (+800, +881): the library knows one plan for each.
  if (sharing.length === 0) return parsed.isValid();
  return sharing.some((country) => isPossibleIn(country, parsed.nationalNumber));
}

function isPossibleIn(country: string, nationalNumber: string): boolean {
  const { lengths, pattern } = planOf(country);
  return lengths.includes(nationalNumber.length) && pattern.test(nationalNumber);
}

/** The numbering plan of a country. */
interface Plan {
  /** `44`. */
  readonly code: string;
  /** What is dialled before a number within the country, as 0; undefined where nothing is. */
  readonly trunk: string | undefined;
  readonly lengths: readonly number[];
  readonly pattern: RegExp;
}

/** What the types of the library leave out. */
interface LibraryPlan {
  callingCode(): string;
  nationalPrefix(): string | undefined;
  possibleLengths(): readonly number[];
  nationalNumberPattern(): string;
}

const plans = new Map<string, Plan>();

/** Its country is one of `dialingCodes`. Pure. */
export function planOf(country: string): Plan {
  const known = plans.get(country);
  if (known) return known;
  const metadata = new Metadata();
  metadata.selectNumberingPlan(country as CountryCode);
  const plan = metadata.numberingPlan as unknown as LibraryPlan;
  const made = {
    code: plan.callingCode(),
    trunk: plan.nationalPrefix() || undefined,
    lengths: plan.possibleLengths(),
    pattern: new RegExp(`^(?:${plan.nationalNumberPattern()})$`),
  };
  plans.set(country, made);
  return made;
}
