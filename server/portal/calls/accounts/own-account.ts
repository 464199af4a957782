import type { Operation } from '../call.ts';
import { accountOf, missingOfAccount, restrictedFormsOf, toAccount, type PublishedContent, type RecordStore } from '../../records/index.ts';
import { markOfRegistration } from './answered-registration.ts';

/** API-ACC-2: the account the call acts for, as a list of one; empty for a claimant who has none. FRM-13: with what is missing of its own files. */
export const ownAccount: Operation<'accounts.mine', RecordStore & PublishedContent> = async (call) => {
  const { parts } = call;
  const account = await accountOf(call);
  if (!account) return [];
  const [missing, restricted, mark] = await Promise.all([
    missingOfAccount(parts.db, account),
    restrictedFormsOf(parts, account),
    markOfRegistration(parts, account),
  ]);
  return [{ ...toAccount(account), ...missing, ...restricted, ...mark }];
};
