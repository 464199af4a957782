import { savedStatuses } from '../shared/statuses.ts';

/** What staff may ask of the lists of the workspace (APP-05); plain data, so that the browser can use it. */

/** Orders of the list of accounts, and of the list of submissions. */
export const accountSorts = ['updated', 'created', 'name', 'identifier'] as const;
export const submissionSorts = ['updated', 'created', 'reference'] as const;

/** MYC-06: account status values, by their number. */
export const accountStatuses = [
  'Started',
  'Registered',
  'Detailing',
  'Verifying',
  'Assessing',
  'SettlementProcessing',
  'Completed',
] as const;

/** MYC-06: the name of an account's status; `Started` for a number that has none. Pure. */
export const accountStatusOf = (status: number): (typeof accountStatuses)[number] => accountStatuses[status] ?? 'Started';

/** Filters of the list of accounts: a status, or those that are closed. */
export const accountFilters = [...accountStatuses, 'Inactive'] as const;

/** Filters of the list of submissions: those that were not sent yet, those that were, and those that are to be corrected (GBK-02). */
export const submissionFilters = [...savedStatuses, 'ToCorrect'] as const;

export const sortDirections = ['asc', 'desc'] as const;

/** Matches are counted up to here; `total` is this plus one where there are more. */
export const maxCounted = 1000;
/** Of a search, in characters. */
export const maxSearchLength = 100;
