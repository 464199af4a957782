import { createHash, timingSafeEqual } from 'node:crypto';
import type { Database } from '../../../platform/db/index.ts';
import { portalPermissions } from './permissions.ts';

export interface ContentClient {
  readonly app: string;
  readonly name: string;
  readonly permissions: readonly string[];
}

/** The client that the portal itself uses, the same in every app. */
export interface PortalClient {
  readonly client: string;
  readonly secret: string;
}

export interface Clients {
  find(app: string, name: string): Promise<ContentClient | undefined>;
  secretFits(app: string, name: string, secret: string): Promise<boolean>;
  /** The client whose secret this is. */
  byKey(app: string, key: string): Promise<ContentClient | undefined>;
  /** The client whose role token-less calls get, if the app has one. */
  anonymous(app: string): Promise<ContentClient | undefined>;
}

/** Clients of all apps: the portal's from the settings, others from the database. */
export function clientsOf({ kysely }: Database, portal: PortalClient): Clients {
  const row = (app: string, name: string) =>
    kysely.selectFrom('content_client').selectAll().where('tenant_id', '=', app).where('name', '=', name).executeTakeFirst();
  return {
    async find(app, name) {
      if (name === portal.client) return { app, name, permissions: portalPermissions };
      const found = await row(app, name);
      return found && { app, name, permissions: found.permissions };
    },
    async secretFits(app, name, secret) {
      const wanted = name === portal.client ? hashSecret(portal.secret) : (await row(app, name))?.secret_hash;
      return wanted !== undefined && timingSafeEqual(Buffer.from(hashSecret(secret)), Buffer.from(wanted));
    },
    async byKey(app, key) {
      const found = await kysely
        .selectFrom('content_client')
        .selectAll()
        .where('tenant_id', '=', app)
        .where('secret_hash', '=', hashSecret(key))
        .executeTakeFirst();
      return found && { app, name: found.name, permissions: found.permissions };
    },
    async anonymous(app) {
      const found = await kysely
        .selectFrom('content_client')
        .selectAll()
        .where('tenant_id', '=', app)
        .where('allow_anonymous', '=', true)
        .executeTakeFirst();
      return found && { app, name: found.name, permissions: found.permissions };
    },
  };
}

/** Secrets are long random texts, so a plain hash keeps them. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Adds a client to an app, or changes it. */
export async function saveContentClient(
  db: Database,
  client: ContentClient & { readonly secret: string; readonly allowAnonymous?: boolean },
): Promise<void> {
  const changing = {
    secret_hash: hashSecret(client.secret),
    permissions: JSON.stringify(client.permissions),
    allow_anonymous: client.allowAnonymous ?? false,
  };
  await db.kysely
    .insertInto('content_client')
    .values({ tenant_id: client.app, name: client.name, ...changing })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'name']).doUpdateSet(changing))
    .execute();
}
