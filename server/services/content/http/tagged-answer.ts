import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasVersion } from '../../../platform/http/index.ts';
import { varyOn } from '../read/reading.ts';

/** Weak tag over everything an answer depends on, the X- headers included. */
export function tagOf(...parts: readonly unknown[]): string {
  const plain = parts.map((part) =>
    isHeaders(part) ? Object.entries(part).filter(([name]) => name.startsWith('x-') && !name.startsWith('x-forwarded')) : part,
  );
  return `W/"${createHash('sha256').update(JSON.stringify(plain)).digest('base64url').slice(0, 27)}"`;
}

const isHeaders = (part: unknown): part is IncomingHttpHeaders => typeof part === 'object' && part !== null && 'host' in part;

/** Sends the body with its tag; 304 without a body to a GET that already has it. */
export function answerTagged(request: FastifyRequest, reply: FastifyReply, tag: string, body: () => unknown): FastifyReply {
  void reply.headers({ ETag: tag, Vary: varyOn });
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (isRead && hasVersion(request.headers['if-none-match'], tag)) return reply.code(304).send();
  return reply.send(body());
}
