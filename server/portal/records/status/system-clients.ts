import type { Transaction } from 'kysely';
import type { Database, Tables } from '../../../platform/db/index.ts';
import { hashOf, randomToken } from '../../../services/identity/index.ts';
import { appendEntry } from '../audit/append-entry.ts';

/** A claims system that may set the statuses of one tenant (STS-06), and nothing else. */
export interface SystemClient {
  readonly tenant: string;
  readonly name: string;
}

interface ClientChange extends SystemClient {
  /** Who orders it, for the trail. */
  readonly actor: string;
  readonly at: Date;
  readonly requestId: string;
}

/** Makes a client, and answers its secret, which is stored nowhere; undefined if there is a client of that name. */
export async function addSystemClient(db: Database, change: ClientChange): Promise<string | undefined> {
  const secret = `psc_${randomToken()}`;
  const isNew = await db.transaction(async (trx) => {
    const { tenant, name, at } = change;
    const added = await trx
      .insertInto('system_client')
      .values({ tenant_id: tenant, name, secret_hash: hashOf(secret), created_at: at })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'name']).doNothing())
      .returning('name')
      .executeTakeFirst();
    if (added) await note(trx, change, 'client.added');
    return added !== undefined;
  });
  return isNew ? secret : undefined;
}

/** Withdraws a client: its next call is refused. False if there is none of that name. */
export const removeSystemClient = (db: Database, change: ClientChange): Promise<boolean> =>
  db.transaction(async (trx) => {
    const removed = await trx
      .deleteFrom('system_client')
      .where('tenant_id', '=', change.tenant)
      .where('name', '=', change.name)
      .returning('name')
      .executeTakeFirst();
    if (removed) await note(trx, change, 'client.removed');
    return removed !== undefined;
  });

export async function systemClientsOf(
  { kysely }: Database,
  tenant: string,
): Promise<{ readonly name: string; readonly createdAt: Date }[]> {
  const rows = await kysely
    .selectFrom('system_client')
    .select(['name', 'created_at'])
    .where('tenant_id', '=', tenant)
    .orderBy('name')
    .execute();
  return rows.map(({ name, created_at }) => ({ name, createdAt: created_at }));
}

/** The client of this tenant whose secret it is. */
export async function findSystemClient({ kysely }: Database, tenant: string, secret: string): Promise<SystemClient | undefined> {
  const found = await kysely
    .selectFrom('system_client')
    .select('name')
    .where('tenant_id', '=', tenant)
    .where('secret_hash', '=', hashOf(secret))
    .executeTakeFirst();
  return found && { tenant, name: found.name };
}

const note = (trx: Transaction<Tables>, { tenant, name, actor, at, requestId }: ClientChange, action: string): Promise<void> =>
  appendEntry(trx, { tenant, at, actor, action, object: `client/${name}`, after: { name }, requestId });
