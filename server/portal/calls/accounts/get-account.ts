import type { Operation } from '../call.ts';
import { requireAccount } from '../../records/account/account-of.ts';
import { toAccount } from '../../records/account/to-account.ts';
import type { RecordStore } from '../../records/record-store.ts';

/** API-ACC-2. */
export const getAccount: Operation<'accounts.one', RecordStore> = async (call) => toAccount(await requireAccount(call, call.params.id));
