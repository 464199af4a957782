import type { JWTPayload } from 'jose';
import type { SignedIn } from '#schemas/api';
import { tenantDefaults, type Tenant } from '#schemas/tenant';
import type { Actor } from '../../platform/http/index.ts';

/** What the browser learns of a session. */
export function signedIn(tenant: Tenant, actor: Actor, idToken: string, claims: JWTPayload, now: number): SignedIn {
  return {
    idToken,
    expiresInSeconds: Math.max(0, Math.floor((claims.exp ?? 0) - now / 1000)),
    username: actor.username,
    fullName: actor.name,
    staff: actor.staff,
    editor: actor.editor,
    sessionMinutes: tenant.sessionMinutes ?? tenantDefaults.sessionMinutes,
  };
}
