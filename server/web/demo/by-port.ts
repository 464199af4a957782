import type { Tenant } from '#schemas/tenant';

/** Tenants in the order in which their own ports follow the main one. */
export const byPort = (one: Tenant, other: Tenant): number => (one.demoPort ?? Infinity) - (other.demoPort ?? Infinity);
