import { isAssetSlug } from '#schemas/shared/slug';

/** The address of a PDF that a question names: an asset of the tenant by its slug, or an address of its own; undefined for anything else. Pure. */
export function pdfAddress(tenant: string, pdfUrl: string | undefined): string | undefined {
  if (!pdfUrl) return undefined;
  if (isAssetSlug(pdfUrl)) return `/api/assets/${tenant}/${pdfUrl}`;
  return /^\/(?!\/)/.test(pdfUrl) || /^https:\/\//i.test(pdfUrl) ? pdfUrl : undefined;
}
