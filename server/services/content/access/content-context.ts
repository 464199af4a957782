import { LRUCache } from 'lru-cache';
import type { Tenant } from '#schemas/tenant';
import type { Database, Log } from '../../../platform/db/index.ts';
import type { AssetFiles } from '../assets/asset-files.ts';
import { clientsOf, type Clients, type PortalClient } from '../token/clients.ts';
import { createPatternCheck, type PatternCheck } from '../model/pattern-issues.ts';
import { contentTokens, type ContentTokens, type KeySeal } from '../token/content-tokens.ts';

export interface ContentRoutesOptions {
  readonly db: Database;
  readonly files: AssetFiles;
  readonly portal: PortalClient;
  /** Public address of this server, without a trailing slash: the issuer of its tokens. */
  readonly origin: string;
  /** Keeps the signing key unreadable in the database. */
  readonly seal?: KeySeal;
  readonly log: Log;
  readonly clock?: () => number;
}

export interface AppLanguage {
  readonly iso2Code: string;
  readonly englishName: string;
  readonly isMaster: boolean;
  readonly fallback: readonly string[];
}

/** What all content routes share. */
export interface ContentContext {
  readonly db: Database;
  readonly files: AssetFiles;
  readonly log: Log;
  readonly clock: () => number;
  readonly clients: Clients;
  readonly tokens: ContentTokens;
  readonly patterns: PatternCheck;
  isApp(app: string): Promise<boolean>;
  /** The app's revision; undefined for an app that does not exist. */
  revisionOf(app: string): Promise<number | undefined>;
  /** Master first, then by code. */
  languagesOf(app: string): Promise<readonly AppLanguage[]>;
}

export function createContentContext({ db, files, portal, origin, log, seal, clock = Date.now }: ContentRoutesOptions): ContentContext {
  const languages = new LRUCache<string, { revision: number; list: readonly AppLanguage[] }>({ max: 5000 });
  const revisionOf = async (app: string): Promise<number | undefined> =>
    (await db.kysely.selectFrom('tenant').select('revision').where('tenant_id', '=', app).executeTakeFirst())?.revision;
  return {
    db,
    files,
    log,
    clock,
    revisionOf,
    patterns: createPatternCheck(),
    clients: clientsOf(db, portal),
    tokens: contentTokens(db, `${origin}/identity-server`, clock, seal),
    isApp: async (app) => (await revisionOf(app)) !== undefined,
    async languagesOf(app) {
      const revision = (await revisionOf(app)) ?? -1;
      const kept = languages.get(app);
      if (kept?.revision === revision) return kept.list;
      const list = await readLanguages(db, app);
      languages.set(app, { revision, list });
      return list;
    },
  };
}

async function readLanguages(db: Database, app: string): Promise<readonly AppLanguage[]> {
  const item = await db.kysely
    .selectFrom('content_item')
    .select('data')
    .where('tenant_id', '=', app)
    .where('schema_name', '=', 'tenant')
    .where('status', '=', 'Published')
    .where('is_deleted', '=', false)
    .executeTakeFirst();
  const given = (item?.data['languages']?.['iv'] ?? [{ iso2Code: 'en', englishName: 'English' }]) as Tenant['languages'];
  const [master, ...others] = given.map(({ iso2Code, englishName }, index) => ({
    iso2Code,
    englishName,
    isMaster: index === 0,
    fallback: [],
  }));
  return [...(master ? [master] : []), ...others.sort((a, b) => (a.iso2Code < b.iso2Code ? -1 : 1))];
}
