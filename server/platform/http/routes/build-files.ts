import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** `/build/*`: files whose names hold their hash, so that a browser keeps them for a year; brotli made by the build is used where it is. */
export async function buildFiles(app: FastifyInstance, clientDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: clientDir,
    prefix: '/build/',
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response) => {
      response.header('Cache-Control', 'public, max-age=31536000, immutable');
    },
  });
}
