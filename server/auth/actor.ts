import type { FastifyRequest } from 'fastify';
import type { JWTPayload } from 'jose';
import type { Tenant } from '#schemas/tenant';
import type { Sessions } from './sessions.ts';
import type { TokenVerifier } from './verify-token.ts';

/** Who calls, proven by an identity token of this host's tenant whose sign-in still lives. */
export interface Actor {
  /** Slug. */
  readonly tenant: string;
  readonly sub: string;
  /** What a person signs in with: mail address, else telephone number, else the internal name. */
  readonly username: string;
  readonly name: string;
  /** Only an address that its pool says is proven. */
  readonly email?: string;
  readonly groups: readonly string[];
  /** Member of the tenant's staff group (APP-04). */
  readonly staff: boolean;
  /** May see drafts (NAV-07). */
  readonly editor: boolean;
  readonly originJti: string;
}

export type Authenticate = (request: FastifyRequest) => Promise<Actor | null>;

/** Header of calls that a person caused; only those keep a session alive (SES-01). */
export const activityHeader = 'x-activity';

/**
 * The check of /api and /content: only the Authorization header counts, bare or after `Bearer`, never a cookie. Null for
 * no token, a wrong one, and one whose sign-in was ended or ran out.
 */
export function makeAuthenticate(options: {
  readonly tenantOf: (request: FastifyRequest) => Tenant;
  readonly verifier: TokenVerifier;
  readonly sessions: Sessions;
}): Authenticate {
  return async (request) => {
    const token = request.headers.authorization?.replace(/^Bearer\s+/i, '').trim();
    if (!token || token.length > 8192) return null;
    const tenant = options.tenantOf(request);
    const claims = await options.verifier(tenant, token);
    if (!claims) return null;
    const actor = actorOf(tenant, claims);
    const active = request.headers[activityHeader] === '1';
    return (await options.sessions.isAlive(tenant, actor.originJti, active)) ? actor : null;
  };
}

/** Claims of a verified identity token as an actor. */
export function actorOf(tenant: Tenant, claims: JWTPayload): Actor {
  const text = (name: string): string | undefined => (typeof claims[name] === 'string' && claims[name] !== '' ? claims[name] : undefined);
  const listed = claims['cognito:groups'];
  const groups = Array.isArray(listed) ? listed.filter((group) => typeof group === 'string') : [];
  const email = text('email');
  const username = email ?? text('phone_number') ?? text('cognito:username') ?? claims.sub ?? '';
  return {
    tenant: tenant.slug,
    sub: claims.sub ?? '',
    username,
    name: text('name') ?? ([text('given_name'), text('family_name')].filter(Boolean).join(' ') || username),
    ...(email && claims['email_verified'] === true ? { email } : {}),
    groups,
    staff: groups.includes(tenant.identity.staffGroup ?? 'portico-staff'),
    editor: groups.includes(tenant.identity.editorGroup ?? 'portico-editor'),
    originJti: text('origin_jti') ?? '',
  };
}
