import type { FastifyInstance } from 'fastify';

const fixed = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
} as const;

const closed = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Headers of every answer; a route that sends a document or a file sets its own policy and caching over them. Pure. */
export const headersOfEveryAnswer = (https: boolean): Readonly<Record<string, string>> => ({
  ...fixed,
  'Cache-Control': 'no-store',
  'Content-Security-Policy': closed,
  ...(https ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
});

/** Sets them before anything else happens to a request. */
export function addSecurityHeaders(app: FastifyInstance, https: boolean): void {
  const headers = headersOfEveryAnswer(https);
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
}
