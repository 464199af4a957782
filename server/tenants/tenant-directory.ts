import type { Tenant } from '#schemas/tenant';
import type { Database, Log } from '../db/index.ts';
import type { TenantDirectory } from '../http/tenant-of.ts';
import { readTenants } from './read-tenants.ts';

export interface LiveTenantDirectory extends TenantDirectory {
  /** Reads what changed since the last time; also runs by itself. */
  refresh(): Promise<void>;
  close(): void;
}

export interface DirectoryOptions {
  readonly log: Log;
  /** Milliseconds between two looks at the revisions; 0 only looks on `refresh`. Default 2000. */
  readonly interval?: number;
}

/** All tenants' configurations in memory, kept up to date by polling the revisions (API-CONFIG, architecture: life of a request). */
export async function createTenantDirectory(db: Database, { log, interval = 2000 }: DirectoryOptions): Promise<LiveTenantDirectory> {
  const tenants = new Map<string, Tenant>();
  const revisions = new Map<string, number>();
  const listeners = new Set<(slug: string, revision: number) => void>();
  let hosts = new Map<string, Tenant>();
  let sorted: readonly Tenant[] = [];
  let latest: Promise<void> = Promise.resolve();

  async function look(): Promise<void> {
    const known = await db.kysely.selectFrom('tenant').select(['tenant_id', 'revision', 'created']).execute();
    const changed = known.filter(({ tenant_id, revision }) => revisions.get(tenant_id) !== revision);
    if (changed.length === 0) return;
    const read = await readTenants(
      db,
      changed.map(({ tenant_id }) => tenant_id),
      log,
    );
    for (const { tenant_id, revision } of changed) {
      revisions.set(tenant_id, revision);
      const state = read.get(tenant_id);
      if (state === 'absent') tenants.delete(tenant_id);
      else if (state) tenants.set(tenant_id, state);
    }
    const since = new Map(known.map(({ tenant_id, created }) => [tenant_id, new Date(created).getTime()]));
    sorted = [...tenants.values()].sort((a, b) => (a.slug < b.slug ? -1 : 1));
    const oldestFirst = sorted.toSorted((a, b) => (since.get(a.slug) ?? 0) - (since.get(b.slug) ?? 0));
    hosts = hostsOf(oldestFirst, hosts, log);
    for (const { tenant_id, revision } of changed) for (const listener of listeners) listener(tenant_id, revision);
  }

  // One look after another: a look that already runs may have missed what the caller just wrote.
  const refresh = (): Promise<void> => {
    const next = latest.catch(() => {}).then(look);
    latest = next;
    return next;
  };
  await refresh();
  const timer =
    interval > 0
      ? setInterval(
          () => void refresh().catch((error: unknown) => log.warn({ error: String(error) }, 'tenants were not refreshed')),
          interval,
        ).unref()
      : undefined;

  return {
    all: () => sorted,
    bySlug: (slug) => tenants.get(slug),
    byHost: (host) => hosts.get(host.replace(/^www\./, '')),
    revision: (slug) => revisions.get(slug) ?? 0,
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    refresh,
    close: () => clearInterval(timer),
  };
}

/** A host stays with the tenant that has it, after a restart with the older one: a newcomer's configuration takes no portal off the air. */
function hostsOf(tenants: readonly Tenant[], before: ReadonlyMap<string, Tenant>, log: Log): Map<string, Tenant> {
  const hosts = new Map<string, Tenant>();
  for (const tenant of tenants) for (const host of namesOf(tenant)) if (before.get(host)?.slug === tenant.slug) hosts.set(host, tenant);
  for (const tenant of tenants) {
    for (const host of namesOf(tenant)) {
      const other = hosts.get(host);
      if (other === tenant) continue;
      if (other) log.warn({ host, tenants: [other.slug, tenant.slug] }, 'two tenants claim one host; the first keeps it');
      else hosts.set(host, tenant);
    }
  }
  return hosts;
}

const namesOf = ({ hosts }: Tenant): string[] => hosts.map((name) => name.replace(/^www\./, ''));
