import type { Operation } from '../call.ts';
import { missingOfAccount, requireAccount, toAccount, type RecordStore } from '../../records/index.ts';

/** API-ACC-2. FRM-13: with what is missing of its own files. */
export const getAccount: Operation<'accounts.one', RecordStore> = async (call) => {
  const account = await requireAccount(call, call.params.id);
  return { ...toAccount(account), ...(await missingOfAccount(call.parts.db, account)) };
};
