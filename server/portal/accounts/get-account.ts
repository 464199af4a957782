import type { Operation } from '../call.ts';
import { requireAccount } from './account-of.ts';
import { toAccount } from './to-account.ts';

/** API-ACC-2. */
export const getAccount: Operation<'accounts.one'> = async (call) => toAccount(await requireAccount(call, call.params.id));
