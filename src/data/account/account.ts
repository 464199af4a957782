import type { Account } from '#schemas/api';
import type { Asked } from '../source.ts';

/** The account acted for; null for a claimant who has none. */
export const accountOf = async ({ api }: Pick<Asked, 'api'>): Promise<Account | null> => (await api.call('accounts.mine'))[0] ?? null;

/** The project a tenant's configuration files belong to; its own name where it names none. */
export const projectOf = ({ site }: Pick<Asked, 'site'>): string => site.tenant.projectId ?? site.tenant.slug;
