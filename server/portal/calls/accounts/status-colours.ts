import type { Operation } from '../call.ts';
import type { PublishedContent } from '../../records/index.ts';

/** CLM-14: workflow status code → colour name, from the tenant's configuration. */
export const statusColours: Operation<'accounts.statusColours', PublishedContent> = ({ parts, tenant }) => coloursOf(parts, tenant);

/** As the call answers them. */
export async function coloursOf(parts: PublishedContent, tenant: string): Promise<Record<string, string>> {
  const item = await parts.readContent(tenant, 'configuration', 'workflow-status-colours');
  const colours = item?.['colours'];
  if (typeof colours !== 'object' || colours === null) return {};
  return Object.fromEntries(Object.entries(colours).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
