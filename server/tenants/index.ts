export { raiseRevision } from './raise-revision.ts';
export { readTenants } from './read-tenants.ts';
export { createTenantDirectory, type DirectoryOptions, type LiveTenantDirectory } from './tenant-directory.ts';
export { TenantClashes } from './tenant-clashes.ts';
export { unknownTenant } from './unknown-tenant.ts';
