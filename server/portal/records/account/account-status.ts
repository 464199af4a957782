import { normalName } from '../../../services/identity/index.ts';
import type { Handle } from '../../../platform/db/index.ts';

/** LOGIN-05: whether an account may sign in. Unknown people are `Unknown`; sign-in decides who may learn that (LOGIN-18). */
export async function accountStatus(handle: Handle, tenant: string, username: string): Promise<'Active' | 'Inactive' | 'Unknown'> {
  const name = normalName(username);
  const row = await handle
    .selectFrom('account')
    .select('active')
    .where('tenant_id', '=', tenant)
    .where((eb) => eb.or([eb('email', '=', name), eb('phone', '=', name)]))
    .executeTakeFirst();
  if (!row) return 'Unknown';
  return row.active ? 'Active' : 'Inactive';
}
