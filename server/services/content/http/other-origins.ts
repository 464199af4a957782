import type { FastifyInstance } from 'fastify';

/** Pages of other origins may call the content service: it knows callers by their token alone, so no cookies are allowed along. */
export function allowOtherOrigins(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.header('Access-Control-Allow-Origin', '*');
    done();
  });
  for (const path of ['/api/content/*', '/api/apps/*', '/api/assets/*', '/identity-server/*']) {
    app.options(path, (request, reply) =>
      reply
        .headers({
          'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
          'Access-Control-Allow-Headers': request.headers['access-control-request-headers'] ?? '*',
          'Access-Control-Max-Age': '600',
        })
        .code(204)
        .send(),
    );
  }
}
