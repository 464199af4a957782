import type { FastifyInstance } from 'fastify';
import type { Tenant } from '#schemas/tenant';
import { insideAddress, insideTenant } from '../../platform/http/index.ts';

const answered = /^\/(content|config-service)\//;

/** A `fetch` that asks this very app for content, without a session, for this very tenant, whatever other tenant claims its host. Anything else is refused. */
export function innerFetch(app: FastifyInstance, { slug, hosts }: Pick<Tenant, 'slug' | 'hosts'>): typeof fetch {
  return async (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, 'http://inside');
    if (!answered.test(pathname)) throw new TypeError(`a page may not fetch ${pathname} while it is rendered`);
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    for (const name of ['authorization', 'cookie', 'x-unpublished', 'host']) headers.delete(name);
    const answer = await app.inject({
      method: 'GET',
      url: `${pathname}${search}`,
      headers: { ...Object.fromEntries(headers), host: hosts[0] ?? 'localhost', [insideTenant]: slug },
      remoteAddress: insideAddress,
    });
    const sent = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) if (value !== undefined) sent.set(name, String(value));
    const bodiless = answer.statusCode === 204 || answer.statusCode === 304;
    return new Response(bodiless ? null : answer.body, { status: answer.statusCode, headers: sent });
  };
}
