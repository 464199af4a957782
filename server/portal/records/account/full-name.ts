import type { AccountRow } from './account-of.ts';

/** `Ann Lee`; whichever of the two there is when one is empty. Pure. */
export const fullName = ({ name, family_name }: Pick<AccountRow, 'name' | 'family_name'>): string => `${name} ${family_name}`.trim();
