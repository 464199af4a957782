import type { AddressLookup } from '../../services/address-lookup/index.ts';

/** Made-up addresses, by country and postcode; docs/how-to/try-the-demo.md names them. ZZ is no postcode area. */
const addresses: Readonly<Record<string, readonly object[]>> = {
  'GBR ZZ1 1AA': [
    ...[1, 2, 3, 4, 5, 6].map((number) => ({ addressLine1: `${number} Made-up Street`, city: 'Madeupton', state: 'Nowhereshire' })),
    { addressLine1: 'Flat 1, The Imaginary Mill', addressLine2: '7 Made-up Street', city: 'Madeupton', state: 'Nowhereshire' },
    { addressLine1: 'Flat 2, The Imaginary Mill', addressLine2: '7 Made-up Street', city: 'Madeupton', state: 'Nowhereshire' },
  ],
  'GBR ZZ1 1AB': [{ addressLine1: 'The Only House', addressLine2: 'Invention Lane', city: 'Madeupton', state: 'Nowhereshire' }],
  'AUS 9999': ['12', '14', '16A'].map((number) => ({ addressLine1: `${number} Pretend Parade`, city: 'Fictionville', state: 'NSW' })),
};

/** Does not answer, so that the demo shows that as well. */
const silent = 'GBR ZZ9 9ZZ';

/** Demo mode: stands in for a look-up service, and sends nothing anywhere. */
export const demoAddresses: AddressLookup = {
  countries: ['AUS', 'GBR'],
  find: async ({ country, postcode }) => {
    const asked = `${country} ${postcode}`;
    return asked === silent ? undefined : (addresses[asked] ?? []);
  },
};
