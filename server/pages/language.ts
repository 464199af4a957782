import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Tenant } from '#schemas/tenant';
import { isCrossSite } from '../http/cross-site.ts';
import { onlyFormBodies } from '../http/form-body.ts';
import { ownPath } from '../http/own-path.ts';
import { ProblemError } from '../http/problems.ts';
import type { TenantOf } from '../http/tenant-of.ts';

const oneYear = 365 * 24 * 3600;

/** NAV-02: what the cookie `language` asks for when the tenant has it, else English when it has that, else its first. Pure. */
export function languageOf(cookies: string | undefined, { languages }: Pick<Tenant, 'languages'>): string {
  const codes = languages.map(({ iso2Code }) => iso2Code);
  const asked = /(?:^|;\s*)language=([a-z]{2})(?:;|$)/.exec(cookies ?? '')?.[1];
  return asked && codes.includes(asked) ? asked : codes.includes('en') ? 'en' : (codes[0] ?? 'en');
}

/** `POST /language`: a plain form that works before any script; sets the cookie and returns (NAV-02). Another site's form is refused. */
export function languageRoute(app: FastifyInstance, { tenantOf, https }: { readonly tenantOf: TenantOf; readonly https: boolean }): void {
  app.register(async (room) => {
    onlyFormBodies(room);
    room.post('/language', (request: FastifyRequest, reply) => {
      if (isCrossSite(request))
        throw new ProblemError(403, 'cross-site', 'The language is chosen on the portal itself. Open it and choose there.');
      const { language, returnTo } = (request.body ?? {}) as { language?: unknown; returnTo?: unknown };
      const known = tenantOf(request).languages.some(({ iso2Code }) => iso2Code === language);
      if (known)
        void reply.header('Set-Cookie', `language=${String(language)}; Path=/; Max-Age=${oneYear}; SameSite=Lax${https ? '; Secure' : ''}`);
      return reply.redirect(ownPath(returnTo), 303);
    });
  });
}
