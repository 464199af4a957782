import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignInProblemCode } from '#schemas/api';
import { signInMethods } from '#schemas/shared/sign-in-method';
import { sameOriginPath } from '#schemas/shared/same-origin-path';
import type { StartBody } from './send-passcode.ts';
import { readName } from '../typed-name.ts';
import { ProblemError } from '../../../platform/problems/index.ts';
import type { Flow } from '../flows.ts';
import type { SignInContext } from '../options.ts';

/** Fields of a native form, before the page's script was there. */
export type FormFields = Readonly<Record<string, string>>;

/**
 * LOGIN-14: `method`, then `Email`, or `CountryCode` and `MobileNumber`, or `username`; names in any case. A form that was posted
 * without a script carries the fields of every method, so the method decides which count.
 */
export function startOfForm(fields: FormFields): StartBody {
  const field = (...names: string[]): string =>
    Object.entries(fields)
      .find(([key]) => names.includes(key.toLowerCase()))?.[1]
      .trim() ?? '';
  const method = signInMethods.find((known) => known === field('method')) ?? 'Email';
  const typed = method === 'Email' ? field('email') : field('mobilenumber');
  const countryCode = method === 'Email' ? '' : field('countrycode');
  return { method, username: typed || field('username'), link: field('link') === 'true', ...(countryCode ? { countryCode } : {}) };
}

/** Goes back to the page of the form; the page asks `GET /auth/flow` what happened. Only a path of this portal counts. */
export function goBack(reply: FastifyReply, fields: FormFields): FastifyReply {
  return reply
    .code(303)
    .header('location', sameOriginPath(fields['returnTo']) ?? '/')
    .send();
}

/** Keeps the fault of a native form for the page that asks after the redirect. */
export async function saveProblem(
  { flows, cookies, tenantOf }: SignInContext,
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
  body?: StartBody,
): Promise<void> {
  if (!(error instanceof ProblemError) || error.statusCode >= 500) throw error;
  const tenant = tenantOf(request);
  const reference = cookies.read(request, tenant, 'flow');
  const known = await flows.read(tenant.slug, reference);
  const fault = error.code as SignInProblemCode;
  if (known && reference && !body) return flows.save(tenant.slug, reference, { ...known, fault });
  const { method = 'Email', username = '', link = false, countryCode } = body ?? {};
  const { name } = readName({ method, username, countryCode }, tenant.identity.country);
  const typed = name === undefined && countryCode !== undefined ? { username, countryCode } : { username: name ?? username };
  const failed: Flow = { method, link, fault, ...typed };
  cookies.set(request, reply, tenant, 'flow', await flows.open(tenant.slug, failed));
}
