import { isObject } from '#locale/is-object';
import type { LookupFormat } from './lookup-format.ts';

/** `12`, `12A`, `1-3`: a name of a building that is written before the street, as a number is. */
const isNumber = /^\d+[A-Z]?(?:-\d+[A-Z]?)?$/i;

/** OS Places of the Ordnance Survey, resource `postcode`: addresses of Royal Mail (dataset DPA), which are those of the United Kingdom. */
export const osPlacesFormat: LookupFormat = {
  countries: ['GBR'],
  query: ({ postcode }) => ({ postcode: postcode.replaceAll(' ', ''), dataset: 'DPA', maxresults: '100' }),
  headers: (key) => ({ key }),
  read(body) {
    if (!isObject(body) || !isObject(body['header'])) return undefined;
    // Absent where nothing was found.
    const { results = [] } = body;
    return Array.isArray(results)
      ? results.flatMap((found: unknown) => (isObject(found) && isObject(found['DPA']) ? [toAddress(found['DPA'])] : []))
      : undefined;
  },
};

function toAddress(record: Readonly<Record<string, unknown>>) {
  const text = (name: string): string => {
    const given = record[name];
    return typeof given === 'string' || typeof given === 'number' ? String(given) : '';
  };
  const building = text('BUILDING_NAME');
  const isNumbered = text('BUILDING_NUMBER') === '' && isNumber.test(building);
  const number = isNumbered ? building : text('BUILDING_NUMBER');
  const streets = ['DEPENDENT_THOROUGHFARE_NAME', 'THOROUGHFARE_NAME', 'DOUBLE_DEPENDENT_LOCALITY', 'DEPENDENT_LOCALITY']
    .map(text)
    .filter(Boolean);
  const [first = '', ...further] = streets;
  const box = text('PO_BOX_NUMBER');
  const premises = [
    text('ORGANISATION_NAME'),
    text('DEPARTMENT_NAME'),
    box && `PO Box ${box}`,
    text('SUB_BUILDING_NAME'),
    isNumbered ? '' : building,
  ].filter(Boolean);
  const street = [`${number} ${first}`.trim(), ...further].filter(Boolean);
  const [line1, line2] = premises.length > 0 ? [premises, street] : [street.slice(0, 1), street.slice(1)];
  return {
    addressLine1: line1.join(', '),
    addressLine2: line2.join(', '),
    city: text('POST_TOWN'),
    postcode: text('POSTCODE'),
  };
}
