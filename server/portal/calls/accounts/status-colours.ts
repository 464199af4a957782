import type { Operation } from '../call.ts';

/** CLM-14: workflow status code → colour name, from the tenant's configuration. */
export const statusColours: Operation<'accounts.statusColours'> = async ({ portal, tenant }) => {
  const item = await portal.readContent(tenant, 'configuration', 'workflow-status-colours');
  const colours = item?.['colours'];
  return typeof colours === 'object' && colours !== null ? (colours as Record<string, string>) : {};
};
