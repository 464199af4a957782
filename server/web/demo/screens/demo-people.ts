import type { People, Tenant } from '#schemas/tenant';
import { tenantDefaults } from '#schemas/tenant';

/** A person of the demo, whom one click signs in. */
export interface DemoPerson {
  readonly email: string;
  readonly name: string;
  readonly shows: string;
  /** false: may not sign in. */
  readonly active: boolean;
  /** false: the front page does not name them. */
  readonly offered: boolean;
  /** The address in the tenant's portal that signing in leads to. */
  readonly lands: string;
}

/** Everyone: claimants, then staff, then editors. Pure. */
export function demoPeople({ claimants, staff = [], editors = [] }: People, { claimsEnabled }: Tenant): DemoPerson[] {
  // LOGIN-12, APP-05: where the sign-in page leads, too.
  const home = (claimsEnabled ?? tenantDefaults.claimsEnabled) ? '/securedPage/my-claim' : '/securedPage/our_case';
  return [
    ...claimants.map(({ name, family_name: familyName, email, active, offered = true, shows = 'a claim' }) => ({
      email,
      name: `${name} ${familyName}`.trim(),
      shows,
      active,
      offered,
      lands: home,
    })),
    ...staff.map((user) => ({ ...colleague(user, 'staff'), lands: '/listing/list' })),
    // Drafts are on the pages that everyone sees; an editor has no claim.
    ...editors.map((user) => ({ ...colleague(user, 'editor'), lands: '/page/our_case' })),
  ];
}

const colleague = ({ email, givenName, familyName, shows }: NonNullable<People['staff']>[number], role: string) => ({
  email,
  name: `${givenName} ${familyName}`,
  shows: shows ?? role,
  active: true,
  offered: true,
});
