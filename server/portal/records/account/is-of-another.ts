import { storedNumbers } from '#schemas/values/telephone/stored-numbers';
import type { Database } from '../../../platform/db/index.ts';

interface Name {
  /** Slug. */
  readonly tenant: string;
  readonly by: 'email' | 'phone';
  /** As it is stored: lower case, or E.164. */
  readonly value: string;
}

/** Whether an account of the tenant other than this one has the mail address or number (CTL-ENUM InUse). */
export async function isOfAnother(db: Database, { tenant, by, value }: Name, accountId: string | undefined): Promise<boolean> {
  const holders = await db.kysely
    .selectFrom('account')
    .select('id')
    .where('tenant_id', '=', tenant)
    .where(by, 'in', by === 'phone' ? storedNumbers(value) : [value])
    .limit(2)
    .execute();
  return holders.some(({ id }) => id !== accountId);
}
