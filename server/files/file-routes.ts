import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import type { Database } from '../db/index.ts';
import { TooLarge, type FileStore } from './disk-store.ts';
import { checkLink, type SigningKey } from './sigv4.ts';
import { matchesEnding } from './sniff.ts';

export interface FileRoutesOptions {
  readonly db: Database;
  readonly store: FileStore;
  readonly key: SigningKey;
  readonly clock: () => number;
}

interface FileRoute {
  Params: { tenant: string; id: string };
}

/** PUT and GET /files/{tenant}/{id} with a presigned link of the S3 shape (STACK, files). */
export const fileRoutes: FastifyPluginAsync<FileRoutesOptions> = async (app, { db, store, key, clock }) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

  const fileOf = (params: FileRoute['Params']) =>
    db.kysely.selectFrom('stored_file').selectAll().where('tenant_id', '=', params.tenant).where('id', '=', params.id).executeTakeFirst();

  const refuse = (request: FastifyRequest, reply: FastifyReply, method: 'PUT' | 'GET'): boolean => {
    const url = new URL(request.originalUrl, `${request.protocol}://${request.host}`);
    const fault = checkLink(key, method, url, (name) => headerOf(request, name), clock());
    if (fault) void reply.code(403).type('application/problem+json').send({ title: 'This link does not work any more.', status: 403, code: `link-${fault}` });
    return fault !== null;
  };

  app.put<FileRoute>('/files/:tenant/:id', { bodyLimit: 21 * 1024 * 1024 }, async (request, reply) => {
    if (refuse(request, reply, 'PUT')) return reply;
    const file = await fileOf(request.params);
    if (!file) return reply.code(404).send();
    if (file.state !== 'waiting') return reply.code(409).type('application/problem+json').send({ title: 'This file has already arrived.', status: 409, code: 'already-received' });
    const watched = new FirstBytes(request.body as Readable);
    const objectKey = `${file.tenant_id}/${file.id}`;
    try {
      const { size, sha256 } = await store.write(objectKey, watched.stream(), file.size);
      if (size !== file.size) throw new TooLarge();
      const sound = matchesEnding(file.file_name, watched.head);
      if (!sound) await store.remove(objectKey);
      await db.kysely
        .updateTable('stored_file')
        .set({ state: sound ? 'checked' : 'refused', sha256 })
        .where('tenant_id', '=', file.tenant_id)
        .where('id', '=', file.id)
        .where('state', '=', 'waiting')
        .execute();
      return sound
        ? reply.header('etag', `"${sha256}"`).code(200).send()
        : reply.code(415).type('application/problem+json').send({ title: 'The file is not what its name says.', status: 415, code: 'file-type' });
    } catch (error) {
      if (!(error instanceof TooLarge)) throw error;
      await store.remove(objectKey);
      return reply.code(413).type('application/problem+json').send({ title: 'The file has another size than announced.', status: 413, code: 'file-size' });
    }
  });

  app.get<FileRoute>('/files/:tenant/:id', async (request, reply) => {
    if (refuse(request, reply, 'GET')) return reply;
    const file = await fileOf(request.params);
    if (!file || file.state !== 'checked') return reply.code(404).send();
    return reply
      .header('content-type', 'application/octet-stream')
      .header('content-length', file.size)
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.file_name)}`)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', 'no-store')
      .send(store.read(`${file.tenant_id}/${file.id}`));
  });
};

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join(',') : value;
}

/** Passes a stream on and keeps its first bytes, for sniffing. */
class FirstBytes {
  head: Uint8Array = new Uint8Array(0);
  readonly #body: AsyncIterable<Uint8Array>;

  constructor(body: AsyncIterable<Uint8Array>) {
    this.#body = body;
  }

  async *stream(): AsyncGenerator<Uint8Array> {
    for await (const chunk of this.#body) {
      if (this.head.length < 64) this.head = Buffer.concat([this.head, chunk.subarray(0, 64)]).subarray(0, 64);
      yield chunk;
    }
  }
}
