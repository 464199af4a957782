/** The address of a PDF that a question names: an asset of the tenant by its slug, or an address of its own; undefined for anything else. Pure. */
export function pdfAddress(tenant: string, pdfUrl: string | undefined): string | undefined {
  if (!pdfUrl) return undefined;
  if (/^[a-zA-Z0-9][a-zA-Z0-9._-]{0,199}$/.test(pdfUrl)) return `/api/assets/${tenant}/${pdfUrl}`;
  return /^\/(?!\/)/.test(pdfUrl) || /^https:\/\//i.test(pdfUrl) ? pdfUrl : undefined;
}
