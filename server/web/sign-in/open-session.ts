import type { JWTPayload } from 'jose';
import type { Tenant } from '#schemas/tenant';
import type { OpenSession } from '../../platform/http/index.ts';
import { actorOf } from './authenticate.ts';
import { Cookies } from './cookies.ts';
import { makeIsHttps, type AuthOptions } from './options.ts';
import { signedIn } from './signed-in.ts';

/** The claims of a new identity token. A token that its own keys do not verify is a fault of the set-up. */
export async function claimsOf({ verifier }: Pick<AuthOptions, 'verifier'>, tenant: Tenant, idToken: string): Promise<JWTPayload> {
  const claims = await verifier(tenant, idToken);
  if (!claims)
    throw new Error(
      'The identity service answered a token that its own keys do not verify: check issuer, user pool and client of the tenant.',
    );
  return claims;
}

/** Answers nothing where people live in a remote identity service: only that service knows who is new. */
export function sessionOpener(
  options: Pick<AuthOptions, 'tenantOf' | 'https' | 'provider' | 'verifier' | 'sessions' | 'clock'>,
): OpenSession | undefined {
  const { registration } = options.provider;
  const cookies = new Cookies(makeIsHttps(options.https));
  if (!registration) return undefined;
  return async (request, reply, sub, former) => {
    const tenant = options.tenantOf(request);
    const result = await registration.admit(tenant.identity.userPoolId, sub);
    const claims = await claimsOf(options, tenant, result.IdToken);
    const actor = actorOf(tenant, claims);
    const session = { originJti: actor.originJti, sub: actor.sub, refreshToken: result.RefreshToken ?? '' };
    if (former) await options.sessions.end(tenant, former);
    cookies.set(request, reply, tenant, 'sid', await options.sessions.open(tenant, session));
    return signedIn(options, tenant, actor, { idToken: result.IdToken, claims });
  };
}
