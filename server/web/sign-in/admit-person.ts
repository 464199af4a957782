import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Tenant } from '#schemas/tenant';
import { keepLanguage } from '../../platform/http/index.ts';
import { notFound } from '../../platform/problems/index.ts';
import { Cookies } from './cookies.ts';
import { sessionOpener } from './open-session.ts';
import { makeIsHttps, type AuthOptions } from './options.ts';
import { preferredLanguage, requireActive } from './sign-in-account.ts';

type Options = Pick<AuthOptions, 'db' | 'https' | 'provider' | 'verifier' | 'sessions' | 'clock' | 'accountOf'>;

/** Signs a person of a tenant in by mail address, without a passcode. */
export type AdmitPerson = (request: FastifyRequest, reply: FastifyReply, tenant: Tenant, email: string) => Promise<void>;

/**
 * For demo mode only, where nothing has to be proven: the caller makes sure that it is the demo, and a person of it. The cookie's name carries the tenant, so
 * that it may be set at any port of the demo.
 */
export function personAdmitter(options: Options): AdmitPerson {
  const isHttps = makeIsHttps(options.https);
  const cookies = new Cookies(isHttps);
  return async (request, reply, tenant, email) => {
    const openSession = sessionOpener({ ...options, tenantOf: () => tenant });
    const user = await options.provider.registration?.find(options.db.kysely, tenant.identity.userPoolId, email);
    if (!user || !openSession) throw notFound();
    const account = await requireActive(options.accountOf?.(tenant, email));
    await options.sessions.take(tenant, cookies.read(request, tenant, 'sid'));
    await openSession(request, reply, user.sub);
    const language = preferredLanguage(request, tenant, account);
    if (language) void keepLanguage(reply, language, isHttps(request));
  };
}
