import type { SettingTable } from './setting.ts';

/** A service that knows the addresses of a postcode (CTL-ADDR). */
export const addressLookupSettings = {
  addressLookup: {
    url: {
      env: 'PORTICO_ADDRESS_URL',
      kind: 'url',
      schemes: ['https:'],
      about:
        'Service that finds the addresses of a postcode, for questions of the type address that have lookup, as https://api.os.uk/search/places/v1/postcode. It is sent the country and the postcode alone. Empty: none, and in demo mode made-up addresses.',
    },
    key: { env: 'PORTICO_ADDRESS_KEY', kind: 'text', about: 'Key for PORTICO_ADDRESS_URL. It never reaches a browser.' },
    format: {
      env: 'PORTICO_ADDRESS_FORMAT',
      kind: 'choice',
      choices: ['portico', 'os-places'],
      fallback: 'portico',
      about:
        'How PORTICO_ADDRESS_URL is asked and answers. portico: the shape of docs/how-to/questions-for-contact-data.md, with the key as a bearer token. os-places: OS Places of the Ordnance Survey, for the United Kingdom.',
    },
    countries: {
      env: 'PORTICO_ADDRESS_COUNTRIES',
      kind: 'countries',
      fallback: ['GBR'],
      about: 'Countries that a service of the format portico knows: ISO 3166-1, three letters, with commas between.',
    },
  },
} as const satisfies SettingTable;
