import type { Environment } from '../../../platform/config/index.ts';
import { withStorage } from '../../../platform/command-database/index.ts';
import type { Database } from '../../../platform/db/index.ts';
import { unknownTenant } from '../../../services/content/index.ts';
import { addSystemClient, removeSystemClient, type SystemClient, systemClientsOf } from '../../records/index.ts';
import { operator } from '../personal-data/commands/person.ts';

/** Staff read it as the author of a change. */
const clientName = /^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/;

const changeOf = (client: SystemClient, command: string) => ({
  ...client,
  actor: operator(),
  at: new Date(),
  requestId: `portico client ${command}`,
});

/** Makes a client of a tenant, and answers its secret, which is stored nowhere. Rejects with a sentence for the operator. */
export const addClient = (env: Environment, client: SystemClient): Promise<string> =>
  withStorage(env, async (db) => {
    if (!clientName.test(client.name)) throw new Error('Name a client in at most 60 small letters, digits and hyphens, such as ledger-2.');
    await requireTenant(db, client.tenant);
    const secret = await addSystemClient(db, changeOf(client, 'add'));
    if (secret === undefined)
      throw new Error(`${client.tenant} has a client ${client.name} already. Remove it first, or give another name.`);
    return secret;
  });

/** Withdraws a client. Rejects with a sentence for the operator. */
export const removeClient = (env: Environment, client: SystemClient): Promise<void> =>
  withStorage(env, async (db) => {
    await requireTenant(db, client.tenant);
    if (!(await removeSystemClient(db, changeOf(client, 'remove'))))
      throw new Error(`${client.tenant} has no client ${client.name}. \`portico client list ${client.tenant}\` names those it has.`);
  });

/** The clients of a tenant, by name. */
export const listClients = (env: Environment, tenant: string): ReturnType<typeof systemClientsOf> =>
  withStorage(env, async (db) => {
    await requireTenant(db, tenant);
    return systemClientsOf(db, tenant);
  });

async function requireTenant({ kysely }: Database, tenant: string): Promise<void> {
  const known = (await kysely.selectFrom('tenant').select('tenant_id').orderBy('tenant_id').execute()).map(({ tenant_id }) => tenant_id);
  if (!known.includes(tenant)) throw unknownTenant(tenant, known);
}
