/**
 * The largest single file that the portal takes where nothing else is configured: an upload, an asset of a tenant, a template of a PDF, a document
 * to be signed. In bytes.
 */
export const maxFileBytes = 20 * 1024 * 1024;

/** Bytes as words name them: megabytes, to one place, of less than 0.1 to three, never more than there are. Pure. */
export function inMegabytes(bytes: number): number {
  const megabytes = bytes / 1024 / 1024;
  const places = megabytes < 0.1 ? 1000 : 10;
  return Math.floor(megabytes * places) / places;
}
