import type { ClaimsAnswer } from '#schemas/api';
import { accountOf, type RecordStore } from '../../records/index.ts';
import type { Operation } from '../call.ts';

/** CLM-11: what the administrator's system holds of the account's claims, completed from the account itself. */
export const listClaims: Operation<'submissions.claims', RecordStore> = async (call) => {
  const account = await accountOf(call);
  if (!account) return { claims: [] };
  const held = (account.claims ?? {}) as Partial<ClaimsAnswer>;
  if (!held.claims && !held.accountStatus) return { claims: [] };
  return {
    claims: [
      {
        ...held,
        columns: held.columns ?? [],
        statusColours: held.statusColours ?? {},
        claims: held.claims ?? [],
        accountButtons: held.accountButtons ?? [],
        isESignEnabled: held.isESignEnabled ?? false,
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
