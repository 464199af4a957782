export { createTenantDirectory, type DirectoryOptions, type LiveTenantDirectory } from './tenant-directory.ts';
