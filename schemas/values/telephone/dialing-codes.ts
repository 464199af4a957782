/**
 * Dialling codes, each with its countries (ISO 3166-1, two letters; Ascension and Tristan da Cunha as ISO reserves them): the first is meant by the code alone. It is
 * what the metadata of `libphonenumber-js` has, as a test asserts; a list of countries is drawn before that library is there.
 */
const table =
  '1US AG AI AS BB BM BS CA DM DO GD GU JM KN KY LC MP MS PR SX TC TT VC VG VI|7RU KZ|20EG|27ZA|30GR|31NL|32BE|33FR|34ES|36HU|39IT VA|40RO|41CH|43AT|44GB GG IM JE|45DK|46SE|47NO SJ|48PL|49DE|51PE|52MX|53CU|54AR|55BR|56CL|57CO|58VE|60MY|61AU CC CX|62ID|63PH|64NZ|65SG|66TH|81JP|82KR|84VN|86CN|90TR|91IN|92PK|93AF|94LK|95MM|98IR|211SS|212MA EH|213DZ|216TN|218LY|220GM|221SN|222MR|223ML|224GN|225CI|226BF|227NE|228TG|229BJ|230MU|231LR|232SL|233GH|234NG|235TD|236CF|237CM|238CV|239ST|240GQ|241GA|242CG|243CD|244AO|245GW|246IO|247AC|248SC|249SD|250RW|251ET|252SO|253DJ|254KE|255TZ|256UG|257BI|258MZ|260ZM|261MG|262RE YT|263ZW|264NA|265MW|266LS|267BW|268SZ|269KM|290SH TA|291ER|297AW|298FO|299GL|350GI|351PT|352LU|353IE|354IS|355AL|356MT|357CY|358FI AX|359BG|370LT|371LV|372EE|373MD|374AM|375BY|376AD|377MC|378SM|380UA|381RS|382ME|383XK|385HR|386SI|387BA|389MK|420CZ|421SK|423LI|500FK|501BZ|502GT|503SV|504HN|505NI|506CR|507PA|508PM|509HT|590GP BL MF|591BO|592GY|593EC|594GF|595PY|596MQ|597SR|598UY|599CW BQ|670TL|672NF|673BN|674NR|675PG|676TO|677SB|678VU|679FJ|680PW|681WF|682CK|683NU|685WS|686KI|687NC|688TV|689PF|690TK|691FM|692MH|850KP|852HK|853MO|855KH|856LA|880BD|886TW|960MV|961LB|962JO|963SY|964IQ|965KW|966SA|967YE|968OM|970PS|971AE|972IL|973BH|974QA|975BT|976MN|977NP|992TJ|993TM|994AZ|995GE|996KG|998UZ';

/** Each country with its dialling code, `+44`. */
export const dialingCodes: readonly { readonly id: string; readonly code: string }[] = table.split('|').flatMap((group) => {
  const code = `+${parseInt(group, 10)}`;
  return group
    .replace(/^\d+/, '')
    .split(' ')
    .map((id) => ({ id, code }));
});

/** Dialling code of a country: `GB` → `+44`; undefined for what is none. */
export const codeOf = (country: string): string | undefined => dialingCodes.find(({ id }) => id === country)?.code;

/** The countries of a dialling code (`44`), its main country first; none where no country has it. */
export const countriesOf = (code: string): readonly string[] => dialingCodes.filter((row) => row.code === `+${code}`).map(({ id }) => id);

/** The country that a dialling code means (`44`): `home` if it has that code, else the main one. */
export const countryOfCode = (code: string, home?: string): string | undefined =>
  home !== undefined && codeOf(home) === `+${code}` ? home : countriesOf(code)[0];

/** The country (two letters) whose numbers someone writes without a code: that of their present number in E.164, else `home`. */
export const countryAtHome = (present: string | null | undefined, home?: string): string | undefined =>
  countryOfNumber(present ?? '', home) ?? home;

/** The country of a number in E.164 by its dialling code: `+447700900201` → GB; undefined where no country has it. No code begins another one. */
export function countryOfNumber(number: string, home?: string): string | undefined {
  const code = dialingCodes.find((row) => number.startsWith(row.code))?.code;
  return code && countryOfCode(code.slice(1), home);
}
