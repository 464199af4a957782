import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { daySeconds } from '#locale/dates-and-numbers/units-of-time';
import { languageCodes, pickLanguage, tenantDefaults, type Tenant } from '#schemas/tenant';
import { sameOriginPath } from '#schemas/shared/same-origin-path';
import { isCrossSite } from './cross-site.ts';
import { onlyFormBodies } from '../bodies/form-body.ts';
import { ProblemError } from '../../problems/index.ts';
import type { TenantOf } from './tenant-of.ts';

const oneYear = 365 * daySeconds;

/** What a request states about the language of its visitor. */
export type Asking = Pick<FastifyRequest, 'cookies' | 'headers'>;

/**
 * NAV-02, PAGE-20: the first of these that the tenant has: what a link names (`asked`), what the cookie `language` names, what the browser
 * prefers (for a tenant that wants that), English; else the tenant's first. Pure.
 */
export function languageOf(
  asking: Asking,
  { languages, languageByBrowser = tenantDefaults.languageByBrowser }: Pick<Tenant, 'languages' | 'languageByBrowser'>,
  asked?: string,
): string {
  const preferences = languageByBrowser ? preferred(asking.headers['accept-language']) : [];
  return pickLanguage(languageCodes({ languages }), asked, asking.cookies['language'], ...preferences);
}

/** The language a visitor chose, where they chose one that the tenant has. Pure. */
export const chosenLanguage = ({ cookies }: Asking, tenant: Pick<Tenant, 'languages'>): string | undefined =>
  languageCodes(tenant).find((code) => code === cookies['language']);

/** Keeps a chosen language in a cookie. */
export const keepLanguage = (reply: FastifyReply, language: string, https: boolean): FastifyReply =>
  reply.setCookie('language', language, { path: '/', maxAge: oneYear, sameSite: 'lax', secure: https });

/** Accept-Language (RFC 9110, 12.5.4) as two-letter codes, best first: `cy;q=0.8, en-GB` → en, cy. */
const preferred = (header = ''): string[] =>
  header
    .split(',')
    .flatMap((range) => {
      const [, code, quality = '1'] = /^\s*([a-z]{2})(?:-[a-z0-9-]*)?\s*(?:;\s*q=([01](?:\.\d*)?))?\s*$/i.exec(range) ?? [];
      return code && Number(quality) > 0 ? [{ code: code.toLowerCase(), quality: Number(quality) }] : [];
    })
    .sort((one, other) => other.quality - one.quality)
    .map(({ code }) => code);

/** `POST /language`: a plain form that works before any script; sets the cookie and returns (NAV-02). Another site's form is refused. */
export function languageRoute(app: FastifyInstance, { tenantOf, https }: { readonly tenantOf: TenantOf; readonly https: boolean }): void {
  app.register(async (scope) => {
    onlyFormBodies(scope);
    scope.post('/language', (request: FastifyRequest, reply) => {
      if (isCrossSite(request))
        throw new ProblemError(403, 'cross-site', 'The language is chosen on the portal itself. Open it and choose there.');
      const { language, returnTo } = (request.body ?? {}) as { language?: unknown; returnTo?: unknown };
      const known = languageCodes(tenantOf(request)).find((code) => code === language);
      if (known) void keepLanguage(reply, known, https);
      return reply.redirect(sameOriginPath(returnTo) ?? '/', 303);
    });
  });
}
