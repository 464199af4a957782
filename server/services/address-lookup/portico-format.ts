import type { LookupFormat } from './lookup-format.ts';

/** The portal's own shape, documented in docs/how-to/questions-for-contact-data.md: an array of addresses. */
export const porticoFormat: LookupFormat = {
  query: ({ country, postcode }) => ({ country, postcode }),
  headers: (key) => ({ authorization: `Bearer ${key}` }),
  read: (body) => (Array.isArray(body) ? (body as readonly unknown[]) : undefined),
};
