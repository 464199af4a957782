import type { FastifyInstance } from 'fastify';
import { storableText } from './storable.ts';

/** Reads `application/x-www-form-urlencoded` into a map without a prototype; the first value of a name wins. */
export function readFormBodies(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    const fields: Record<string, string> = Object.create(null) as Record<string, string>;
    for (const [name, value] of new URLSearchParams(String(body))) fields[name] ??= storableText(value);
    done(null, fields);
  });
}
