import { identityDefaults } from './defaults/identity.ts';
import type { Tenant } from './tenant.schema.ts';

/** How many digits the passcodes of a tenant have (LOGIN-06). Pure. */
export const codeDigitsOf = ({ identity }: Pick<Tenant, 'identity'>): number => identity.codeDigits ?? identityDefaults.codeDigits;
