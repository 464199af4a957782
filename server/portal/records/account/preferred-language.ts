import type { Handle } from '../../../platform/db/index.ts';
import { normalName } from '../../../services/identity/index.ts';

/** PAGE-20: the answer `preferredLanguage` of an account, by mail address or number. */
export async function preferredLanguage(handle: Handle, tenant: string, username: string): Promise<string | undefined> {
  const name = normalName(username);
  const row = await handle
    .selectFrom('account')
    .select('dynamic_data')
    .where('tenant_id', '=', tenant)
    .where((eb) => eb.or([eb('email', '=', name), eb('phone', '=', name)]))
    .executeTakeFirst();
  const language = (row?.dynamic_data as { readonly preferredLanguage?: unknown } | null | undefined)?.preferredLanguage;
  return typeof language === 'string' ? language : undefined;
}
