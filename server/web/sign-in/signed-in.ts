import type { JWTPayload } from 'jose';
import type { Person, SignedIn } from '#schemas/api';
import { tenantDefaults, type Tenant } from '#schemas/tenant';
import type { Actor } from '../../platform/http/index.ts';

/** What a page shows of the person who acts. */
export const personOf = (tenant: Tenant, { sub, username, name, staff, editor }: Actor): Person => ({
  id: sub,
  username,
  fullName: name,
  staff,
  editor,
  sessionMinutes: tenant.sessionMinutes ?? tenantDefaults.sessionMinutes,
});

/** What the browser learns of a session. */
export const signedIn = (tenant: Tenant, actor: Actor, idToken: string, claims: JWTPayload, now: number): SignedIn => ({
  idToken,
  expiresInSeconds: Math.max(0, Math.floor((claims.exp ?? 0) - now / 1000)),
  ...personOf(tenant, actor),
});
