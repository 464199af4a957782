import { maxUtmLength, utmNames } from '#schemas/api';

/** FRM-10: the campaign that an address names, as the values of an account that it is registered with. Pure. */
export const utmValues = ({ searchParams }: URL): Readonly<Record<`account_${string}`, string>> =>
  Object.fromEntries(Object.entries(utmNames).map(([name, kept]) => [kept, (searchParams.get(name) ?? '').slice(0, maxUtmLength)]));
