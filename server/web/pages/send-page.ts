import type { FastifyReply, FastifyRequest } from 'fastify';
import { sameOriginPath } from '#schemas/shared/same-origin-path';
import type { StoredPage } from './cache/stored-page.ts';
import { hasVersion } from '../../platform/http/index.ts';

const smallest = 1024;

/** Sends a page, which a browser may keep where `mayKeep`: its policies, 304 for a browser that has it, else the best encoding the browser takes. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, page: StoredPage, mayKeep: boolean): Promise<FastifyReply> {
  const keepable = page.keepable && mayKeep;
  void reply.headers({
    'Content-Security-Policy': [...page.policies],
    'Cache-Control': keepable ? 'private, no-cache' : 'private, no-store',
    'Content-Language': page.language,
    'X-Content-Revision': String(page.revision),
    Vary: 'Accept-Encoding, Accept-Language, Cookie',
  });
  if (page.redirect) return reply.redirect(sameOriginPath(page.redirect) ?? '/', page.status);
  if (page.status === 503) void reply.header('Retry-After', '10');
  if (keepable) {
    void reply.header('ETag', page.etag);
    if (hasVersion(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
  }
  void reply.code(page.status).type('text/html; charset=utf-8');
  const encoding = page.body.length < smallest ? undefined : bestEncoding(request.headers['accept-encoding']);
  if (!encoding) return reply.send(page.body);
  return reply.header('Content-Encoding', encoding).send(await page.encoded(encoding));
}

function bestEncoding(accepted: string | string[] | undefined): 'br' | 'gzip' | undefined {
  const names = String(accepted ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : undefined;
}
