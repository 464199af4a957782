import { dayMs } from '#locale/dates-and-numbers/units-of-time';
import type { Handle } from '../../platform/db/index.ts';
import type { MessageSeal, SealedBody } from './outbox.ts';

const keptDays = 7;

/** Deletes messages that ended seven days ago. `now`: milliseconds since 1970. */
export async function sweepMessages(db: Handle, now: number): Promise<void> {
  await db
    .deleteFrom('message')
    .where('expires_at', '<', new Date(now - keptDays * dayMs))
    .execute();
}

/** Deletes a tenant's messages to these addresses and from them, which only the holder of the seal can read. */
export async function forgetMessages(
  trx: Handle,
  seal: MessageSeal,
  tenant: string,
  isTheirs: (address: string) => boolean,
): Promise<void> {
  const rows = await trx.selectFrom('message').select(['id', 'sealed']).where('tenant_id', '=', tenant).where('sealed', '!=', '').execute();
  for (const { id } of rows.filter(({ sealed }) => addressesOf(seal, sealed).some(isTheirs)))
    await trx.deleteFrom('message').where('tenant_id', '=', tenant).where('id', '=', id).execute();
}

/** None for what was sealed with another key. */
function addressesOf(seal: MessageSeal, sealed: string): readonly string[] {
  try {
    const { to, replyTo } = JSON.parse(seal.open(sealed)) as SealedBody;
    return [to, ...(replyTo ? [replyTo.address] : [])];
  } catch {
    return [];
  }
}
