import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Tenant } from '#schemas/tenant';

/** `sid`: the session. `flow`: a sign-in between its steps. `device`: this browser signed in before. */
export type CookieName = 'sid' | 'flow' | 'device';

const yearSeconds = 31_536_000;

/**
 * Cookies of sign-in, HttpOnly. The session is sent with every request of this host and read by GETs of documents and by /auth alone
 * (docs/decisions/0017): Lax, so that a link in a mail opens a page signed in. The others go to /auth only, and never with what another site begins.
 * Over plain http (a demo on this machine) the tenant is in the name, because ports of one host share their cookies.
 */
export class Cookies {
  readonly #isHttps: (request: FastifyRequest) => boolean;

  constructor(isHttps: (request: FastifyRequest) => boolean) {
    this.#isHttps = isHttps;
  }

  read(request: FastifyRequest, tenant: Tenant, name: CookieName): string | undefined {
    return request.cookies[this.#nameOf(request, tenant, name)];
  }

  /** Without `maxAge` (seconds) it ends with the browser. */
  set(request: FastifyRequest, reply: FastifyReply, tenant: Tenant, name: CookieName, value: string, maxAge?: number): void {
    const { path, sameSite } = scopeOf[name];
    const limits = { path, sameSite, httpOnly: true, secure: this.#isHttps(request) } as const;
    void reply.setCookie(this.#nameOf(request, tenant, name), value, { ...limits, ...(maxAge === undefined ? {} : { maxAge }) });
  }

  /** This browser, if it began a sign-in before. */
  device(request: FastifyRequest, tenant: Tenant): string | undefined {
    return this.read(request, tenant, 'device');
  }

  keepDevice(request: FastifyRequest, reply: FastifyReply, tenant: Tenant, device: string): void {
    this.set(request, reply, tenant, 'device', device, yearSeconds);
  }

  drop(request: FastifyRequest, reply: FastifyReply, tenant: Tenant, name: CookieName): void {
    this.set(request, reply, tenant, name, '', 0);
  }

  #nameOf(request: FastifyRequest, tenant: Tenant, name: CookieName): string {
    return this.#isHttps(request) ? `${scopeOf[name].prefix}${name}` : `${name}-${tenant.slug}`;
  }
}

const auth = { path: '/auth', sameSite: 'strict', prefix: '__Secure-' } as const;
const scopeOf = { sid: { path: '/', sameSite: 'lax', prefix: '__Host-' }, flow: auth, device: auth } as const;
