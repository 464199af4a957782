import { addressLines, type PostalAddress } from '#schemas/api';
import type { AccountRow } from '../../records/index.ts';

/** The postal address as the form data of an account has it. Pure. */
export function addressOf({ dynamic_data: data }: Pick<AccountRow, 'dynamic_data'>): PostalAddress {
  const stored = (data ?? {}) as Readonly<Record<string, unknown>>;
  const known = addressLines.flatMap((line) =>
    typeof stored[line] === 'string' && stored[line] !== '' ? [[line, stored[line]] as const] : [],
  );
  return Object.fromEntries(known);
}
