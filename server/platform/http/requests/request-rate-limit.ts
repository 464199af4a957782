import type { FastifyInstance } from 'fastify';
import { insideAddress } from './inside.ts';
import { ProblemError } from '../../problems/index.ts';
import type { RateLimit } from '../../rate-counters/index.ts';

const free = /^\/(build|health)\//i;

/** A high ceiling per address on everything but health and built files; what the server asks itself is free. */
export function limitRequests(app: FastifyInstance, limit: RateLimit): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.socket.remoteAddress === insideAddress || free.test(request.url) || limit.take(request.ip)) return done();
    done(
      new ProblemError(429, 'too-many-requests', 'Too many requests from this address. Wait a little, then try again.', {
        retryAfterSeconds: limit.retryAfter(request.ip),
      }),
    );
  });
}
