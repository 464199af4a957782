import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pickText } from '#engine';
import type { Dictionary, ServerWord, Tenant } from '#schemas/tenant';
import { html, type Html } from '../http/html.ts';
import { languageOf } from '../pages/language.ts';
import { wordsOf, type Say } from '../words-of.ts';

export interface UnlockOptions {
  /** Uses up a link of a pool; false for an unknown, used or old one. */
  readonly unlock: (poolId: string, token: string) => Promise<boolean>;
  readonly tenantOf: (request: FastifyRequest) => Tenant;
  /** The tenant's own words. Where they cannot be read the page is English, and still unlocks. */
  readonly dictionaryOf?: ((tenant: string) => Promise<Dictionary | undefined>) | undefined;
}

/**
 * The mailed way out of a lock that no waiting ends (SECURITY 1). The link shows a button, because mail scanners open
 * links; only the button unlocks. The link says which language its reader used, whatever device opens it.
 */
export function unlockRoutes(app: FastifyInstance, { unlock, tenantOf, dictionaryOf }: UnlockOptions): void {
  const lookFor = async (request: FastifyRequest, asked: string | undefined): Promise<Look> => {
    const tenant = tenantOf(request);
    const dictionary = await dictionaryOf?.(tenant.slug).catch((error: unknown) => {
      request.log.warn({ err: error, tenant: tenant.slug }, 'the page to unlock a sign-in is shown in English');
      return undefined;
    });
    const language = languageOf(request.headers, tenant, asked);
    const languages = { language, languages: tenant.languages.map(({ iso2Code }) => iso2Code) };
    return {
      language,
      dir: tenant.languages.find(({ iso2Code }) => iso2Code === language)?.dir ?? 'ltr',
      name: pickText(tenant.name, languages) ?? tenant.slug,
      say: wordsOf(dictionary, languages),
    };
  };

  app.get<{ Querystring: Sent }>('/auth/unlock', async (request, reply) => {
    const { token = '', language } = request.query;
    const look = await lookFor(request, language);
    return page(
      reply,
      look,
      'unlock.heading',
      html`<p>${look.say('unlock.intro')}</p>
        <form method="post" action="/auth/unlock">
          <input type="hidden" name="token" value="${/^[\w-]{20,100}$/.test(token) ? token : ''}" />
          <input type="hidden" name="language" value="${look.language}" />
          <button>${look.say('unlock.unlock')}</button>
        </form>`,
    );
  });
  app.post<{ Body: Sent | null | undefined }>('/auth/unlock', async (request, reply) => {
    const unlocked = await unlock(tenantOf(request).identity.userPoolId, String(request.body?.token ?? ''));
    const look = await lookFor(request, request.body?.language);
    const { say } = look;
    return unlocked
      ? page(reply, look, 'unlock.doneHeading', html`<p><a href="/">${say('unlock.signIn')}</a></p>`)
      : page(
          reply.code(404),
          look,
          'unlock.goneHeading',
          html`<p>${say('unlock.goneMessage')} <a href="/">${say('unlock.portal')}</a></p>`,
        );
  });
}

interface Sent {
  readonly token?: string;
  readonly language?: string;
}

/** How the page speaks to one visitor of a tenant. */
interface Look {
  readonly language: string;
  readonly dir: 'ltr' | 'rtl';
  readonly name: string;
  readonly say: Say;
}

function page(reply: FastifyReply, { language, dir, name, say }: Look, heading: ServerWord, body: Html): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-language', language)
    .header('content-security-policy', "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'")
    .send(
      html`<!doctype html>
        <html lang="${language}" dir="${dir}">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <title>${say(heading)} – ${name}</title>
          </head>
          <body>
            <header><p>${name}</p></header>
            <main>
              <h1>${say(heading)}</h1>
              ${body}
            </main>
          </body>
        </html> `.text,
    );
}
