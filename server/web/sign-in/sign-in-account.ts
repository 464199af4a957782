import type { FastifyRequest } from 'fastify';
import { languageCodes, type Tenant } from '#schemas/tenant';
import { chosenLanguage } from '../../platform/http/index.ts';
import { signInProblem } from './sign-in-problems.ts';
import type { SignInAccount } from './options.ts';

/** LOGIN-05: the account that was found, where it may sign in; a problem where it may not, or could not be looked up. */
export async function requireActive(account: Promise<SignInAccount> | undefined): Promise<SignInAccount | undefined> {
  const found = await account?.catch(() => {
    throw signInProblem('account-status-error', 'The status of the account could not be checked. Try again later.');
  });
  if (found?.status === 'Inactive') throw signInProblem('inactive-account', 'The account is inactive.');
  return found;
}

/** PAGE-20: the account's language, where the tenant has it and the visitor has chosen none. */
export function preferredLanguage(request: FastifyRequest, tenant: Tenant, account: SignInAccount | undefined): string | undefined {
  if (chosenLanguage(request, tenant)) return undefined;
  return languageCodes(tenant).find((code) => code === account?.language);
}
