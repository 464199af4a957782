import { appendEntry, type PublishedContent, type RecordStore } from '../../records/index.ts';
import { normalName } from '../../../services/identity/index.ts';
import { afterEvent } from './after-event.ts';
import { bookingOfProject } from './booking-of-project.ts';
import type { InterviewEvent } from './interview-event.ts';

interface Reported {
  /** Slug of the tenant whose calendar it is: no account of another is touched. */
  readonly tenant: string;
  readonly event: InterviewEvent;
  readonly requestId: string;
}

/** What became of a report: `unknown` is an address that no account of the tenant has. */
export type Recorded = 'recorded' | 'unchanged' | 'unknown';

/** CLM-11: keeps what the tenant's calendar reported with the account of the address, with its audit entry. A repeat changes nothing. */
export async function recordEvent(parts: RecordStore & PublishedContent, { tenant, event, requestId }: Reported): Promise<Recorded> {
  return parts.db.transaction(async (trx) => {
    const account = await trx
      .selectFrom('account')
      .selectAll()
      .where('tenant_id', '=', tenant)
      .where('email', '=', normalName(event.email))
      .forUpdate()
      .executeTakeFirst();
    if (!account) return 'unknown';
    const next = afterEvent(account, event, await bookingOfProject(parts, tenant, account.project_id));
    if (!next) return 'unchanged';
    const at = new Date(parts.clock());
    const after = await trx
      .updateTable('account')
      .set({ claims: JSON.stringify(next.claims), status_code: next.statusCode, updated_at: at })
      .where('tenant_id', '=', tenant)
      .where('id', '=', account.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await appendEntry(trx, {
      tenant,
      at,
      actor: 'calendar',
      onBehalfOf: account.id,
      action: `interview.${event.kind}`,
      object: `account/${account.id}`,
      before: account,
      after,
      requestId,
    });
    return 'recorded';
  });
}
