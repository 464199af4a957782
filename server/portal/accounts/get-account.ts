import type { Operation } from '../call.ts';
import { accountFor } from './account-of.ts';
import { toAccount } from './to-account.ts';

/** API-ACC-2. */
export const getAccount: Operation<'accounts.one'> = async ({ portal, actor, params }) =>
  toAccount(await accountFor(portal.db, actor, params.id));
