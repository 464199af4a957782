import type { PublishedContent } from '../records/index.ts';

/** A property of a question that names a server to ask or a file to fetch. */
export type AddressProperty = 'vinCheckerUrl' | 'pdfUrl';

/** Every address of this property in the form definitions, as it is written there (CTL-VIN, CTL-PDF). Pure. */
export function publishedAddresses(definitions: readonly unknown[], property: AddressProperty): ReadonlySet<string> {
  const found = new Set<string>();
  const ahead: unknown[] = [...definitions];
  for (let part = ahead.pop(); part !== undefined || ahead.length > 0; part = ahead.pop()) {
    if (typeof part !== 'object' || part === null) continue;
    const { type, name, [property]: address } = part as Record<string, unknown>;
    if (typeof type === 'string' && typeof name === 'string' && typeof address === 'string') found.add(address);
    for (const inner of Object.values(part)) ahead.push(inner);
  }
  return found;
}

/** What a browser names is a key, not an address to trust: it must be in an open form of the tenant (SEC-34). */
export async function isPublishedAddress(
  content: Pick<PublishedContent, 'listContent'>,
  tenant: string,
  property: AddressProperty,
  address: string,
): Promise<boolean> {
  const forms = (await content.listContent(tenant, 'submission-form')).filter(({ status }) => status !== 'Inactive');
  return publishedAddresses(
    forms.map((form) => form['surveyDefinition']),
    property,
  ).has(address);
}
