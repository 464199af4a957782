import type { FastifyInstance } from 'fastify';
import { storableText } from './storable.ts';

/** Reads `application/x-www-form-urlencoded`, of 16 KB unless more is allowed, into a map without a prototype; the first value of a name wins. */
export function readFormBodies(app: FastifyInstance, bodyLimit = 16_384): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit }, (_request, body, done) => {
    const fields: Record<string, string> = Object.create(null) as Record<string, string>;
    for (const [name, value] of new URLSearchParams(String(body))) fields[name] ??= storableText(value);
    done(null, fields);
  });
}

/** Takes forms and nothing else: any other body is refused with 415. */
export function onlyFormBodies(app: FastifyInstance, bodyLimit?: number): void {
  app.removeAllContentTypeParsers();
  readFormBodies(app, bodyLimit);
}
