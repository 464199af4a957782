import type { ClaimsAnswer } from '#schemas/api';
import { accountOf, type AccountRow, type RecordStore } from '../../records/index.ts';
import type { Operation } from '../call.ts';

/**
 * CLM-11: what the administrator's system holds of the account's claims, completed from the account itself. Who has a document to sign, or has
 * signed one, gets to the documents, whatever is held.
 */
export const listClaims: Operation<'submissions.claims', RecordStore> = async (call) => {
  const account = await accountOf(call);
  if (!account) return { claims: [] };
  const held = (account.claims ?? {}) as Partial<ClaimsAnswer>;
  const isESignEnabled = held.isESignEnabled === true || (await hasDocuments(call.parts, account));
  if (!held.claims && !held.accountStatus && !isESignEnabled) return { claims: [] };
  return {
    claims: [
      {
        ...held,
        columns: held.columns ?? [],
        statusColours: held.statusColours ?? {},
        claims: held.claims ?? [],
        accountButtons: held.accountButtons ?? [],
        isESignEnabled,
        accountId: account.id,
        identifier: account.identifier,
        projectId: account.project_id,
        email: account.email,
        accountStatus: {
          description: held.accountStatus?.description ?? account.status_code,
          workflowStatusCode: account.status_code,
          details: held.accountStatus?.details ?? [],
        },
      },
    ],
  };
};

async function hasDocuments({ db }: RecordStore, { tenant_id, id }: AccountRow): Promise<boolean> {
  const document = await db.kysely
    .selectFrom('e_document')
    .select('id')
    .where('tenant_id', '=', tenant_id)
    .where('account_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return document !== undefined;
}
