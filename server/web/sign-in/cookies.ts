import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Tenant } from '#schemas/tenant';

/** `sid`: the session. `flow`: a sign-in between its steps. `device`: this browser signed in before. */
export type CookieName = 'sid' | 'flow' | 'device';

const yearSeconds = 31_536_000;

/**
 * Cookies of sign-in: HttpOnly, SameSite=Strict and sent to /auth only, so that nothing else can ever act by cookie.
 * That path rules out the `__Host-` prefix; `__Secure-` still forbids setting them over plain http. Over plain http
 * (a demo on this machine) the tenant is in the name, because ports of one host share their cookies.
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
    const limits = { path: '/auth', httpOnly: true, sameSite: 'strict', secure: this.#isHttps(request) } as const;
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
    return this.#isHttps(request) ? `__Secure-${name}` : `${name}-${tenant.slug}`;
  }
}
