import type { Operation } from '../call.ts';
import { requireAccount, toAccount, type RecordStore } from '../../records/index.ts';

/** API-ACC-2. */
export const getAccount: Operation<'accounts.one', RecordStore> = async (call) => toAccount(await requireAccount(call, call.params.id));
