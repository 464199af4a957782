import { ProblemError } from '../../../platform/problems/index.ts';
import type { AccountRow } from './account-of.ts';

/** Whether a legal claim keeps this account from being erased, and what it drafted from being deleted (Art. 17(3)(e)). Pure. */
export const isHeld = ({ dynamic_data }: Pick<AccountRow, 'dynamic_data'>): boolean =>
  (dynamic_data as Readonly<Record<string, unknown>> | null)?.['legalHold'] === true;

/** What a call that would delete something of such an account is answered. */
export const keptForClaim = (): ProblemError =>
  new ProblemError(409, 'legal-hold', 'Nothing of this account may be deleted at the moment.');
