import { sql } from 'kysely';
import type { Database } from '../../../platform/db/index.ts';
import type { FileStore } from '../../../services/files/index.ts';
import { forgetUsers, normalName, usersOf, type Secrets } from '../../../services/identity/index.ts';
import { forgetMessages } from '../../../services/messages/index.ts';
import { appendEntry, forgetInRuns, isHeld, storedNamesOf } from '../../records/index.ts';
import { notFound, ProblemError } from '../../../platform/problems/index.ts';

import type { SignInRecords } from './sign-in-records.ts';
import { subjectsOf } from './subjects-of.ts';

export interface Erasure {
  readonly tenant: string;
  readonly accountId: string;
  /** The tenant's embedded user pool. */
  readonly poolId: string;
  /** Opens what is sealed; absent where the server's keys are not available. */
  readonly secrets?: Pick<Secrets, 'messages' | 'sessions'> | undefined;
  /** Who ordered it, for the trail. */
  readonly actor: string;
  readonly requestId: string;
  readonly now: number;
}

/**
 * The right to erasure (SEC-44): rows, files, identity and sessions of one person are deleted; the audit trail keeps hashes
 * and the internal ids only. Refused while `dynamic_data.legalHold` is true (Art. 17(3)(e)). Files go before the rows that name them are
 * gone for good: when the order is cut off, it can be given again.
 */
export async function erasePerson(db: Database, store: FileStore, order: Erasure, signIn: SignInRecords): Promise<void> {
  const { tenant, accountId, poolId, secrets, actor, requestId, now } = order;
  await db.transaction(async (trx) => {
    const account = await trx
      .selectFrom('account')
      .selectAll()
      .where('tenant_id', '=', tenant)
      .where('id', '=', accountId)
      .forUpdate()
      .executeTakeFirst();
    if (!account) throw notFound();
    if (isHeld(account)) throw new ProblemError(409, 'legal-hold', 'This account is under a legal hold. Lift the hold first.');
    const known = { tenant, poolId, subject: account.subject, email: account.email };
    const users = await usersOf(trx, known);
    const subjects = subjectsOf(account, users);

    const files = await trx
      .deleteFrom('stored_file')
      .where('tenant_id', '=', tenant)
      .where('account_id', '=', accountId)
      .returning('id')
      .execute();
    const documents = await trx
      .deleteFrom('e_document')
      .where('tenant_id', '=', tenant)
      .where('account_id', '=', accountId)
      .returning(['tenant_id', 'id', 'signed_file_id'])
      .execute();
    await trx.deleteFrom('signing_request').where('tenant_id', '=', tenant).where('account_id', '=', accountId).execute();
    await trx.deleteFrom('submission_version').where('tenant_id', '=', tenant).where('account_id', '=', accountId).execute();
    await trx.deleteFrom('submission').where('tenant_id', '=', tenant).where('account_id', '=', accountId).execute();
    const changes = await trx
      .deleteFrom('contact_change')
      .where('tenant_id', '=', tenant)
      .where('account_id', '=', accountId)
      .returning('value')
      .execute();
    await forgetInRuns(trx, account);
    await trx.deleteFrom('status_change').where('tenant_id', '=', tenant).where('account_id', '=', accountId).execute();
    await trx.deleteFrom('link_token').where('tenant_id', '=', tenant).where('account_id', '=', accountId).execute();
    await trx
      .deleteFrom('idempotency')
      .where('tenant_id', '=', tenant)
      .where((eb) =>
        eb.or([
          eb('subject', 'in', subjects),
          eb(sql<string>`answer->'submission'->>'accountId'`, '=', accountId),
          eb(sql<string>`answer->>'accountId'`, '=', accountId),
        ]),
      )
      .execute();
    await trx.deleteFrom('login_history').where('tenant_id', '=', tenant).where('subject', 'in', subjects).execute();
    await trx.deleteFrom('error_report').where('tenant_id', '=', tenant).where('subject', 'in', subjects).execute();
    await forgetUsers(trx, poolId, subjects);
    await signIn.forgetSessions(trx, tenant, subjects);
    if (secrets) {
      const addresses = [account, ...users].flatMap(({ email, phone }) => [email, phone]).filter((address) => address !== null);
      const names = new Set([...addresses, ...changes.map(({ value }) => value), account.identifier].map(normalName));
      const isTheirs = (name: string): boolean => names.has(normalName(name));
      await signIn.forgetFlows(trx, secrets.sessions, tenant, isTheirs);
      await forgetMessages(trx, secrets.messages, tenant, isTheirs);
    }
    await trx.deleteFrom('account').where('tenant_id', '=', tenant).where('id', '=', accountId).execute();
    await appendEntry(trx, {
      tenant,
      at: new Date(now),
      actor,
      action: 'account.erased',
      object: `account/${accountId}`,
      before: account,
      requestId,
    });
    await store.removeAll([...files.map(({ id }) => `${tenant}/${id}`), ...storedNamesOf(documents)]);
  });
}
