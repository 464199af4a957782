import { registrationForms, type RegistrationKind } from '#schemas/api';
import type { PublishedContent } from '../published-content.ts';

/**
 * The forms of a registration that the tenant publishes, whatever their status. A contact of a tenant without a form for contacts answers those of a
 * registration: what is sent does not choose which questions are asked.
 */
export async function registrationFormsOf(
  content: Pick<PublishedContent, 'readContent'>,
  tenant: string,
  kind: RegistrationKind,
): Promise<Readonly<Record<string, unknown>>[]> {
  const items = await Promise.all(registrationForms[kind].map((slug) => content.readContent(tenant, 'submission-form', slug)));
  if (kind === 'Contact' && items.at(-1) === null) return registrationFormsOf(content, tenant, 'Register');
  return items.filter((item) => item !== null);
}
