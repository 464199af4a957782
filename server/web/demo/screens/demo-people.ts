import type { People, Tenant } from '#schemas/tenant';
import { tenantDefaults } from '#schemas/tenant';

/** A person of the demo, as the front page offers to sign in as them. */
export interface OfferedPerson {
  readonly email: string;
  readonly name: string;
  readonly shows: string;
  /** false: may not sign in. */
  readonly active: boolean;
  /** The address in the tenant's portal that signing in leads to. */
  readonly lands: string;
}

/** Everyone who may be offered: claimants, then staff, then editors. Pure. */
export function offeredPeople({ claimants, staff = [], editors = [] }: People, { claimsEnabled }: Tenant): OfferedPerson[] {
  // LOGIN-12, APP-05: where the sign-in page leads, too.
  const home = (claimsEnabled ?? tenantDefaults.claimsEnabled) ? '/securedPage/my-claim' : '/securedPage/our_case';
  return [
    ...claimants.map(({ name, family_name: familyName, email, active, shows = 'a claim' }) => ({
      email,
      name: `${name} ${familyName}`,
      shows,
      active,
      lands: home,
    })),
    ...staff.map((user) => ({ ...offered(user, 'staff'), lands: '/listing/list' })),
    // Drafts are on the pages that everyone sees; an editor has no claim.
    ...editors.map((user) => ({ ...offered(user, 'editor'), lands: '/page/our_case' })),
  ];
}

const offered = ({ email, givenName, familyName, shows }: NonNullable<People['staff']>[number], role: string) => ({
  email,
  name: `${givenName} ${familyName}`,
  shows: shows ?? role,
  active: true,
});
