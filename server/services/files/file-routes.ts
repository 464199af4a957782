import type { FastifyError, FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import type { Tenant } from '#schemas/tenant';
import { logRefusal } from '../../platform/http/index.ts';
import { answerError, notFound, ProblemError } from '../../platform/problems/index.ts';
import { fileHeaders, objectKey, thumbnailHeaders } from './file-answer.ts';
import { receiveFile, type Receiving } from './receive-file.ts';
import { checkLink, type SigningKey } from './sigv4.ts';

export interface FileRoutesOptions extends Receiving {
  readonly key: SigningKey;
  /** Tenant of the request's host: a link works at the address of its own tenant only. */
  readonly tenantOf: (request: FastifyRequest) => Pick<Tenant, 'slug'>;
  /** A file is received and waits to be processed. */
  readonly onReceived: () => void;
}

interface FileRoute {
  Params: { tenant: string; id: string };
}

/** PUT and GET /files/{tenant}/{id} with a presigned link of the S3 shape (FRM-13, CTL-DOC), and GET of its thumbnail. */
export const fileRoutes: FastifyPluginAsync<FileRoutesOptions> = async (app, options) => {
  const { db, store, key, tenantOf, clock, onReceived } = options;
  app.removeAllContentTypeParsers();
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    // Without the tenant: until the link is checked, the one in its path is unproven.
    logRefusal(request, error);
    return answerError(error, request, reply);
  });
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

  const fileOf = async ({ tenant, id }: FileRoute['Params']) => {
    const file = await db.kysely
      .selectFrom('stored_file')
      .selectAll()
      .where('tenant_id', '=', tenant)
      .where('id', '=', id)
      .executeTakeFirst();
    if (!file) throw notFound();
    return file;
  };
  const requireLink = (request: FastifyRequest<FileRoute>, method: 'PUT' | 'GET'): void => {
    const url = new URL(request.originalUrl, `${request.protocol}://${request.host}`);
    const fault = checkLink(key, method, url, (name) => headerOf(request, name), clock());
    if (!fault && tenantOf(request).slug === request.params.tenant) return;
    throw new ProblemError(403, `link-${fault ?? 'elsewhere'}`, 'This link does not fit, or does not work any more. Ask for a new one.');
  };

  app.put<FileRoute>('/files/:tenant/:id', async (request, reply) => {
    requireLink(request, 'PUT');
    const file = await fileOf(request.params);
    const sha256 = await receiveFile(options, file, request.body as Readable | undefined, String(request.id));
    onReceived();
    return reply.header('etag', `"${sha256}"`).code(200).send();
  });

  app.get<FileRoute>('/files/:tenant/:id', async (request, reply) => {
    requireLink(request, 'GET');
    const file = await fileOf(request.params);
    if (file.state !== 'checked') throw notFound();
    return reply.headers(fileHeaders(file)).send(store.read(objectKey(file)));
  });

  app.get<FileRoute>('/files/:tenant/:id/thumbnail', async (request, reply) => {
    requireLink(request, 'GET');
    const file = await fileOf(request.params);
    if (file.state !== 'checked' || file.thumbnail_size === null) throw notFound();
    return reply.headers(thumbnailHeaders(file.thumbnail_size)).send(store.readCopy(objectKey(file), 'thumbnail'));
  });
};

function headerOf(request: Pick<FastifyRequest, 'headers'>, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join(',') : value;
}
