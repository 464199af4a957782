import { maxFileBytes } from '#schemas/shared/file-size';
import type { FastifyInstance } from 'fastify';
import { insideAddress } from '../../platform/http/index.ts';

/** Bytes of a tenant's asset by its slug; null when there is none or it is too large. Rejects when there is no answer. */
export type ReadAsset = (tenant: string, slug: string) => Promise<Uint8Array | null>;

const timeoutMs = 10_000;
const pathOf = (tenant: string, slug: string): string => `/api/assets/${encodeURIComponent(tenant)}/${encodeURIComponent(slug)}`;

/** From the embedded content service, without the network. */
export const embeddedAsset =
  (app: FastifyInstance): ReadAsset =>
  async (tenant, slug) => {
    const answer = await app.inject({ method: 'GET', url: pathOf(tenant, slug), remoteAddress: insideAddress });
    return answer.statusCode === 200 && answer.rawPayload.length <= maxFileBytes ? answer.rawPayload : null;
  };

/** From a content service elsewhere; its address is a setting of this server. */
export const remoteAsset =
  (baseUrl: string): ReadAsset =>
  async (tenant, slug) => {
    const answer = await fetch(`${baseUrl}${pathOf(tenant, slug)}`, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    const parts: Uint8Array[] = [];
    let size = 0;
    for await (const part of answer.ok ? (answer.body ?? []) : []) {
      size += part.length;
      if (size > maxFileBytes) return null;
      parts.push(part);
    }
    return answer.ok ? Buffer.concat(parts) : null;
  };
