/** Why a form is not given back (GBK-04): of what staff chose, the first that holds. */
export const giveBackRefusals = [
  'inactive-account',
  'given-back',
  'not-sent',
  'registration',
  'form-closed',
  'additional-form',
  'has-documents',
] as const;
export type GiveBackRefusal = (typeof giveBackRefusals)[number];
