import type { Operation } from '../call.ts';
import { accountOf, missingOfAccount, toAccount, type RecordStore } from '../../records/index.ts';

/** API-ACC-2: the account the call acts for, as a list of one; empty for a claimant who has none. FRM-13: with what is missing of its own files. */
export const ownAccount: Operation<'accounts.mine', RecordStore> = async (call) => {
  const account = await accountOf(call);
  return account ? [{ ...toAccount(account), ...(await missingOfAccount(call.parts.db, account)) }] : [];
};
