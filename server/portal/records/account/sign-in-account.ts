import { normalName } from '../../../services/identity/index.ts';
import type { Handle } from '../../../platform/db/index.ts';
import { preferredLanguageOf } from './language-of-account.ts';

/** What sign-in asks of an account. */
export interface SignInAccount {
  /** LOGIN-05. Who may learn it is decided by sign-in (LOGIN-18). */
  readonly status: 'Active' | 'Inactive' | 'Unknown';
  /** PAGE-20: the answer `preferredLanguage`. */
  readonly language?: string;
}

/** The account of a mail address or telephone number, however it is written. Of a number that several have, one may only have written it down: nothing of theirs is answered but that one is active. */
export async function signInAccount(handle: Handle, tenant: string, username: string): Promise<SignInAccount> {
  const name = normalName(username);
  const [row, another] = await handle
    .selectFrom('account')
    .select(['active', 'dynamic_data'])
    .where('tenant_id', '=', tenant)
    .where(name.includes('@') ? 'email' : 'phone', '=', name)
    .orderBy('active', 'desc')
    .limit(2)
    .execute();
  if (!row) return { status: 'Unknown' };
  const language = another ? undefined : preferredLanguageOf(row);
  return { status: row.active ? 'Active' : 'Inactive', ...(language === undefined ? {} : { language }) };
}
