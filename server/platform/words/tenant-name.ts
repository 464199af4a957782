import { pickText, type Languages } from '#engine';
import type { Tenant } from '#schemas/tenant';

/** How a tenant is called in a language; its slug where content has no name for it. Pure. */
export const tenantName = ({ name, slug }: Pick<Tenant, 'name' | 'slug'>, languages: Languages): string =>
  pickText(name, languages) ?? slug;
