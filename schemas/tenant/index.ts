export type { Dictionary, Tenant } from './tenant.schema.ts';
export type { Theme } from './theme.schema.ts';
