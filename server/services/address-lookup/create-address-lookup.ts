import type { Config } from '../../platform/config/index.ts';
import type { GetJson } from '../../platform/outbound-http/index.ts';
import type { AddressLookup } from './address-lookup.ts';
import { osPlacesFormat } from './os-places-format.ts';
import { porticoFormat } from './portico-format.ts';
import type { LookupFormat } from './lookup-format.ts';

type Settings = Config['addressLookup'];

export interface AddressLookupParts {
  readonly settings: Settings;
  readonly getJson: GetJson;
  readonly log: { readonly warn: (about: object, message: string) => void };
}

const formats: Readonly<Record<Settings['format'], LookupFormat>> = { portico: porticoFormat, 'os-places': osPlacesFormat };

/** The service that the settings name; undefined where they name none. A failure is logged here, without the postcode. */
export function createAddressLookup({ settings, getJson, log }: AddressLookupParts): AddressLookup | undefined {
  const { url, key, format, countries } = settings;
  if (url === undefined) return undefined;
  const { query, headers, read, countries: known = countries } = formats[format];
  return {
    countries: known,
    async find(asked) {
      const address = new URL(url);
      for (const [name, value] of Object.entries(query(asked))) address.searchParams.set(name, value);
      try {
        const { status, body } = await getJson(address.href, key ? headers(key) : {});
        if (status !== 200) throw new Error(`it answered ${status}`);
        const found = read(body);
        if (!found) throw new Error(`its answer has not the format ${format}`);
        return found;
      } catch (err) {
        log.warn({ err }, 'the look-up of addresses did not answer');
        return undefined;
      }
    },
  };
}
