import type { JWTPayload } from 'jose';
import type { Person, SignedIn } from '#schemas/api';
import { tenantDefaults, type Tenant } from '#schemas/tenant';
import type { Actor } from '../../platform/http/index.ts';
import type { AuthOptions } from './options.ts';

/** What a page shows of the person who acts. */
export const personOf = (
  { sessions }: Pick<AuthOptions, 'sessions'>,
  tenant: Tenant,
  { sub, username, name, staff, manager, editor }: Actor,
): Person => ({
  id: sub,
  username,
  fullName: name,
  staff,
  manager,
  editor,
  sessionMinutes: tenant.sessionMinutes ?? tenantDefaults.sessionMinutes,
  answersKey: sessions.answersKey(tenant, sub),
});

/** What the browser learns of a session. */
export const signedIn = (
  context: Pick<AuthOptions, 'sessions' | 'clock'>,
  tenant: Tenant,
  actor: Actor,
  { idToken, claims }: { readonly idToken: string; readonly claims: JWTPayload },
): SignedIn => ({
  idToken,
  expiresInSeconds: Math.max(0, Math.floor((claims.exp ?? 0) - context.clock() / 1000)),
  ...personOf(context, tenant, actor),
});
