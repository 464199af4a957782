import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentDisposition, hasVersion, insideAddress } from '../../../platform/http/index.ts';
import { createRateLimit } from '../../../platform/rate-counters/index.ts';
import { assetVersion } from '../assets/asset-versions.ts';
import { unknownType } from '../assets/media-type.ts';
import { byteRange } from '../assets/byte-range.ts';
import { findAsset } from '../assets/find-asset.ts';
import { pictureSizeOf } from '../assets/picture-size.ts';
import { canResize } from '../assets/resize-picture.ts';
import { Busy, createResizedPictures } from '../assets/resized-pictures.ts';
import type { ContentContext } from '../access/content-context.ts';
import { notFound } from '../access/content-errors.ts';

const maxCacheSeconds = 31_536_000;
/** Sizes that one network may have drawn in five minutes; what is kept already is not counted. */
const maxDrawn = 100;

/**
 * API-CONTENT-2: GET assets/{app}/{idOrSlug}; anonymous. Kept for good at an address with its version (`?v=`), for `?cache=` seconds, else asked for again;
 * `?download=1`, byte ranges; pictures in the size of
 * `?width=` and the like, or as it is when too many are being drawn.
 */
export function assetRoute(app: FastifyInstance, { db, files, log, clock }: ContentContext): void {
  const resized = createResizedPictures(log);
  const drawings = createRateLimit({ max: maxDrawn, seconds: 300, clock });
  const pictureIn = (request: FastifyRequest, asset: { readonly mime_type: string; readonly file_hash: string }, path: string) => {
    const size = canResize(asset.mime_type)
      ? pictureSizeOf(request.query as Readonly<Record<string, unknown>>, request.headers.accept)
      : null;
    if (!size) return null;
    const mayDraw = () => request.socket.remoteAddress === insideAddress || drawings.take(request.ip);
    return resized(asset.file_hash, path, size, mayDraw).catch((error: unknown) => {
      if (error instanceof Busy) return 'busy' as const;
      throw error;
    });
  };
  const serve = async (request: FastifyRequest, reply: FastifyReply) => {
    const { app: name, idOrSlug } = request.params as { app: string; idOrSlug: string };
    const { cache, download, v: version } = request.query as { cache?: string; download?: string; v?: string };
    const asset = await findAsset(db.kysely, name, idOrSlug);
    if (!asset || asset.is_protected) throw notFound();
    const path = files.pathOf(asset.file_hash);
    const size = await stat(path).then(
      (found) => found.size,
      () => undefined,
    );
    if (size === undefined) {
      log.error({ tenant: name, asset: asset.id }, 'the file of an asset is missing in the data folder');
      throw notFound();
    }
    const tag = `W/"${asset.file_version}-${asset.file_hash.slice(0, 12)}"`;
    const modified = asset.last_modified.toUTCString();
    const attached = download === '1' || asset.mime_type === unknownType;
    const seconds = /^\d{1,9}$/.test(cache ?? '') ? Math.min(Number(cache), maxCacheSeconds) : 0;
    void reply.headers({
      ETag: tag,
      'Last-Modified': modified,
      'Content-Type': asset.mime_type,
      'Content-Disposition': contentDisposition(attached ? 'attachment' : 'inline', asset.file_name),
      'Content-Security-Policy':
        asset.mime_type === 'application/pdf'
          ? "script-src 'none'"
          : "default-src 'none'; script-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Accept-Ranges': 'bytes',
    });
    if (version === assetVersion(asset.file_hash)) void reply.header('Cache-Control', `public, max-age=${maxCacheSeconds}, immutable`);
    else void reply.header('Cache-Control', seconds > 0 ? `public,max-age=${seconds}` : 'no-cache');
    if (hasVersion(request.headers['if-none-match'], tag)) return reply.code(304).send();
    const picture = await pictureIn(request, asset, path);
    // Whole, and only for now.
    if (picture === 'busy') void reply.header('Cache-Control', 'no-store').removeHeader('ETag').removeHeader('Last-Modified');
    else if (picture)
      return reply
        .headers({ 'Content-Type': picture.mediaType, 'Content-Length': picture.bytes.byteLength, Vary: 'Accept' })
        .removeHeader('Accept-Ranges')
        .send(picture.bytes);
    // The rest of a file that was begun as another version is of no use (RFC 9110, 13.1.5); our tags are weak and match no If-Range.
    const ifRange = request.headers['if-range'] ?? modified;
    const range = ifRange === modified ? byteRange(request.headers['range'], size) : undefined;
    if (range === 'unsatisfiable')
      return reply.code(416).header('Content-Range', `bytes */${size}`).header('Cache-Control', 'no-store').send();
    if (range) void reply.code(206).header('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
    void reply.header('Content-Length', range ? range.end - range.start + 1 : size);
    return reply.send(size === 0 ? '' : createReadStream(path, range));
  };
  app.get('/api/assets/:app/:idOrSlug', serve);
  app.get('/api/assets/:app/:idOrSlug/*', serve);
}
