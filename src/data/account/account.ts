import type { Account } from '#schemas/api';
import type { SourceRequest } from '../source.ts';

/** The account acted for; null for a claimant who has none. */
export const accountOf = async ({ api }: Pick<SourceRequest, 'api'>): Promise<Account | null> =>
  (await api.call('accounts.mine'))[0] ?? null;

/** The project a tenant's configuration files belong to; its own name where it names none. */
export const projectOf = ({ site }: Pick<SourceRequest, 'site'>): string => site.tenant.projectId ?? site.tenant.slug;
