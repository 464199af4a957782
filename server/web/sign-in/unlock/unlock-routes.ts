import type { FastifyInstance, FastifyRequest } from 'fastify';
import { directionOf, languagesOf, type Dictionary, type Tenant } from '#schemas/tenant';
import { html, languageOf } from '../../../platform/http/index.ts';
import { randomToken } from '../../../services/identity/index.ts';
import { serverTranslator, tenantName } from '../../../platform/words/index.ts';
import type { Cookies } from '../cookies.ts';
import { sendUnlockPage, type UnlockPageContext } from './unlock-page.ts';

export interface UnlockOptions {
  /** Uses up a link of a pool; false for an unknown, used or old one. */
  readonly unlock: (poolId: string, token: string, device: string) => Promise<boolean>;
  readonly cookies: Cookies;
  readonly tenantOf: (request: FastifyRequest) => Tenant;
  /** The tenant's own words. Where they cannot be read the page is English, and still unlocks. */
  readonly dictionaryOf?: ((tenant: string) => Promise<Dictionary | undefined>) | undefined;
}

/**
 * The mailed way out of a lock that no waiting ends (SEC-1, SEC-2). The link shows a button, because mail scanners open
 * links; only the button unlocks, and counts the browser as the reader's from then on. The link carries which language its reader used, whatever
 * device opens it.
 */
export function unlockRoutes(app: FastifyInstance, { unlock, cookies, tenantOf, dictionaryOf }: UnlockOptions): void {
  const pageContextOf = async (request: FastifyRequest, asked: string | undefined): Promise<UnlockPageContext> => {
    const tenant = tenantOf(request);
    const dictionary = await dictionaryOf?.(tenant.slug).catch((error: unknown) => {
      request.log.warn({ err: error, tenant: tenant.slug }, 'the page to unlock a sign-in is shown in English');
      return undefined;
    });
    const language = languageOf(request, tenant, asked);
    const languages = languagesOf(tenant, language);
    return {
      language,
      dir: directionOf(tenant, language),
      name: tenantName(tenant, languages),
      help: [tenant.help.phone, tenant.help.email].filter((way) => way !== undefined),
      translate: serverTranslator(dictionary, languages),
    };
  };

  app.get<{ Querystring: UnlockForm }>('/auth/unlock', async (request, reply) => {
    const { token = '', language } = request.query;
    const page = await pageContextOf(request, language);
    return sendUnlockPage(
      reply,
      page,
      'unlock.heading',
      html`<p>${page.translate('unlock.intro')}</p>
        <form method="post" action="/auth/unlock">
          <input type="hidden" name="token" value="${/^[\w-]{20,100}$/.test(token) ? token : ''}" />
          <input type="hidden" name="language" value="${page.language}" />
          <button class="button">${page.translate('unlock.unlock')}</button>
        </form>`,
    );
  });
  app.post<{ Body: UnlockForm | null | undefined }>('/auth/unlock', async (request, reply) => {
    const tenant = tenantOf(request);
    const device = cookies.device(request, tenant) ?? randomToken();
    const unlocked = await unlock(tenant.identity.userPoolId, String(request.body?.token ?? ''), device);
    if (unlocked) cookies.keepDevice(request, reply, tenant, device);
    const page = await pageContextOf(request, request.body?.language);
    const { translate } = page;
    return unlocked
      ? sendUnlockPage(reply, page, 'unlock.doneHeading', html`<p><a class="button" href="/">${translate('unlock.signIn')}</a></p>`)
      : sendUnlockPage(
          reply.code(404),
          page,
          'unlock.goneHeading',
          html`<p>${translate('unlock.goneMessage')}</p>
            <p><a class="button" href="/">${translate('unlock.portal')}</a></p>`,
        );
  });
}

interface UnlockForm {
  readonly token?: string;
  readonly language?: string;
}
