import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** For tests: a log that writes nothing. */
export const silentLog = { info: () => {}, warn: () => {}, error: () => {} };

/** For tests: writes the tenant.json of a folder in `root`, with a host, a port and a user pool of its own. */
export function tenantWriter(root: string) {
  const sample = JSON.parse(readFileSync('fixtures/tenants/northgate/tenant.json', 'utf8')) as object;
  return (slug: string, host: string, demoPort: number, pool = slug): void => {
    mkdirSync(join(root, slug), { recursive: true });
    const identity = { userPoolId: `portico_${pool}`, clientId: pool, methods: ['Email'] };
    writeFileSync(join(root, slug, 'tenant.json'), JSON.stringify({ ...sample, slug, hosts: [host], demoPort, identity }));
  };
}
