import type { FastifyInstance, FastifyRequest } from 'fastify';
import { languagesOf, hostName, type Tenant } from '#schemas/tenant';
import type { Config } from '../../../platform/config/index.ts';
import { onlyFormBodies, ownOrigins, requireOwnPage, type TenantDirectory } from '../../../platform/http/index.ts';
import type { Log } from '../../../platform/log/log.ts';
import { notFound, ProblemError } from '../../../platform/problems/index.ts';
import { tenantName } from '../../../platform/words/index.ts';
import type { AdmitPerson } from '../../sign-in/index.ts';
import { byPort } from '../by-port.ts';
import { readPeople } from '../people-file.ts';
import { sendDemoPage } from './demo-document.ts';
import { demoPeople, type DemoPerson } from './demo-people.ts';
import { frontPage } from './front-page.ts';
import { isOnThisMachine } from './this-machine.ts';

export interface FrontPageOptions {
  readonly config: Pick<Config, 'mode' | 'port' | 'origin' | 'fixturesDir' | 'defaultTenant'>;
  readonly tenants: TenantDirectory;
  /** Absent outside demo mode. */
  readonly admitPerson: AdmitPerson | undefined;
  readonly https: boolean;
  readonly sheets: readonly string[];
  readonly log: Pick<Log, 'error'>;
}

/**
 * `GET /demo`: the front page of the demo, to which `/` of the main port leads unless a tenant was set for it. `POST /demo/sign-in`: signs in as a person of the demo
 * without a code, on this machine alone, and goes to the tenant's portal. Register it in demo mode only; outside it every call is refused.
 */
export async function frontPageRoutes(app: FastifyInstance, options: FrontPageOptions): Promise<void> {
  const { config, tenants, admitPerson, https, sheets, log } = options;
  const originOf = ownOrigins(config);
  const atPort = (request: FastifyRequest, tenant: Tenant, port: number): string => {
    const address = new URL(originOf(request, tenant));
    address.port = String(port);
    return address.origin;
  };
  const addressOf = (request: FastifyRequest, tenant: Tenant): string => atPort(request, tenant, config.port + (tenant.demoPort ?? 0));
  const peopleOf = async (tenant: Tenant): Promise<readonly DemoPerson[]> => {
    const people = await readPeople({ fixturesDir: config.fixturesDir, log, now: Date.now() }, tenant.slug);
    return people ? demoPeople(people, tenant) : [];
  };
  const requireDemo = (): AdmitPerson => {
    if (config.mode !== 'demo' || !admitPerson) throw notFound();
    return admitPerson;
  };
  onlyFormBodies(app);

  app.get('/demo', async (request, reply) => {
    requireDemo();
    const shown = await Promise.all(
      [...tenants.all()].sort(byPort).map(async (tenant) => ({
        slug: tenant.slug,
        name: tenantName(tenant, languagesOf(tenant, 'en')),
        languages: tenant.languages.map(({ englishName }) => englishName),
        address: addressOf(request, tenant),
        people: (await peopleOf(tenant)).filter(({ offered }) => offered),
      })),
    );
    const oneClick = isOnThisMachine(request);
    return sendDemoPage(reply, {
      title: 'The demo',
      here: '/demo',
      main: frontPage(shown, oneClick),
      sheets,
      portals: shown.map(({ address }) => address),
    });
  });

  app.post<{ Body: { readonly tenant?: string; readonly person?: string } | null | undefined }>(
    '/demo/sign-in',
    {
      onRequest: async (request) => {
        requireDemo();
        if (!isOnThisMachine(request))
          throw new ProblemError(
            403,
            'not-this-machine',
            'Signing in without a code works only on the machine that runs the demo, at localhost.',
          );
        requireOwnPage(request, https);
      },
    },
    async (request, reply) => {
      const admit = requireDemo();
      const { tenant: slug = '', person: email = '' } = request.body ?? {};
      const tenant = tenants.bySlug(slug);
      const person = tenant && (await peopleOf(tenant)).find((one) => one.email === email);
      if (!person)
        throw new ProblemError(404, 'no-such-person', 'There is no such person in the files of the demo. Open the front page again.');
      await admit(request, reply, tenant, person.email);
      return reply.redirect(`${addressOf(request, tenant)}${person.lands}`, 303);
    },
  );
}

/** Leads `/` of the main port to the front page, unless a tenant was set for it or its host is a tenant's. */
export function leadToFrontPage(app: FastifyInstance, { config, tenants }: Pick<FrontPageOptions, 'config' | 'tenants'>): void {
  app.addHook('onRequest', async (request, reply) => {
    const isMainPort = (request.socket.localPort ?? config.port) === config.port;
    if (request.url === '/' && request.method === 'GET' && isMainPort && !config.defaultTenant && !tenants.byHost(hostName(request.host)))
      return reply.redirect('/demo', 302);
  });
}
