import type { AccountRow } from './account-of.ts';

/** Whether a legal claim keeps this account from being erased, and what it drafted from being deleted (Art. 17(3)(e)). Pure. */
export const isHeld = ({ dynamic_data }: Pick<AccountRow, 'dynamic_data'>): boolean =>
  (dynamic_data as Readonly<Record<string, unknown>> | null)?.['legalHold'] === true;
