import { randomUUID } from 'node:crypto';
import type { Operation } from '../call.ts';
import type { RecordStore } from '../../records/index.ts';

/** LOGIN-11, LOGIN-16: one line per sign-in; answers its id. Whose it is comes from the token, not from the body. */
export const addLoginHistory: Operation<'accounts.loginHistory', RecordStore> = async ({ parts, tenant, actor }) => {
  const id = randomUUID();
  await parts.db.kysely
    .insertInto('login_history')
    .values({ tenant_id: tenant, id, subject: actor.sub, at: new Date(parts.clock()) })
    .execute();
  return { id };
};
