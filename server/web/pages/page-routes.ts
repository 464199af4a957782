import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { withFallback } from '#schemas/shared/timeouts';
import { isLinkToken, linkTokenParameter } from '#schemas/api';
import type { Tenant } from '#schemas/tenant';
import { ProblemError } from '../../platform/problems/index.ts';
import { type TenantOf, languageOf } from '../../platform/http/index.ts';
import type { DocumentPerson, SignedInPerson } from '../sign-in/index.ts';
import type { HtmlCache } from './cache/html-cache.ts';
import type { StoredPage } from './cache/stored-page.ts';
import { readAddress, readFacts, type PageAddress } from './cache/page-address.ts';
import type { RenderStored } from './render-stored.ts';
import { sendPage } from './send-page.ts';

interface PageRoutesDependencies {
  readonly tenantOf: TenantOf;
  /** Absent in development: every request renders. */
  readonly cache: HtmlCache | undefined;
  readonly render: RenderStored;
  readonly fallback: (place: { readonly tenant: Tenant; readonly language: string }) => StoredPage;
  /** Who navigates to a document, by the session cookie. */
  readonly personOf: DocumentPerson;
  /** How long a person waits for their page, in milliseconds; then it is the calm one. 8 seconds where it is absent. */
  readonly maxWait?: number;
  /** `?preview=1` draws explaining boxes: for every visitor in demo mode. */
  readonly demo: boolean;
}

interface PageRequest {
  readonly tenant: Tenant;
  readonly address: PageAddress;
  readonly language: string;
  readonly mode: 'live' | 'preview';
}

/** First segments of addresses that are never a page: an unknown one below them is a problem, not a document. */
const notPages =
  /^\/(api|auth|build|config-service|content|csp-report|demo|files|health|identity|identity-server|language|mail|outbox|page-answer|upload|uploads|user-identifier)(\/|$)/i;

/**
 * Every other GET is a page of the tenant (PAGE-01), page-not-found and error page included: drawn once for everyone who asks, or, where it is for
 * signed-in people, for the person who asks (docs/decisions/0017).
 */
export function pageRoutes(
  app: FastifyInstance,
  { tenantOf, cache, render, fallback, personOf, demo, maxWait = 8000 }: PageRoutesDependencies,
): void {
  /** Names of the query facts a page reads, learned when it was first rendered. */
  const learned = new LRUCache<string, readonly string[]>({ max: 10_000 });

  const read = async (tenant: Tenant, { path, query }: PageAddress, language: string, mode: 'live' | 'preview'): Promise<StoredPage> => {
    const place = `${mode} ${language} ${path}`;
    const of = async (facts: string): Promise<StoredPage> => {
      const work = () => render({ tenant, language, mode, path, facts });
      const page = await (cache ? cache.read({ tenant: tenant.slug, rest: `${place}?${facts}` }, work) : work());
      learned.set(`${tenant.slug} ${place}`, page.queryRead);
      return page;
    };
    const names = learned.get(`${tenant.slug} ${place}`) ?? [];
    const facts = readFacts(query, names);
    const page = await of(facts);
    const now = readFacts(query, page.queryRead);
    return now === facts ? page : of(now);
  };

  app.get('/*', async (request, reply) => {
    const address = readAddress(request.url);
    if (!address) throw new ProblemError(400, 'bad-address', 'This address cannot be read. Check it for a stray % sign.');
    if (notPages.test(address.path)) throw new ProblemError(404, 'not-found', 'Nothing answers at this address.');
    const tenant = tenantOf(request);
    const preview = demo && address.query.get('preview') === '1';
    const [language, mode] = [languageOf(request, tenant), preview ? 'preview' : 'live'] as const;
    const page = await withFallback(pageFor(request, { tenant, address, language, mode }), maxWait, () => {
      request.log.error({ req: request }, 'a page took too long; the fallback page is shown');
      return fallback({ tenant, language });
    });
    return sendPage(request, reply, page, !preview && !address.query.has(linkTokenParameter));
  });

  /** The page of an address: for anyone, or for the person who asks. */
  async function pageFor(request: FastifyRequest, { tenant, address, language, mode }: PageRequest): Promise<StoredPage> {
    const page = await read(tenant, address, language, mode);
    if (page.audience === 'anyone') return page;
    const linkToken = page.audience === 'link' ? linkTokenOf(request) : undefined;
    if (page.audience === 'link' && linkToken === undefined) return page;
    let signedIn: SignedInPerson | undefined;
    try {
      signedIn = await personOf(request);
    } catch (error) {
      request.log.error({ req: request, err: error }, 'it cannot be known who asks for a page');
      return page.audience === 'signed-in' ? fallback({ tenant, language }) : page;
    }
    // The way to the sign-in names the whole address, which no cache may know.
    if (!signedIn && page.audience === 'visitors') return page;
    // Who is signed in is led on, or signed out first, by their browser.
    if (signedIn && linkToken !== undefined) return page;
    const query = new URLSearchParams(address.query);
    if (linkToken !== undefined) query.delete(linkTokenParameter);
    return render({ tenant, language, mode, path: address.path, facts: query.toString(), signedIn, linkToken });
  }
}

/** The secret of a mailed link; none where a browser reads another path in the address than the server does, so that it would draw another place. */
function linkTokenOf({ url }: FastifyRequest): string | undefined {
  const { path, query } = readAddress(url) ?? {};
  const token = query?.get(linkTokenParameter);
  return token && isLinkToken(token) && url.split('?')[0] === path ? token : undefined;
}
