import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Person } from '#schemas/api';
import { workspaceFrames } from '#schemas/check';
import type { Tenant } from '#schemas/tenant';
import { IdentityError } from '../../services/identity/index.ts';
import { activityHeader, type Actor, fromOwnPage } from '../../platform/http/index.ts';
import { actorOf } from './authenticate.ts';
import { Cookies } from './cookies.ts';
import { makeIsHttps, type AuthOptions } from './options.ts';
import { personOf } from './signed-in.ts';

/** A person signed in, with the identity token that the server makes calls with in their name while it draws their page. */
export interface SignedInPerson {
  readonly person: Person;
  readonly idToken: string;
}

/** `what` is asked for: a document, or the answer that stands for one (`/page-answer`). */
export type DocumentPerson = (request: FastifyRequest, what?: keyof typeof ways) => Promise<SignedInPerson | undefined>;

/** An identity token is renewed this long before it ends, in milliseconds. */
const early = 30_000;

/**
 * The person of a session cookie, for a GET of a document, or of what the portal's own script opens the next page with, and for nothing else: not for
 * what a page embeds, and reading changes nothing of the session (SEC-5). The exception is a person who followed a link of this very
 * portal, or typed its address: that counts as activity (SES-01), so that a portal without script can be used at all.
 */
export function createDocumentPerson(
  options: Pick<AuthOptions, 'tenantOf' | 'https' | 'provider' | 'verifier' | 'sessions' | 'clock'> & {
    /** LOGIN-05: whether the account is still active. */
    readonly mayGoOn: (actor: Actor) => Promise<boolean>;
  },
): DocumentPerson {
  const { provider, verifier, sessions, clock } = options;
  const isHttps = makeIsHttps(options.https);
  const cookies = new Cookies(isHttps);
  /** By sign-in: only this process has them, and only for minutes. */
  const tokens = new LRUCache<string, { readonly idToken: string; readonly endsAt: number }>({ max: 20_000 });

  async function tokenOf(tenant: Tenant, cookie: string): Promise<string | undefined> {
    const session = await sessions.read(tenant, cookie);
    if (!session) return undefined;
    const key = `${tenant.slug} ${session.originJti}`;
    const known = tokens.get(key);
    if (known && known.endsAt - clock() > early) return known.idToken;
    const renewed = await provider.steps.renew(tenant.identity.clientId, (trx) => sessions.read(tenant, cookie, trx));
    if (!renewed || renewed.tokens instanceof IdentityError) return undefined;
    const { IdToken } = renewed.tokens;
    const claims = await verifier(tenant, IdToken);
    if (!claims || claims['origin_jti'] !== session.originJti) return undefined;
    tokens.set(key, { idToken: IdToken, endsAt: (claims.exp ?? 0) * 1000 });
    return IdToken;
  }

  return async (request, what = 'document') => {
    const { mayRead, isActive } = ways[what];
    const tenant = options.tenantOf(request);
    const cookie = mayRead(request, tenant, isHttps(request)) ? cookies.read(request, tenant, 'sid') : undefined;
    const idToken = cookie && (await tokenOf(tenant, cookie));
    const claims = idToken && (await verifier(tenant, idToken));
    if (!claims) return undefined;
    const actor = actorOf(tenant, claims);
    const alive = await sessions.isAlive(tenant, actor.originJti, isActive(request));
    return alive && (await options.mayGoOn(actor)) ? { person: personOf(options, tenant, actor), idToken } : undefined;
  };
}

/**
 * Browsers of before 2023 do not send where an answer goes. Frames are forbidden by the policy of every document, but for staff within the hosts that their tenant names
 * (SEC-27), which a request for a frame comes from.
 */
const isNavigation = ({ headers }: FastifyRequest, tenant: Tenant): boolean => {
  const destination = headers['sec-fetch-dest'] ?? 'document';
  const isOfSite = ['same-site', 'same-origin'].includes(String(headers['sec-fetch-site']));
  return destination === 'document' || (destination === 'iframe' && isOfSite && workspaceFrames(tenant).length > 0);
};
/** A link of this portal, or an address that the person typed or kept: nothing that another site can cause. */
const isOwnLink = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-user'] === '?1' && ['same-origin', 'none'].includes(String(headers['sec-fetch-site']));
/** Only a script of this origin can send the header: for any other, browsers ask first, and are refused. */
const isOwnCall = (request: FastifyRequest, _tenant: Tenant, https: boolean): boolean =>
  request.headers['x-portal'] === '1' &&
  (request.headers['sec-fetch-dest'] ?? 'empty') === 'empty' &&
  fromOwnPage(request, https) !== false;
const isByPerson = ({ headers }: FastifyRequest): boolean => headers[activityHeader] === '1';

const ways = { document: { mayRead: isNavigation, isActive: isOwnLink }, answer: { mayRead: isOwnCall, isActive: isByPerson } } as const;
