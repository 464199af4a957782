import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { submissionIdOf, type TenantSlug } from './marked-people.ts';

const folder = join(import.meta.dirname, '../../fixtures/tenants');

function slugs(tenant: TenantSlug, schema: string): string[] {
  return readdirSync(join(folder, tenant, schema)).map(
    (file) => (JSON.parse(readFileSync(join(folder, tenant, schema, file), 'utf8')) as { slug: string }).slug,
  );
}

/** Every address of a tenant that is for signed-in people, as one person would have it in their address bar, without their mark; unknown pages and forms too. */
export function securedAddresses(tenant: TenantSlug, index: number): string[] {
  const submission = submissionIdOf(tenant, index, 0);
  return [
    ...[...slugs(tenant, 'secured-page'), 'no-such-page'].flatMap((slug) => [
      `/securedPage/${slug}`,
      `/securedPage/${slug};submissionId=${submission}`,
    ]),
    '/securedPage',
    '/home',
    '/profile',
    ...[...slugs(tenant, 'submission-form'), 'no-such-form'].flatMap((slug) => [
      `/form/${slug}`,
      `/form/${slug}?submissionId=${submission}`,
    ]),
    ...slugs(tenant, 'confirmation-pages').map((slug) => `/claim-confirmation?formConfirmationSlug=${slug}&referenceNumber=7K3M-9QXD-4`),
    `/dynamic-content?status=signed&documentId=${submission}`,
  ];
}

/** Addresses for anyone, which a person who is signed in opens too. */
export const publicAddresses = ['/', '/page/our_case', '/page/registration', '/no-such-address', '/error/999'];
