import { isObject } from '#locale/is-object';
import { tidyLine } from '#schemas/shared/contact-details';
import type { CheckResult } from '#schemas/page';
import type { FieldSettings, FieldType } from '../field-type.ts';
import { listSeparator } from '#locale/dates-and-numbers/list-separator';

const asked = ['manufacturer', 'model', 'year', 'vinNumber'] as const;

export type VehiclePart = (typeof asked)[number];

const statuses = ['valid', 'review', 'error'] as const;

/** CTL-VIN: a vehicle as it is stored. */
export type Vehicle = Readonly<Partial<Record<VehiclePart, string>>> & {
  /** What the checker answered, once it was asked. */
  readonly status?: (typeof statuses)[number];
};

const limits: Readonly<Record<VehiclePart, number>> = { manufacturer: 100, model: 100, year: 4, vinNumber: 17 };

/** An answer with a part as it was typed; a VIN without spaces and hyphens, in capitals. Undefined where nothing is left. Pure. */
export function withPart(vehicle: Vehicle, part: VehiclePart, typed: string): Vehicle | undefined {
  return complete({ ...vehicle, [part]: typed.normalize('NFKC') });
}

function complete(vehicle: Vehicle): Vehicle | undefined {
  const tidy = {
    manufacturer: tidyLine(vehicle.manufacturer ?? ''),
    model: tidyLine(vehicle.model ?? ''),
    year: (vehicle.year ?? '').trim(),
    vinNumber: (vehicle.vinNumber ?? '').replaceAll(/[\s-]/g, '').toUpperCase(),
  };
  const given = Object.entries(tidy).filter(([, text]) => text !== '');
  return given.length > 0 ? (Object.fromEntries(given) as Vehicle) : undefined;
}

/** Whether a part can be looked up. A VIN has no I, O and Q; older vehicles have shorter ones. */
const fits: Readonly<Record<VehiclePart, RegExp>> = {
  manufacturer: /^[\p{L}\p{M}\p{N} .,'’&/+-]+$/u,
  model: /^[\p{L}\p{M}\p{N} .,'’&/()!+-]+$/u,
  year: /^(?:19|20)\d\d$/,
  vinNumber: /^[A-HJ-NPR-Z\d]{5,17}$/,
};

/** CTL-VIN: a vehicle that the tenant's checker knows. */
export const vin = {
  properties: { vinCheckerUrl: { type: 'string', pattern: '^https?://', description: 'Address of the checker that the server asks.' } },
  words: {
    vinManufacturer: 'Manufacturer',
    vinModel: 'Model',
    vinYear: 'Year',
    vinNumber: 'Vehicle identification number (VIN)',
    vinNumberHint: '17 letters and digits, in the log book and at the foot of the windscreen.',
    vinPartMissing: 'Please fill in {part}.',
    vinPartInvalid: 'Please look at {part}: it cannot be right.',
    vinRefused: 'The vehicle could not be confirmed. Please look at what you wrote.',
    vinServer: 'The vehicle could not be checked just now. Please try again in a few minutes.',
  },
  showsFaults: true,
  parts: asked,
  members: [...asked, 'status'],
  fit(value: unknown) {
    if (!isObject(value)) return undefined;
    if (!asked.every((part) => value[part] === undefined || (typeof value[part] === 'string' && value[part].length <= 200)))
      return undefined;
    const vehicle = complete(value as Vehicle);
    const status = statuses.find((one) => one === value['status']);
    return vehicle && status ? { ...vehicle, status } : vehicle;
  },
  faults(value: unknown, { isRequired, word }: FieldSettings) {
    if (value === undefined && !isRequired) return [];
    const vehicle = (value ?? {}) as Vehicle;
    return asked.flatMap((part) => {
      const text = vehicle[part] ?? '';
      if (text !== '' && text.length <= limits[part] && fits[part].test(text)) return [];
      return [{ word: text === '' ? 'vinPartMissing' : 'vinPartInvalid', values: { part: word(labels[part]) }, part }];
    });
  },
  check(value: unknown, { property }: FieldSettings) {
    const checker = property('vinCheckerUrl');
    const { manufacturer = '', model = '', year = '', vinNumber = '' } = value as Vehicle;
    return typeof checker === 'string' && checker !== '' ? { what: 'vehicle', checker, manufacturer, model, year, vinNumber } : undefined;
  },
  withResult(value: unknown, { result }: CheckResult) {
    const unchecked = complete(value as Vehicle);
    return result === 'NoChecker' ? unchecked : { ...unchecked, status: statuses.find((one) => one === result) ?? 'error' };
  },
  checked({ result, message }) {
    if (result === 'valid' || result === 'review' || result === 'NoChecker') return undefined;
    const word = result === 'Unknown' ? 'vinServer' : 'vinRefused';
    return { word, part: 'vinNumber', ...(message ? { message } : {}) };
  },
  readable: (value: unknown, { language }: FieldSettings) => {
    const { manufacturer = '', model = '', year = '', vinNumber = '' } = value as Vehicle;
    return [`${manufacturer} ${model}`.trim(), year, vinNumber].filter(Boolean).join(listSeparator(language));
  },
} satisfies FieldType;

const labels: Readonly<Record<VehiclePart, string>> = {
  manufacturer: 'vinManufacturer',
  model: 'vinModel',
  year: 'vinYear',
  vinNumber: 'vinNumber',
};
