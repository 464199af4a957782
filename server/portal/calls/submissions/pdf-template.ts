import { isAssetSlug } from '#schemas/shared/slug';
import type { Call, CallDependencies } from '../call.ts';
import { pdfFailed } from '../copies/make-copy.ts';
import { isPdf } from '../../../platform/file-type/index.ts';
import { ProblemError } from '../../../platform/problems/index.ts';
import { isPublishedAddress } from '../../documents/index.ts';
import type { PublishedContent } from '../../records/index.ts';
import type { FetchPdf } from '../../../platform/outbound-http/index.ts';

export interface TemplateParts extends PublishedContent {
  /** Bytes of an asset of the tenant by its slug; null when there is none. */
  readonly readAsset: (tenant: string, slug: string) => Promise<Uint8Array | null>;
  /** Host names a template may be fetched from. */
  readonly pdfHosts: readonly string[];
  readonly fetchPdf: FetchPdf;
}

/**
 * The template a question names: an asset of the tenant (`claim.pdf`, `/api/assets/{tenant}/claim.pdf`), else a file of a host in the
 * server's list. Refuses an address that no open form of the tenant contains (403), and what cannot be had (422 for an asset, 502 from outside).
 */
export async function templateOf(
  { parts, tenant, origin }: Call<'submissions.pdfPreview'> & CallDependencies<TemplateParts>,
  pdfUrl: string,
): Promise<Uint8Array> {
  if (!(await isPublishedAddress(parts, tenant, 'pdfUrl', pdfUrl))) throw noSuchTemplate();
  const slug = assetIn(tenant, pdfUrl, origin);
  if (slug !== null) {
    const bytes = await parts.readAsset(tenant, slug).catch((cause: unknown) => Promise.reject(pdfFailed(502, cause)));
    if (!bytes || !isPdf(bytes)) throw pdfFailed(422, bytes ? `asset ${slug} is no PDF` : `there is no asset ${slug}`);
    return bytes;
  }
  if (!URL.canParse(pdfUrl) || !parts.pdfHosts.includes(new URL(pdfUrl).hostname)) throw noSuchTemplate();
  return parts.fetchPdf(pdfUrl).catch((cause: unknown) => Promise.reject(pdfFailed(502, cause)));
}

const noSuchTemplate = (): ProblemError => new ProblemError(403, 'no-such-template', 'This PDF is not set up here.');

/** The slug of an asset of this tenant, from the forms content names one by; null for any other address. Pure. */
export function assetIn(tenant: string, address: string, origin: string): string | null {
  if (isAssetSlug(address)) return address;
  const url = URL.canParse(address, origin) ? new URL(address, origin) : undefined;
  const [, owner, slug = ''] = /^\/api\/assets\/([^/]+)\/([^/]+)$/.exec(url?.pathname ?? '') ?? [];
  return url?.origin === origin && owner === tenant && isAssetSlug(slug) ? slug : null;
}
