import { clashesOf, hostName, type Tenant } from '#schemas/tenant';
import type { Database, Log } from '../../platform/db/index.ts';
import type { TenantDirectory } from '../../platform/http/index.ts';
import { raiseRevision, readTenants } from '../../services/content/index.ts';

export interface LiveTenantDirectory extends TenantDirectory {
  /** Reads what changed since the last time; also runs by itself. */
  refresh(): Promise<void>;
  /** Tenants that are not served as they are stored, because they share with another what has to be different in each: a sentence for each clash. */
  clashes(): readonly string[];
  close(): void;
}

export interface DirectoryOptions {
  readonly log: Log;
  /** Milliseconds between two looks at the revisions; 0 only looks on `refresh`. Default 2000. */
  readonly interval?: number;
}

/** All tenants' configurations in memory, kept up to date by polling the revisions (API-CONFIG). */
export async function createTenantDirectory(db: Database, { log, interval = 2000 }: DirectoryOptions): Promise<LiveTenantDirectory> {
  /** The last valid configuration of each; `tenants` are those that are served. */
  const stored = new Map<string, Tenant>();
  let tenants: ReadonlyMap<string, Tenant> = new Map();
  let clashes: readonly string[] = [];
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
    for (const { tenant_id } of changed) {
      const state = read.get(tenant_id);
      if (state === 'absent') stored.delete(tenant_id);
      else if (state) stored.set(tenant_id, state);
    }
    const since = new Map(known.map(({ tenant_id, created }) => [tenant_id, new Date(created).getTime()]));
    const oldestFirst = [...stored.values()].sort(
      (a, b) => (since.get(a.slug) ?? 0) - (since.get(b.slug) ?? 0) || (a.slug < b.slug ? -1 : 1),
    );
    const served = toServe(oldestFirst, tenants);
    const news = new Map(changed.map(({ tenant_id, revision }) => [tenant_id, revision]));
    // A tenant whose stored configuration became good because another gave something up: what was made for its revision is outdated.
    const alsoChanged = known.filter(({ tenant_id }) => !news.has(tenant_id) && served.tenants.get(tenant_id) !== tenants.get(tenant_id));
    for (const { tenant_id } of alsoChanged) news.set(tenant_id, await raiseRevision(db.kysely, tenant_id));
    ({ tenants, clashes } = served);
    for (const [slug, revision] of news) revisions.set(slug, revision);
    for (const clash of clashes) log.error({}, `${clash} It is served as it was, or not at all.`);
    sorted = [...tenants.values()].sort((a, b) => (a.slug < b.slug ? -1 : 1));
    hosts = new Map(sorted.flatMap((tenant) => tenant.hosts.map((host) => [hostName(host), tenant])));
    for (const [slug, revision] of news) for (const listener of listeners) listener(slug, revision);
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
    byHost: (host) => hosts.get(hostName(host)),
    revision: (slug) => revisions.get(slug) ?? 0,
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    refresh,
    clashes: () => clashes,
    close: () => clearInterval(timer),
  };
}

/**
 * What has to be different in each tenant stays with the tenant that is served with it, after a restart with the older one: a newcomer's configuration
 * takes no portal off the air, and signs no claimant in elsewhere.
 */
function toServe(
  oldestFirst: readonly Tenant[],
  before: ReadonlyMap<string, Tenant>,
): { tenants: ReadonlyMap<string, Tenant>; clashes: readonly string[] } {
  const tenants = new Map<string, Tenant>();
  const clashes: string[] = [];
  const clashesWithServed = (tenant: Tenant) =>
    clashesOf(
      tenant,
      [...tenants.values()].map((other) => ({ label: `"${other.slug}"`, tenant: other })),
    );
  const unchanged = (tenant: Tenant): boolean => before.get(tenant.slug) === tenant;
  for (const tenant of [...oldestFirst.filter(unchanged), ...oldestFirst.filter((each) => !unchanged(each))]) {
    const found = clashesWithServed(tenant);
    clashes.push(...found.map(({ pointer, message }) => `Tenant "${tenant.slug}", tenant.json at ${pointer}: ${message}`));
    const earlier = before.get(tenant.slug);
    const served = found.length === 0 ? tenant : earlier && clashesWithServed(earlier).length === 0 ? earlier : undefined;
    if (served) tenants.set(served.slug, served);
  }
  return { tenants, clashes };
}
