export { createDiskStore, type FileStore } from './disk-store.ts';
export { attachmentNamed, fileHeaders, objectKey, type StoredFile } from './file-answer.ts';
export { createFileLinks, type FileLinks } from './file-links.ts';
export { fileRoutes, type FileRoutesOptions } from './file-routes.ts';
export type { SigningKey } from './sigv4.ts';
