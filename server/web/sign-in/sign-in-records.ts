import type { Handle } from '../../platform/db/index.ts';
import type { SignInRecords } from '../../portal/jobs/index.ts';
import { maxSessionMs, type Seal } from '../../services/identity/index.ts';
import type { Flow } from './flows.ts';

/** Sessions and begun sign-ins of a person, for export and erasure. An erased session ends everywhere within five seconds. */
export const signInRecords: SignInRecords = {
  sessionsOf: (db, tenant, subjects) =>
    db
      .selectFrom('auth_session')
      .select(['created_at', 'last_active_at', 'ended_at'])
      .where('tenant_id', '=', tenant)
      .where('sub', 'in', subjects)
      .execute(),
  async forgetSessions(trx, tenant, subjects) {
    await trx.deleteFrom('auth_session').where('tenant_id', '=', tenant).where('sub', 'in', subjects).execute();
  },
  async forgetFlows(trx, seal, tenant, isTheirs) {
    const flows = await trx.selectFrom('auth_flow').select(['flow_hash', 'sealed']).where('tenant_id', '=', tenant).execute();
    for (const { flow_hash } of flows.filter(({ sealed }) => isTheirs(usernameOf(seal, sealed) ?? '')))
      await trx.deleteFrom('auth_flow').where('tenant_id', '=', tenant).where('flow_hash', '=', flow_hash).execute();
  },
};

/** Deletes begun sign-ins that ended, and sessions that cannot live any more. `now`: milliseconds since 1970. */
export async function sweepSignIn(db: Handle, now: number): Promise<void> {
  await db.deleteFrom('auth_flow').where('expires_at', '<', new Date(now)).execute();
  await db
    .deleteFrom('auth_session')
    .where('created_at', '<', new Date(now - 2 * maxSessionMs))
    .execute();
}

/** Undefined for what was sealed with another key. */
function usernameOf(seal: Pick<Seal, 'open'>, sealed: string): string | undefined {
  try {
    return (JSON.parse(seal.open(sealed)) as Flow).username;
  } catch {
    return undefined;
  }
}
