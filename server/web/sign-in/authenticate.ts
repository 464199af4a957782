import type { FastifyRequest } from 'fastify';
import type { JWTPayload } from 'jose';
import { groupsOf, type Tenant } from '#schemas/tenant';
import { activityHeader, type Actor, type Authenticate } from '../../platform/http/index.ts';
import type { Sessions } from './sessions/sessions.ts';
import type { TokenVerifier } from './tokens/verify-token.ts';

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
    const token = sentToken(request);
    if (token === '' || token.length > 8192) return null;
    const tenant = options.tenantOf(request);
    const claims = await options.verifier(tenant, token);
    if (!claims) return null;
    const actor = actorOf(tenant, claims);
    const active = request.headers[activityHeader] === '1';
    return (await options.sessions.isAlive(tenant, actor.originJti, active)) ? actor : null;
  };
}

/** The token of a call, as it was sent; empty where there is none. */
const sentToken = ({ headers }: FastifyRequest): string => headers.authorization?.replace(/^Bearer\s+/i, '').trim() ?? '';

/** Claims of a verified identity token as an actor. */
export function actorOf(tenant: Tenant, claims: JWTPayload): Actor {
  const text = (name: string): string | undefined => (typeof claims[name] === 'string' && claims[name] !== '' ? claims[name] : undefined);
  const listed = claims['cognito:groups'];
  const groups = Array.isArray(listed) ? listed.filter((group) => typeof group === 'string') : [];
  const { staffGroup, managerGroup, editorGroup } = groupsOf(tenant.identity);
  const email = text('email');
  const username = email ?? text('phone_number') ?? text('cognito:username') ?? claims.sub ?? '';
  return {
    tenant: tenant.slug,
    sub: claims.sub ?? '',
    username,
    name: text('name') ?? ([text('given_name'), text('family_name')].filter(Boolean).join(' ') || username),
    ...(email && claims['email_verified'] === true ? { email } : {}),
    groups,
    staff: groups.includes(staffGroup),
    manager: groups.includes(staffGroup) && groups.includes(managerGroup),
    editor: groups.includes(editorGroup),
    originJti: text('origin_jti') ?? '',
  };
}
