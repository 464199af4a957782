import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../../problems/index.ts';

/** Refuses a request with two `Host` headers, and one of HTTP/1.1 without any: proxy and server must not take it for different tenants (RFC 9112, 3.2). */
export function requireOneHost(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { rawHeaders, httpVersion } }, _reply, done) => {
    const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
    if (hosts > 1 || (hosts === 0 && httpVersion === '1.1'))
      return done(new ProblemError(400, 'bad-host', 'A request names its host once.'));
    done();
  });
}
