export { type LiveTenantDirectory, createTenantDirectory } from './tenant-directory.ts';
