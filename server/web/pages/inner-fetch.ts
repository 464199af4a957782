import type { FastifyInstance } from 'fastify';
import { routes } from '#schemas/api';
import type { Tenant } from '#schemas/tenant';
import { insideAddress, insideTenant } from '../../platform/http/index.ts';

const content = /^\/(content|config-service)\//;
const calls = /^\/api\//;
/** What documents for anyone need beside content. */
const publicCalls = /^\/api\/(?:Attachment\/configuration|Addresses\/countries)$/;
/** Calls that are sent, and change nothing. */
const readingPosts = /^\/api\/Submissions\/ExecutePreconditionCheck$/;

/** What the holder of a mailed link is shown its form with (FRM-01). */
const linkCalls = [routes['accounts.byToken'], routes['submissions.byToken'], routes['submissions.preconditionByToken']];

/** In whose name a page is drawn. */
export interface Asking {
  /** Of the page: answers with words are in it. */
  readonly language: string;
  /** Identity token of the person for whom it is drawn. */
  readonly idToken?: string | undefined;
  /** Secret of the mailed link of the person for whom it is drawn. */
  readonly linkToken?: string | undefined;
}

/**
 * A `fetch` that asks this very app while a page is drawn, for this very tenant, whatever other tenant claims its host: for content, and in the name
 * of a person for what the portal's calls read. Anything else is refused.
 */
export function innerFetch(
  app: FastifyInstance,
  { slug, hosts }: Pick<Tenant, 'slug' | 'hosts'>,
  { language, idToken, linkToken }: Asking,
): typeof fetch {
  return async (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, 'http://inside');
    const method = (init?.method ?? (input instanceof Request ? input.method : 'GET')).toUpperCase();
    const opensLink = linkToken !== undefined && linkCalls.some((route) => route.method === method && route.path === pathname);
    const reads =
      method === 'GET' ? content.test(pathname) || (idToken ? calls : publicCalls).test(pathname) : idToken && readingPosts.test(pathname);
    if (!reads && !opensLink) throw new TypeError(`a page may not fetch ${method} ${pathname} while it is rendered`);
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    for (const name of ['authorization', 'cookie', 'token', 'x-unpublished', 'x-activity', 'host']) headers.delete(name);
    const answer = await app.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url: `${pathname}${search}`,
      headers: {
        ...Object.fromEntries(headers),
        host: hosts[0] ?? 'localhost',
        [insideTenant]: slug,
        cookie: `language=${language}`,
        ...(idToken ? { authorization: `Bearer ${idToken}` } : {}),
        ...(opensLink ? { token: linkToken } : {}),
      },
      remoteAddress: insideAddress,
      ...(typeof init?.body === 'string' ? { payload: init.body } : {}),
    });
    const sent = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) if (value !== undefined) sent.set(name, String(value));
    const bodiless = answer.statusCode === 204 || answer.statusCode === 304;
    return new Response(bodiless ? null : answer.body, { status: answer.statusCode, headers: sent });
  };
}
