/** What a person's contact details are made of (PRO-01); plain data, so that the browser can use it. */

/** What counts only once a code that was sent there comes back. */
export const contactKinds = ['email', 'phone'] as const;
export type ContactKind = (typeof contactKinds)[number];

/** Lines of a postal address, in the order they are written; also their names in the form data of an account. */
export const addressLines = ['addressLine1', 'addressLine2', 'city', 'state', 'postcode', 'country'] as const;

/** Characters of each line (CTL-ADDR). */
export const addressLimits: Readonly<Record<(typeof addressLines)[number], number>> = {
  addressLine1: 255,
  addressLine2: 255,
  city: 170,
  state: 255,
  postcode: 13,
  country: 100,
};

/** By what a browser fills in each line (HTML, `autocomplete`). */
export const addressAutoComplete: Readonly<Record<(typeof addressLines)[number], string>> = {
  addressLine1: 'address-line1',
  addressLine2: 'address-line2',
  city: 'address-level2',
  state: 'address-level1',
  postcode: 'postal-code',
  country: 'country',
};
export type PostalAddress = Readonly<Partial<Record<(typeof addressLines)[number], string>>>;

export { tidyLine } from '../values/tidy-line.ts';
