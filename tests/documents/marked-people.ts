import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const fixtures = join(import.meta.dirname, '../../fixtures');

/** Each demo tenant has people of its own, so that a mark names tenant and person. */
const tenants = { northgate: 'n', meridian: 'm' } as const;
export type TenantSlug = keyof typeof tenants;

interface Claimant {
  readonly [field: string]: unknown;
  readonly submissions: readonly { readonly formSlug: string; readonly answers: object }[];
  readonly claims?: { readonly claims?: readonly object[] };
}

/** What is in everything that is known of one person and of no other. */
export const markOf = (tenant: TenantSlug, index: number): string => `mk${String(index).padStart(3, '0')}${tenants[tenant]}`;

/** The people whose marks are in a text, each once. */
export const peopleIn = (text: string): string[] =>
  [...new Set([...text.matchAll(/mk\d{3}[nm]/gi)].map(([mark]) => mark.toLowerCase()))].sort();

const own = (tenant: TenantSlug) => (tenant === 'northgate' ? '4e47' : '4d45');
export const submissionIdOf = (tenant: TenantSlug, index: number, which: 0 | 1): string =>
  `${own(tenant)}0009-${String(index).padStart(4, '0')}-4c1a-9f00-00000000000${which}`;

/**
 * A copy of the demo's tenants in `folder` whose claimants are `count` people each. Name, address, number, reference numbers, claims and answers of
 * each hold their mark; one of their forms is sent, one is a draft.
 */
export function writeMarkedPeople(folder: string, count: number): void {
  const now = new Date().toISOString();
  cpSync(fixtures, folder, { recursive: true });
  for (const tenant of Object.keys(tenants) as TenantSlug[]) {
    const file = join(folder, 'people', `${tenant}.json`);
    const people = JSON.parse(readFileSync(file, 'utf8')) as { claimants: Claimant[] };
    const pattern = people.claimants.find(({ submissions }) => submissions.length > 0);
    const sent = pattern?.submissions[0];
    if (!pattern || !sent) throw new Error(`No claimant of ${tenant} has a form.`);
    const claimants = Array.from({ length: count }, (_, index) => {
      const mark = markOf(tenant, index);
      const submission = (which: 0 | 1) => ({
        ...sent,
        id: submissionIdOf(tenant, index, which),
        status: which === 0 ? 'Done' : 'Draft',
        statusCode: which === 0 ? 'WFS_Registration_Submitted' : 'WFS_Registration_Draft',
        page: 0,
        // A draft that was not changed for long is deleted a minute after the portal starts.
        createdAt: now,
        updatedAt: now,
        referenceNumber: `REF-${which}-${mark}`,
        answers: { ...sent.answers, registration: mark, make: mark, model: mark, signedName: mark, fullName: mark, story: mark },
      });
      return {
        ...pattern,
        id: `${own(tenant)}0008-${String(index).padStart(4, '0')}-4c1a-9f00-000000000000`,
        identifier: `NR-${mark}`,
        name: `Given ${mark}`,
        family_name: `Family ${mark}`,
        email: `${mark}@example.org`,
        phone: `+4477009${tenant === 'northgate' ? 3 : 4}${String(index).padStart(4, '0')}`,
        dynamicData: { note: mark, preferredLanguage: 'en' },
        claims: {
          ...pattern.claims,
          claims: (pattern.claims?.claims ?? []).slice(0, 1).map((claim) => ({
            ...claim,
            SubmissionId: submissionIdOf(tenant, index, 0),
            claimNumber: `CLAIM-${mark}`,
            registration: mark,
          })),
        },
        submissions: [submission(0), submission(1)],
        documents: [],
      };
    });
    writeFileSync(file, JSON.stringify({ ...people, claimants }));
  }
}
