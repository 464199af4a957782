import { hostName } from './host-name.ts';

/** A part of a tenant's configuration that another tenant has too. */
export interface Clash {
  /** JSON pointer into the configuration. */
  readonly pointer: string;
  /** One sentence in plain words: what is shared, with whom, what to do. */
  readonly message: string;
}

/** A tenant that is compared: its configuration, of any shape, and its name for people. */
export interface ComparedTenant {
  readonly label: string;
  readonly tenant: unknown;
}

/**
 * What a tenant shares with others, of the parts that identify it: slug, user pool, client, hosts (`www.` and case do not count, APP-04), demo
 * port. Where two share one, claimants of one are served, or signed in, as the other's. Pure.
 */
export function clashesOf(tenant: unknown, others: readonly ComparedTenant[]): Clash[] {
  return others.flatMap(({ label, tenant: other }) => {
    const theirs = new Set(namesOf(other).map(({ name }) => name));
    return namesOf(tenant)
      .filter(({ name }) => theirs.has(name))
      .map(({ name, pointer }) => ({
        pointer,
        message: `The ${name} is already that of the tenant ${label}: each tenant needs one of its own.`,
      }));
  });
}

interface Name {
  /** What is compared, in words. */
  readonly name: string;
  readonly pointer: string;
}

function namesOf(tenant: unknown): Name[] {
  const { slug, hosts, demoPort, identity } = objectOf(tenant);
  const { userPoolId, clientId } = objectOf(identity);
  return [
    { what: 'slug', pointer: '/slug', value: slug },
    { what: 'user pool', pointer: '/identity/userPoolId', value: userPoolId },
    { what: 'client', pointer: '/identity/clientId', value: clientId },
    { what: 'demo port', pointer: '/demoPort', value: demoPort },
    ...(Array.isArray(hosts) ? hosts : []).map((host: unknown, index) => ({
      what: 'host',
      pointer: `/hosts/${index}`,
      value: typeof host === 'string' ? hostName(host) : undefined,
    })),
  ].flatMap(({ what, pointer, value }) =>
    typeof value === 'string' || typeof value === 'number' ? { name: `${what} "${value}"`, pointer } : [],
  );
}

const objectOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
