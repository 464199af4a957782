/**
 * The largest single file that the portal takes where nothing else is configured: an upload, an asset of a tenant, a template of a PDF, a document
 * to be signed. In bytes.
 */
export const maxFileBytes = 20 * 1024 * 1024;

/** Bytes as words name them: megabytes, to one place, never more than there are; 0.1 for less. Pure. */
export const inMegabytes = (bytes: number): number => Math.max(0.1, Math.floor((bytes / 1024 / 1024) * 10) / 10);
