/** What people write who have no fixed address, in the languages of the portal and a few more, without marks. */
const phrases = new Set(
  [
    'no fixed abode',
    'of no fixed abode',
    'no fixed address',
    'no permanent address',
    'nfa',
    'homeless',
    'dim cartref sefydlog',
    'dim cyfeiriad sefydlog',
    'digartref',
    'sans domicile fixe',
    'sans adresse fixe',
    'sdf',
    'ohne festen wohnsitz',
    'obdachlos',
    'sin domicilio fijo',
    'senza fissa dimora',
    'bez stałego miejsca zamieszkania',
    'без определенного места жительства',
    'بلا عنوان ثابت',
    'بدون عنوان ثابت',
    'بلا مأوى',
    'کوئی مستقل پتہ نہیں',
    'بے گھر',
  ].map(plain),
);

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[\p{P}\p{Cf}]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Whether a first line states that a person has no fixed address: `No fixed abode`, `N.F.A.`, `sans domicile fixe`. Pure. */
export const isNoFixedAddress = (line: string | undefined): boolean => line !== undefined && line.length < 60 && phrases.has(plain(line));
