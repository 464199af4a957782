import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import type { Tenant } from '#schemas/tenant';
import type { Identity } from '../../../services/identity/index.ts';

/** Checks an identity token for a tenant; answers its claims, or undefined for anything not wholly right. */
export type TokenVerifier = (tenant: Tenant, token: string) => Promise<JWTPayload | undefined>;

interface VerifierOptions {
  /** Which key signed; sees the header only for its `kid`. */
  readonly keyOf: (tenant: Tenant) => JWTVerifyGetKey;
  readonly issuersOf: (tenant: Tenant) => readonly string[];
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

/**
 * RS256 only; key by `kid` from the pool's own keys, never from the token (`jku`, `x5u`, `jwk` are ignored); issuer, audience
 * of this host's tenant, `token_use` id, times by the given clock.
 */
function tokenVerifier({ keyOf, issuersOf, clock }: VerifierOptions): TokenVerifier {
  return async (tenant, token) => {
    try {
      const { payload } = await jwtVerify(token, keyOf(tenant), {
        algorithms: ['RS256'],
        issuer: [...issuersOf(tenant)],
        audience: tenant.identity.clientId,
        currentDate: new Date(clock()),
        requiredClaims: ['exp', 'iat', 'sub', 'origin_jti'],
      });
      const right =
        payload['token_use'] === 'id' &&
        typeof payload.aud === 'string' &&
        typeof payload['origin_jti'] === 'string' &&
        (payload.iat ?? 0) <= clock() / 1000 + 60;
      return right ? payload : undefined;
    } catch (error) {
      if (error instanceof errors.JWKSTimeout) throw error;
      if (error instanceof errors.JOSEError || error instanceof TypeError || error instanceof SyntaxError) return undefined;
      throw error;
    }
  };
}

/** For tokens of the embedded identity service. */
export function embeddedVerifier(identity: Identity, clock: () => number): TokenVerifier {
  return tokenVerifier({
    clock,
    issuersOf: (tenant) => [`${identity.issuerBase}/${tenant.identity.userPoolId}`],
    keyOf:
      (tenant) =>
      async ({ kid }) => {
        const { id } = await identity.keys(tenant.identity.userPoolId);
        if (kid !== id.kid) throw new errors.JWKSNoMatchingKey();
        return id.publicKey;
      },
  });
}

/** For tokens of user pools in a region, by both forms of their issuer. Not connected yet, as `remoteProvider`. */
export function remoteVerifier(region: string, clock: () => number): TokenVerifier {
  const sets = new Map<string, JWTVerifyGetKey>();
  const issuersOf = ({ identity }: Tenant) =>
    ['cognito-idp', 'issuer-cognito-idp'].map((host) => `https://${host}.${region}.amazonaws.com/${identity.userPoolId}`);
  return tokenVerifier({
    clock,
    issuersOf,
    keyOf: (tenant) => {
      const { userPoolId } = tenant.identity;
      const set = sets.get(userPoolId) ?? createRemoteJWKSet(new URL(`${issuersOf(tenant)[0]}/.well-known/jwks.json`));
      sets.set(userPoolId, set);
      return set;
    },
  });
}
