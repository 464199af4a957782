import type { Database } from '../../../platform/db/index.ts';
import { normalName } from '../../../services/identity/index.ts';
import { unknownTenant } from '../../../services/content/index.ts';
import type { AccountRow } from '../../records/index.ts';

/** The one account that an operator names by id, identifier or mail address. Rejects with a sentence when there is none, or more than one. */
export async function findAccount({ kysely }: Pick<Database, 'kysely'>, tenant: string, word: string): Promise<AccountRow> {
  const found = await kysely
    .selectFrom('account')
    .selectAll()
    .where('tenant_id', '=', tenant)
    .where((eb) => eb.or([eb('id', '=', word), eb('identifier', '=', word), eb('email', '=', normalName(word))]))
    .execute();
  const [account, ...more] = found;
  if (account && more.length === 0) return account;
  if (account) throw new Error(`"${word}" names ${found.length} accounts. Name one by its id: ${found.map(({ id }) => id).join(', ')}.`);
  const tenants = (await kysely.selectFrom('tenant').select('tenant_id').orderBy('tenant_id').execute()).map(({ tenant_id }) => tenant_id);
  if (!tenants.includes(tenant)) throw unknownTenant(tenant, tenants);
  throw new Error(`${tenant} has no account with the id, identifier or mail address "${word}".`);
}
