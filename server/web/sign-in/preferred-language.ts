import type { FastifyRequest } from 'fastify';
import type { Tenant } from '#schemas/tenant';
import type { Handle } from '../../platform/db/index.ts';
import { chosenLanguage } from '../../platform/http/index.ts';
import type { SignInContext } from './options.ts';

/** PAGE-20: the account's language, where the tenant has it and the visitor has chosen none. */
export async function preferredOf(
  { preferredLanguage }: Pick<SignInContext, 'preferredLanguage'>,
  request: FastifyRequest,
  tenant: Tenant,
  username: string,
  trx: Handle,
): Promise<string | undefined> {
  if (!preferredLanguage || chosenLanguage(request, tenant)) return undefined;
  const language = await preferredLanguage(tenant, username, trx);
  return tenant.languages.some(({ iso2Code }) => iso2Code === language) ? language : undefined;
}
