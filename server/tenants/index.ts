export { raiseRevision } from './raise-revision.ts';
export { createTenantDirectory, type DirectoryOptions, type LiveTenantDirectory } from './tenant-directory.ts';
