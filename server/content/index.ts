export { contentRoutes } from './http/content-routes.ts';
export type { ContentRoutesOptions } from './http/content-context.ts';
export { compilePublished } from './model/published.ts';
export { openAssetFiles, type AssetFiles } from './assets/asset-files.ts';
export { importTenantFolder, type ImportOptions, type ImportReport } from './import/import-tenant-folder.ts';
export type { FileIssue } from './import/tenant-folder.ts';
export { importTenants, watchTenants, type WatchOptions } from './import/watch-tenants.ts';
export { saveContentClient, type PortalClient } from './token/clients.ts';
export { roles } from './token/permissions.ts';
